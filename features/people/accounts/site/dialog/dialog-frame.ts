import { lineIcon } from "../line-icon.ts";

const element = (name: string, className: string): HTMLElement => {
  const made = document.createElement(name);
  made.className = className;
  return made;
};

/** What the dialog has beside its steps. */
export type DialogFrame = Readonly<{
  dialog: HTMLDialogElement;
  motto: HTMLElement;
  body: HTMLElement;
  /** Read out by screen readers. */
  announce: (text: string) => void;
}>;

const titleId = "signin-title";

/** The heading of a step names the dialog. */
export const toTitle = (step: HTMLElement): void => {
  const heading = step.querySelector("h1");
  if (!heading) return;
  const title = element("h2", "signin-title");
  title.id = titleId;
  title.tabIndex = -1;
  title.textContent = heading.textContent;
  heading.replaceWith(title);
};

export const makeFrame = (closeWord: string): DialogFrame => {
  const dialog = document.createElement("dialog");
  dialog.className = "dialog signin";
  dialog.setAttribute("aria-labelledby", titleId);
  const scene = element("div", "signin-scene");
  const motto = element("p", "signin-motto");
  scene.append(motto);
  const close = document.createElement("button");
  close.type = "button";
  close.className = "icon-button signin-close";
  close.ariaLabel = closeWord;
  close.append(lineIcon("close", 22));
  close.addEventListener("click", () => dialog.close());
  const body = element("div", "signin-body");
  const live = element("p", "sr-only");
  live.setAttribute("role", "status");
  dialog.append(scene, body, live, close);
  return { dialog, motto, body, announce: (text) => (live.textContent = text) };
};

/** What is kept meanwhile, above the e-mail. */
export const keptLine = (word: string, name: string): HTMLElement => {
  const line = element("p", "signin-kept");
  const strong = document.createElement("b");
  strong.textContent = name;
  line.append(word, document.createElement("br"), strong);
  return line;
};

export const noteLine = (text: string): HTMLElement => {
  const note = element("p", "signin-note");
  note.setAttribute("role", "alert");
  note.textContent = text;
  return note;
};
