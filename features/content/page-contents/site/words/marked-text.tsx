import { foldText } from "#platform/texts/fold-text.ts";

/** Marks the words of a text that are among the found ones. */
export const MarkedText = ({ text, words }: { text: string; words: ReadonlySet<string> }) =>
  text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((part, at) =>
      words.has(foldText(part)) ? <mark key={`${at}-${part}`}>{part}</mark> : part,
    );
