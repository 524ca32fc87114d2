import { foldText } from "#platform/texts/fold-text.ts";

/** A reading that would be right, for a text that is none. */
export type Remedy = Readonly<{
  /** As on the button: `Make it 740 €`. */
  label: string;
  text: string;
}>;

/** What a text means, or why it means nothing. */
export type Parsed<Value> =
  | Readonly<{ value: Value }>
  | Readonly<{ message: string; remedy: Remedy | null }>;

export const failed = (message: string, remedy: Remedy | null = null) => ({ message, remedy });

// Marks that spreadsheets and web pages put around text and nobody sees.
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Without invisible marks, with plain digits, spaces and hyphens. */
export const tidy = (text: string): string =>
  text
    .replaceAll(invisible, "")
    .normalize("NFKC")
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();

/** For comparing words: as texts are searched for, and without signs. */
export const plainWords = (text: string): string =>
  foldText(tidy(text))
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The text in quotation marks, cut where it is long. */
export const quoted = (text: string): string => {
  const shown = tidy(text);
  return `“${shown.length > 40 ? `${shown.slice(0, 39)}…` : shown}”`;
};

const digitLike: Readonly<Record<string, string>> = {
  o: "0",
  O: "0",
  l: "1",
  I: "1",
  "|": "1",
  S: "5",
  B: "8",
  Z: "2",
};

/** Letters that are typed or scanned in place of digits, as those digits. */
export const withDigits = (text: string): string =>
  text.replaceAll(/[oOlI|SBZ]/g, (letter) => digitLike[letter] ?? letter);
