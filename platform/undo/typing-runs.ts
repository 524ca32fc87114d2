/**
 * One change of a text as typing makes it: an insertion, a deletion, or, in a JSON editor, a new
 * whole value.
 */
export type Typing = Readonly<{
  /** Identifies the text: a field's path, or what its JSON editor shows. */
  key: string;
  kind: "insert" | "delete" | "whole";
  /** The inserted or deleted characters. */
  text: string;
  /** Index of the first of these characters in the text. */
  start: number;
  /** Epoch milliseconds. */
  at: number;
}>;

const maxPauseMs = 1500; // a longer pause starts a new undo step

const commonPrefixLength = (a: string, b: string): number => {
  const maxLength = Math.min(a.length, b.length);
  let length = 0;
  while (length < maxLength && a[length] === b[length]) length += 1;
  return length;
};

const commonSuffixLength = (a: string, b: string, maxLength: number): number => {
  let length = 0;
  while (length < maxLength && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
};

/**
 * The insertion or deletion that turns one text into the other; null for a replacement, which is
 * never merged into a typing run.
 */
export const detectTyping = (
  before: string,
  after: string,
  key: string,
  at: number,
): Typing | null => {
  const start = commonPrefixLength(before, after);
  const end = commonSuffixLength(before, after, Math.min(before.length, after.length) - start);
  const removed = before.slice(start, before.length - end);
  const inserted = after.slice(start, after.length - end);
  if (removed === "" && inserted !== "") return { key, kind: "insert", text: inserted, start, at };
  if (inserted === "" && removed !== "") return { key, kind: "delete", text: removed, start, at };
  return null;
};

const isNewWord = (last: string | undefined, next: string | undefined): boolean =>
  /\s/.test(last ?? "") && /\S/.test(next ?? "");

/** A key stroke in a JSON editor: the resulting value is known, the edit to its text is not. */
export const jsonTyping = (key: string, at: number): Typing => ({
  key,
  kind: "whole",
  text: "",
  start: 0,
  at,
});

/** Whether a change continues the run before it: same word, same direction, no pause between. */
export const continuesTyping = (before: Typing, next: Typing): boolean => {
  if (before.key !== next.key || before.kind !== next.kind) return false;
  if (next.at - before.at > maxPauseMs) return false;
  if (next.kind === "whole") return true;
  if (next.kind === "insert")
    return (
      next.start === before.start + before.text.length &&
      !isNewWord(before.text.at(-1), next.text[0])
    );
  const isBackwards = next.start + next.text.length === before.start;
  if (isBackwards) return !isNewWord(before.text[0], next.text.at(-1));
  return next.start === before.start && !isNewWord(before.text.at(-1), next.text[0]);
};
