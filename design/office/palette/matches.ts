import { foldText } from "#platform/texts/fold-text.ts";

/** Positions in a text from which (included) to which (excluded) something stands. */
type Span = readonly [from: number, to: number];

/** Where the letters of a word stand in a text in their order, from a word's start on; null for nowhere. */
const lettersInOrder = (text: string, word: string): readonly Span[] | null => {
  let from = text.search(new RegExp(`(?<![\\p{L}\\p{N}])${word[0]?.replace(/\W/u, "\\$&")}`, "u"));
  const spans: Span[] = [];
  for (const letter of word) {
    const position = from < 0 ? -1 : text.indexOf(letter, from);
    if (position < 0) return null;
    from = position + letter.length;
    spans.push([position, from]);
  }
  return spans;
};

/** Where a folded text holds a folded word as it is, or else its letters in their order; null for nowhere. */
export const spansOf = (text: string, word: string): readonly Span[] | null => {
  const position = text.indexOf(word);
  return position < 0 ? lettersInOrder(text, word) : [[position, position + word.length]];
};

export const foldedWords = (typed: string): readonly string[] =>
  foldText(typed).split(/\s+/).filter(Boolean);

/** The letters of a folded text, each with where in the text it comes from: `ß` gives two, a mark none. */
const originsOf = (text: string): Readonly<{ folded: string; origins: readonly Span[] }> => {
  let folded = "";
  const origins: Span[] = [];
  let at = 0;
  for (const sign of text) {
    const span = [at, at + sign.length] as const;
    const letters = foldText(sign);
    const last = origins.pop();
    if (last) origins.push(letters === "" ? [last[0], span[1]] : last);
    origins.push(...Array.from(letters.split(""), () => span));
    folded += letters;
    [, at] = span;
  }
  return { folded, origins };
};

type TextPart = Readonly<{ text: string; isMatch: boolean }>;

/**
 * A text in parts, those that match the typed words among them.
 * @param isLoose whether the letters of a word in their order match too, as they do for commands
 */
export const matchingParts = (
  text: string,
  typed: string,
  isLoose: boolean,
): readonly TextPart[] => {
  const { folded, origins } = originsOf(text);
  const spans = foldedWords(typed)
    .filter((word) => isLoose || folded.includes(word))
    .flatMap((word) => spansOf(folded, word) ?? [])
    .flatMap(([from, to]) => origins.slice(from, to));
  const parts: TextPart[] = [];
  for (const [at, sign] of text.split("").entries()) {
    const isMatch = spans.some(([from, to]) => at >= from && at < to);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + sign, isMatch };
    else parts.push({ text: sign, isMatch });
  }
  return parts;
};
