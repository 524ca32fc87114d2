import { useSyncExternalStore } from "react";

// What this browser knows of the clipboard without asking for the right to read it. It is shared by
// the tabs of all countries.
const storageKey = "office-copied-blocks";
/** In characters; a longer text is only counted. */
const maxStoredLength = 400_000;

export type CopiedBlocks = Readonly<{ count: number; text: string | null }>;

const parse = (stored: string | null): CopiedBlocks | null => {
  try {
    const value = JSON.parse(stored ?? "null") as Partial<CopiedBlocks> | null;
    const { count, text } = value ?? {};
    return typeof count === "number"
      ? { count, text: typeof text === "string" ? text : null }
      : null;
  } catch {
    return null;
  }
};

/** Null while nothing was copied in this browser. */
export const copiedBlocks = (): CopiedBlocks | null => parse(localStorage.getItem(storageKey));

const listeners = new Set<() => void>();

/** @param count 0 for a clipboard that holds something else */
export const rememberCopied = (count: number, text: string): void => {
  const kept: CopiedBlocks = { count, text: text.length > maxStoredLength ? null : text };
  try {
    localStorage.setItem(storageKey, JSON.stringify(count === 0 ? { count, text: null } : kept));
  } catch {
    return; // the storage is full: pasting reads the clipboard itself
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
};

/** How many blocks lie in the clipboard; null while that is not known. */
export const useCopiedCount = (): number | null =>
  useSyncExternalStore(subscribe, () => copiedBlocks()?.count ?? null);
