import type { Typed } from "./typed.ts";

const nameOf = (tourId: string): string => `wr-request ${tourId}`;

/** Keeps what was typed until the tab closes. */
export const keepTyping = (tourId: string, typed: Typed): void => {
  try {
    sessionStorage.setItem(nameOf(tourId), JSON.stringify(typed));
  } catch {
    // Where a browser keeps nothing, a reload loses what was typed.
  }
};

export const forgetTyping = (tourId: string): void => {
  try {
    sessionStorage.removeItem(nameOf(tourId));
  } catch {
    // There is nothing to forget where nothing is kept.
  }
};

export const keptTyping = (tourId: string): Typed | null => {
  try {
    const json = sessionStorage.getItem(nameOf(tourId));
    if (json === null) return null;
    const typed: Typed = JSON.parse(json);
    return typed;
  } catch {
    return null;
  }
};
