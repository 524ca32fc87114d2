import type { SavedKind } from "#features/people/wishlist/contract.ts";
import { type DeviceSaved, isSavedKey, keysOf, type SavedKey } from "./saved-keys.ts";

/** Null for a button that saves nothing. */
export const keyOfHeart = ({ name, value }: HTMLButtonElement): SavedKey | null => {
  const kind: SavedKind = name.endsWith("tour") ? "tour" : "travel";
  const key = `${kind}:${value}`;
  return isSavedKey(key) ? key : null;
};

export const heartsOf = (key: SavedKey): HTMLButtonElement[] => {
  const [, id = ""] = key.split(":");
  return [...document.querySelectorAll<HTMLButtonElement>(`.heart[value="${id}"]`)];
};

const saveForm = (): HTMLFormElement | null => document.querySelector("form#save");

/** The words of the page's form, by the name of their attribute. */
export const wordOf = (name: string): string => saveForm()?.dataset[name] ?? "";

const setLabel = (element: HTMLElement, addition: string): void => {
  element.dataset["label"] ??= element.getAttribute("aria-label") ?? "";
  element.setAttribute(
    "aria-label",
    [element.dataset["label"], addition].filter(Boolean).join(", "),
  );
};

const paintCount = (n: number): void => {
  const link = document.querySelector<HTMLElement>(".site-saved");
  if (!link) return;
  setLabel(link, n === 0 ? "" : String(n));
  if (n === 0) delete link.dataset["count"];
  else link.dataset["count"] = String(n);
};

/** Shows what is saved on all hearts, and how much of it in the header. */
export const paintHearts = (saved: DeviceSaved): void => {
  for (const heart of document.querySelectorAll<HTMLButtonElement>(".heart")) {
    const key = keyOfHeart(heart);
    if (!key) continue;
    const isWaiting = saved.isOfAccount && saved.waiting[key] !== undefined;
    heart.setAttribute("aria-pressed", String(saved.items[key] !== undefined));
    heart.toggleAttribute("data-waiting", isWaiting);
    setLabel(heart, isWaiting ? wordOf("waiting") : "");
  }
  paintCount(keysOf(saved).length);
};
