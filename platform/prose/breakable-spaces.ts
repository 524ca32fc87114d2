const spaces = /\s+/gu;
const endsWord = /[\p{L},.;:!?)'"’”]$/u;
const beginsWord = /^\p{L}/u;
const noBreak = /[\u00a0\u202f]/g;

/**
 * A paragraph whose words are joined by no-break spaces throughout, as some programs hand it on,
 * gets ordinary ones, since no line of it could be broken. Where they join a number and its unit or
 * a French sign and its word within a text of ordinary spaces, they stay. The length is kept.
 */
export const withBreakableSpaces = (paragraph: string): string => {
  const gaps = [...paragraph.matchAll(spaces)]
    .filter(
      ({ 0: gap, index }) =>
        endsWord.test(paragraph.slice(Math.max(0, index - 2), index)) &&
        beginsWord.test(paragraph.slice(index + gap.length, index + gap.length + 2)),
    )
    .map(([gap]) => gap.replaceAll(noBreak, "") === "");
  const joined = gaps.filter(Boolean).length;
  return joined >= 2 && joined > gaps.length / 2 ? paragraph.replaceAll(noBreak, " ") : paragraph;
};
