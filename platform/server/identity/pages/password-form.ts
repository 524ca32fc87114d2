import type { SignInWords } from "../realm.ts";
import { passwordField, refusalNote, showPasswordScript } from "./password-field.ts";
import { passkeyScript } from "./passkey-form.ts";
import { escape } from "./plain-page.ts";

export type PasswordForm = Readonly<{
  /** The URL that the form posts to. */
  action: string;
  /** The typed e-mail is shown again after an error. */
  email: string;
  /** `typed` stands at the password, for what the person can mend there. */
  error: Readonly<{ kind: "typed" | "refused"; text: string }> | null;
  /** The form of the other way in, as HTML; empty where there is none. */
  passkey: string;
}>;

/** The body of the page that asks for e-mail and password; the first of them that is empty has the focus. */
export const passwordFormBody = (
  words: SignInWords,
  { action, email, error, passkey }: PasswordForm,
): string =>
  [
    `<form method="post" action="${escape(action)}">`,
    error?.kind === "refused" ? refusalNote(error.text) : "",
    `<div class="field"><label for="email">${escape(words.email)}</label><input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escape(email)}"${email === "" ? " autofocus" : ""}></div>`,
    passwordField({
      label: words.password,
      show: words.show,
      attributes: 'autocomplete="current-password"',
      error: error?.kind === "typed" ? error.text : null,
      hasFocus: email !== "",
    }),
    `<button>${escape(words.signIn)}</button></form>${passkey}<p>${escape(words.forgotten)}</p>`,
    showPasswordScript,
    passkey === "" ? "" : `<script>${passkeyScript}</script>`,
  ].join("");
