import { countDown, followCode } from "#features/people/accounts/parts/live-code.ts";
import type { DialogWords } from "#features/people/accounts/parts/login-view.ts";
import { loadSheet } from "#design/live/load-sheet.ts";
import { paintBell } from "./paint-bells.ts";

/** The pages of the way to an alert, whose content the dialog shows instead. */
const pagesOfWay = new Set(["/alerts", "/login"]);

const content = ".login-steps";
const firstField =
  "[autofocus], [aria-invalid=true], input:not([type=hidden]), select, a.button, button";

const createDialog = (close: string): HTMLDialogElement => {
  const dialog = document.createElement("dialog");
  dialog.className = "dialog alert-dialog";
  const body = document.createElement("div");
  body.className = "dialog-body";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "icon-button alert-close";
  button.ariaLabel = close;
  button.textContent = "×";
  button.addEventListener("click", () => dialog.close());
  const live = document.createElement("p");
  live.className = "sr-only";
  live.setAttribute("role", "status");
  body.append(button, document.createElement("div"), live);
  dialog.append(body);
  dialog.addEventListener("close", () => {
    counts.get(dialog)?.();
    dialog.remove();
  });
  document.body.append(dialog);
  return dialog;
};

/** Says what has become of the alert to the bells of the page. */
const tell = (steps: HTMLElement): void => {
  const { about = "", alert } = steps.dataset;
  if (alert) paintBell(about, alert === "on");
};

/** Ends the count of the step before. */
const counts = new WeakMap<HTMLDialogElement, () => void>();

/** The step of a code is the living one: it counts down, and sends what is pasted. */
const enliven = (dialog: HTMLDialogElement, steps: HTMLElement): void => {
  counts.get(dialog)?.();
  const { words } = steps.dataset;
  if (words === undefined) return;
  const spoken: DialogWords = JSON.parse(words);
  const live = dialog.querySelector<HTMLElement>("[role=status].sr-only");
  const announce = (text: string) => {
    if (live) live.textContent = text;
  };
  counts.set(dialog, countDown(steps, spoken, announce));
  for (const form of steps.querySelectorAll("form")) followCode(form);
};

const show = (dialog: HTMLDialogElement, steps: HTMLElement): void => {
  const place = dialog.querySelector<HTMLElement>(".dialog-body > div");
  const title = steps.querySelector("h1");
  if (!place || !title) return;
  const heading = document.createElement("h2");
  heading.id = "alert-title";
  heading.tabIndex = -1;
  heading.append(...title.childNodes);
  title.replaceWith(heading);
  dialog.setAttribute("aria-labelledby", heading.id);
  place.replaceChildren(steps);
  tell(steps);
  enliven(dialog, steps);
  const isDone = steps.dataset["alert"] !== undefined;
  const field = isDone ? null : steps.querySelector<HTMLElement>(firstField);
  (field ?? heading).focus();
  if (field instanceof HTMLInputElement && field.name === "code") field.select();
};

/** @throws where there is no network, and where the answer is no step of the way */
const load = async (
  dialog: HTMLDialogElement,
  address: string,
  request: RequestInit = {},
): Promise<void> => {
  const answer = await fetch(address, { ...request, headers: { accept: "text/html" } });
  const { pathname } = new URL(answer.url);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const steps = page.querySelector<HTMLElement>(content);
  if (!pagesOfWay.has(pathname) || !steps) throw new Error("This is no step of an alert.");
  show(dialog, steps);
};

const isOfWay = (address: string): boolean => {
  const url = new URL(address, location.href);
  return url.origin === location.origin && pagesOfWay.has(url.pathname);
};

const sendForm = (dialog: HTMLDialogElement, event: SubmitEvent): void => {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement) || !isOfWay(target.action)) return;
  event.preventDefault();
  if (dialog.ariaBusy === "true") return;
  dialog.ariaBusy = "true";
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(target, submitter))
    if (typeof value === "string") body.append(name, value);
  load(dialog, target.action, { method: "POST", body })
    // What cannot go on here goes on as a page, where the browser says what is wrong.
    .catch(() => target.submit())
    .finally(() => {
      dialog.ariaBusy = null;
    });
};

const followLink = (dialog: HTMLDialogElement, event: MouseEvent): void => {
  const { target } = event;
  if (target === dialog) dialog.close();
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link) return;
  if (link.matches(".alert-back")) {
    event.preventDefault();
    dialog.close();
    return;
  }
  if (!isOfWay(link.href)) return;
  event.preventDefault();
  load(dialog, link.href).catch(() => location.assign(link.href));
};

/** Shows the way to an alert in a dialog; its pages are the same as without JavaScript. */
export const openAlert = async (bell: HTMLButtonElement): Promise<void> => {
  const address = `/alerts?about=${encodeURIComponent(bell.value)}`;
  for (const name of ["account", "alerts"]) void loadSheet(name);
  const dialog = createDialog(document.querySelector<HTMLElement>("#save")?.dataset["close"] ?? "");
  dialog.addEventListener("submit", (event) => sendForm(dialog, event));
  dialog.addEventListener("click", (event) => followLink(dialog, event));
  dialog.addEventListener("close", () => bell.focus());
  try {
    await load(dialog, address);
    dialog.showModal();
    dialog.querySelector<HTMLElement>(firstField)?.focus();
  } catch {
    dialog.remove();
    location.assign(address);
  }
};
