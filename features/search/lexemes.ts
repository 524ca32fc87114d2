import type { LexemeRow } from "./rows.ts";
import type { WordLexemes } from "./text.ts";

/** What a word is worth by the place where it stands: a name outweighs any number of stories. */
const worth = [0, 1, 4, 16, 64] as const;

/** Which travels hold which lexemes; travels are numbered. */
export type LexemeIndex = Readonly<{
  /** Sorted, for prefixes. */
  lexemes: readonly string[];
  /** For each lexeme, pairs of travel and weight. */
  holders: readonly Int32Array[];
}>;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Builds the index of one market's lexemes. @param numbers the travel's number by its id */
export const buildLexemes = (
  rows: readonly LexemeRow[],
  numbers: ReadonlyMap<string, number>,
): LexemeIndex => {
  const byLexeme = Map.groupBy(rows, ({ lexeme }) => lexeme);
  const lexemes = [...byLexeme.keys()].toSorted(compare);
  const holders = lexemes.map((lexeme) =>
    Int32Array.from(
      (byLexeme.get(lexeme) ?? []).flatMap(({ travelId, weight }) => [
        numbers.get(travelId) ?? 0,
        weight,
      ]),
    ),
  );
  return { lexemes, holders };
};

/** The place of the first lexeme that is not before a text. */
const lowerBound = (lexemes: readonly string[], text: string): number => {
  let [low, high] = [0, lexemes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lexemes[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

const raise = (best: Uint8Array, holders: Int32Array | undefined) => {
  if (!holders) return;
  for (let at = 0; at < holders.length; at += 2) {
    const travel = holders[at] ?? 0;
    const value = worth[holders[at + 1] ?? 0] ?? 0;
    if (value > (best[travel] ?? 0)) best[travel] = value;
  }
};

/** Whether any travel holds a word. */
export const isMet = ({ lexemes }: LexemeIndex, word: WordLexemes): boolean =>
  word.lexemes.some((lexeme) => lexemes[lowerBound(lexemes, lexeme)] === lexeme) ||
  (word.prefix !== null &&
    (lexemes[lowerBound(lexemes, word.prefix)] ?? "").startsWith(word.prefix));

/**
 * How well each travel meets a keyword: the sum of its words' worth, 0 where one word is missing.
 * A word is worth what the best place is worth in which one of its lexemes stands.
 */
export const scoreTravels = (
  { lexemes, holders }: LexemeIndex,
  words: readonly WordLexemes[],
  count: number,
): Int32Array => {
  const scores = new Int32Array(count);
  const best = new Uint8Array(count);
  words.forEach((word, index) => {
    best.fill(0);
    for (const lexeme of word.lexemes) {
      const at = lowerBound(lexemes, lexeme);
      if (lexemes[at] === lexeme) raise(best, holders[at]);
    }
    if (word.prefix !== null)
      for (let at = lowerBound(lexemes, word.prefix); lexemes[at]?.startsWith(word.prefix); at += 1)
        raise(best, holders[at]);
    for (let travel = 0; travel < count; travel += 1) {
      const before = scores[travel] ?? 0;
      const now = best[travel] ?? 0;
      scores[travel] = now === 0 || (index > 0 && before === 0) ? 0 : before + now;
    }
  });
  return scores;
};
