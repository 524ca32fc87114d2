import { withBreakableSpaces } from "#platform/prose/breakable-spaces.ts";
import {
  isProseList,
  type ProseBlock,
  type ProseList,
  type ProseRun,
} from "#platform/prose/prose.ts";
import { withoutRefusedSigns } from "#platform/texts/signs.ts";
import { noLosses, pasteNotes } from "./paste-notes.ts";

/**
 * Plain text as the clipboard has it, and a sentence for what was left out of it.
 */
export const cleanPlainText = (
  pasted: string,
): Readonly<{ text: string; notes: readonly string[] }> => {
  const { text, dropped } = withoutRefusedSigns(pasted);
  return { text, notes: pasteNotes({ ...noLosses, signs: dropped }) };
};

/** Plain text is never interpreted: its stars, brackets and numbers stay the signs that they are. */
export const blocksOfPlainText = (text: string): readonly ProseBlock[] =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.replaceAll(/^\n+|\n+$/g, ""))
    .filter((part) => part.trim() !== "")
    .map((part) => ({
      kind: "paragraph",
      runs: [{ text: withBreakableSpaces(part), isBold: false, isItalic: false, link: null }],
    }));

const wordsOf = (runs: readonly ProseRun[]): string => runs.map(({ text }) => text).join("");

const plainList = ({ kind, start, items }: ProseList, indent: string): readonly string[] =>
  items.flatMap(({ runs, lists }, index) => [
    `${indent}${kind === "bullets" ? "-" : `${start + index}.`} ${wordsOf(runs)}`,
    ...lists.flatMap((list) => plainList(list, `${indent}  `)),
  ]);

const plainBlock = (block: ProseBlock): string =>
  isProseList(block) ? plainList(block, "").join("\n") : wordsOf(block.runs);

/** What other programs get of copied words: without our marks, which they would show as signs. */
export const plainTextOf = (blocks: readonly ProseBlock[]): string =>
  blocks.map(plainBlock).join("\n\n");
