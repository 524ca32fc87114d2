import { fieldId } from "./field-schema.ts";

const nearestField = (path: string): HTMLElement | null => {
  const steps = path.split(".");
  for (let length = steps.length; length > 0; length -= 1) {
    const field = document.getElementById(fieldId(steps.slice(0, length).join(".")));
    if (field) return field;
  }
  return null;
};

const show = (field: HTMLElement): void => {
  for (
    let details = field.closest("details");
    details;
    details = details.parentElement?.closest("details") ?? null
  )
    details.open = true;
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
};

const patienceMs = 3000; // fields that are loaded on demand come later than their form

let awaited: AbortController | null = null;

/** Calls back once, when the field is in the document, unless the user does something before. */
const whenThere = (path: string, callback: (field: HTMLElement) => void): void => {
  const ending = new AbortController();
  awaited = ending;
  const observer = new MutationObserver(() => {
    const field = document.getElementById(fieldId(path));
    if (!field) return;
    ending.abort();
    callback(field);
  });
  const { signal } = ending;
  signal.addEventListener("abort", () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => ending.abort(), patienceMs);
  for (const act of ["keydown", "pointerdown"] as const)
    window.addEventListener(act, () => ending.abort(), { signal });
};

const control = ":is(input, textarea, select, button):not(:disabled)";

/** Of a list the button that adds, of a group of choices the first one. */
const firstControl = (field: HTMLElement): HTMLElement =>
  field.querySelector<HTMLElement>(":scope > button") ??
  field.querySelector<HTMLElement>(control) ??
  field;

/** Focuses where the field at a path is filled in, once it is loaded. */
export const beginAtField = (path: string): void => {
  awaited?.abort();
  const begin = (field: HTMLElement) => show(firstControl(field));
  const field = document.getElementById(fieldId(path));
  if (field) begin(field);
  else whenThere(path, begin);
};

/**
 * Focuses the field at a path of the open panel, or its nearest visible ancestor until the field is
 * loaded; collapsed sections around it are opened.
 */
export const focusField = (path: string): void => {
  awaited?.abort();
  const field = nearestField(path);
  if (field) show(field);
  if (field?.id !== fieldId(path)) whenThere(path, show);
};
