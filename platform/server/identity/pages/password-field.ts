import { escape, scriptSource } from "./plain-page.ts";

/** Shows the password while the box is ticked; without a script there is no box. */
export const showScript = `const box=document.getElementById("show"),field=document.getElementById("password");box.parentElement.hidden=false;box.addEventListener("change",()=>{field.type=box.checked?"text":"password"});field.form.addEventListener("submit",()=>{field.type="password"})`;

/** Stands at the end of a page with a password field. */
export const showPasswordScript = `<script>${showScript}</script>`;
/** What the policy of such a page says of its script. */
export const showPasswordSource = scriptSource(showScript);

const warning =
  '<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><path d="M10 3.5 2.5 16.5h15ZM10 8.5v4M10 14.5h.01" stroke-linejoin="round" stroke-linecap="round"/></svg>';

const alert = (text: string, className: string): string =>
  `<p role="alert" id="error"${className}>${warning}<span>${escape(text)}</span></p>`;

/** What is wrong with a field, below it. */
export const fieldError = (text: string): string => alert(text, "");

/** What is said at no single field, in a frame. */
export const refusalNote = (text: string): string => alert(text, ' class="note"');

type Field = Readonly<{
  label: string;
  /** The word of the box that shows the password. */
  show: string;
  /** Further attributes, as HTML. */
  attributes: string;
  /** Shown at the field; null without one. */
  error: string | null;
  hasFocus: boolean;
}>;

export const passwordField = ({ label, show, attributes, error, hasFocus }: Field): string =>
  `<div class="field"><label for="password">${escape(label)}</label><label class="toggle" hidden><input id="show" type="checkbox" autocomplete="off">${escape(show)}</label><input id="password" name="password" type="password" required maxlength="128" ${attributes}${error === null ? "" : ' aria-invalid="true" aria-describedby="error"'}${hasFocus ? " autofocus" : ""}></div>${error === null ? "" : alert(error, "")}`;
