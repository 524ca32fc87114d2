/**
 * One change of a text, as typing makes it: something put in, something taken out, or, where JSON is
 * written, another whole.
 */
export type Typing = Readonly<{
  /** Which text was changed. */
  key: string;
  kind: "insert" | "delete" | "whole";
  /** The characters that came or went. */
  text: string;
  /** Where they begin. */
  start: number;
  /** When, in epoch milliseconds. */
  at: number;
}>;

const maxPauseMs = 1500; // ms; after it a new stretch of typing begins

const commonPrefixLength = (a: string, b: string): number => {
  const maxLength = Math.min(a.length, b.length);
  let length = 0;
  while (length < maxLength && a[length] === b[length]) length += 1;
  return length;
};

const commonSuffixLength = (a: string, b: string, most: number): number => {
  let length = 0;
  while (length < most && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
};

/** What typing did to a text; null for a replacement, which stands for itself. */
export const detectTyping = (
  before: string,
  after: string,
  key: string,
  at: number,
): Typing | null => {
  const start = commonPrefixLength(before, after);
  const end = commonSuffixLength(before, after, Math.min(before.length, after.length) - start);
  const gone = before.slice(start, before.length - end);
  const come = after.slice(start, after.length - end);
  if (gone === "" && come !== "") return { key, kind: "insert", text: come, start, at };
  if (come === "" && gone !== "") return { key, kind: "delete", text: gone, start, at };
  return null;
};

const isNewWord = (last: string | undefined, next: string | undefined): boolean =>
  /\s/.test(last ?? "") && /\S/.test(next ?? "");

/** One key stroke in JSON: what it makes of the thing is known, not what it does to its text. */
export const jsonTyping = (key: string, at: number): Typing => ({
  key,
  kind: "whole",
  text: "",
  start: 0,
  at,
});

/** Whether a change goes on with the one before it: the same word, in the same direction, without a pause. */
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
