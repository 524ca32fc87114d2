import type { LexemeRow } from "../index/read-rows.ts";
import type { WordLexemes } from "./query-lexemes.ts";

/**
 * Score of a lexeme by its weight, from none and D to A. A single match in a name outweighs any
 * number of matches in stories.
 */
const weightScores = [0, 1, 4, 16, 64] as const;

/** Inverted index from lexemes to travel numbers. */
export type LexemeIndex = Readonly<{
  /** Sorted, so that the lexemes with a common prefix are adjacent. */
  lexemes: readonly string[];
  /**
   * The travels with lexeme `n` are `travels[starts[n]]` up to, not including, `travels[starts[n +
   * 1]]`, sorted.
   */
  starts: Int32Array;
  travels: Int32Array;
  weights: Uint8Array;
}>;

export const emptyLexemes: LexemeIndex = {
  lexemes: [],
  starts: new Int32Array(1),
  travels: new Int32Array(0),
  weights: new Uint8Array(0),
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Holder = Readonly<{ travel: number; weight: number }>;
const none: readonly Holder[] = [];

const holdersByLexeme = (rows: readonly LexemeRow[], numbers: ReadonlyMap<string, number>) => {
  const byLexeme = new Map<string, Holder[]>();
  for (const { travelId, lexeme, weight } of rows) {
    const travel = numbers.get(travelId);
    if (travel === undefined) continue;
    const holders = byLexeme.get(lexeme);
    if (holders) holders.push({ travel, weight });
    else byLexeme.set(lexeme, [{ travel, weight }]);
  }
  for (const holders of byLexeme.values()) holders.sort((a, b) => a.travel - b.travel);
  return byLexeme;
};

/**
 * Merges the old index and the new rows in one pass over both.
 * @param newNumbers the new number of each old travel, or -1 for a travel that was removed or read
 * again
 * @param numbers the new numbers by travel id
 */
export const patchLexemes = (
  before: LexemeIndex,
  newNumbers: Int32Array,
  rows: readonly LexemeRow[],
  numbers: ReadonlyMap<string, number>,
): LexemeIndex => {
  const added = holdersByLexeme(rows, numbers);
  const addedWords = [...added.keys()].toSorted(compare);
  const capacity = before.travels.length + rows.length;
  const travels = new Int32Array(capacity);
  const weights = new Uint8Array(capacity);
  const lexemes: string[] = [];
  const starts: number[] = [];
  let end = 0;
  /**
   * Copies the old travels of a lexeme that come before the number `until`.
   * @returns the position after the last one read
   */
  const copyHolders = (from: number, to: number, until: number): number => {
    let at = from;
    for (; at < to; at += 1) {
      const travel = newNumbers[before.travels[at] ?? 0] ?? -1;
      if (travel >= until) break;
      if (travel < 0) continue;
      travels[end] = travel;
      weights[end] = before.weights[at] ?? 0;
      end += 1;
    }
    return at;
  };
  for (let at = 0, next = 0; at < before.lexemes.length || next < addedWords.length;) {
    const [known, fresh] = [before.lexemes[at], addedWords[next]];
    const isKnown = known !== undefined && (fresh === undefined || known <= fresh);
    const isFresh = fresh !== undefined && (known === undefined || fresh <= known);
    const start = end;
    let old = isKnown ? (before.starts[at] ?? 0) : 0;
    const last = isKnown ? (before.starts[at + 1] ?? 0) : 0;
    for (const { travel, weight } of (isFresh && added.get(fresh)) || none) {
      old = copyHolders(old, last, travel);
      travels[end] = travel;
      weights[end] = weight;
      end += 1;
    }
    copyHolders(old, last, 2 ** 30);
    if (isKnown) at += 1;
    if (isFresh) next += 1;
    if (end === start) continue; // no travel contains this lexeme any more
    lexemes.push((isKnown ? known : fresh) ?? "");
    starts.push(start);
  }
  starts.push(end);
  return {
    lexemes,
    starts: Int32Array.from(starts),
    travels: travels.slice(0, end),
    weights: weights.slice(0, end),
  };
};

/** Index of the first lexeme that is equal to the text or sorted after it. */
const lowerBound = (lexemes: readonly string[], text: string): number => {
  let [low, high] = [0, lexemes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lexemes[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

const raiseScores = (
  best: Uint8Array,
  { starts, travels, weights }: LexemeIndex,
  lexeme: number,
  minScore: number,
) => {
  const end = starts[lexeme + 1] ?? 0;
  for (let at = starts[lexeme] ?? 0; at < end; at += 1) {
    const travel = travels[at] ?? 0;
    const value = weightScores[weights[at] ?? 0] ?? 0;
    if (value >= minScore && value > (best[travel] ?? 0)) best[travel] = value;
  }
};

export const countTravelsWith = ({ lexemes, starts }: LexemeIndex, lexeme: string): number => {
  const at = lowerBound(lexemes, lexeme);
  return lexemes[at] === lexeme ? (starts[at + 1] ?? 0) - (starts[at] ?? 0) : 0;
};

/**
 * True when a travel contains one of the word's lexemes, or a lexeme that starts with the word's
 * prefix.
 */
export const isInCatalogue = ({ lexemes }: LexemeIndex, word: WordLexemes): boolean =>
  word.lexemes.some((lexeme) => lexemes[lowerBound(lexemes, lexeme)] === lexeme) ||
  (word.prefix !== null &&
    (lexemes[lowerBound(lexemes, word.prefix)] ?? "").startsWith(word.prefix));

/**
 * The keyword without beginnings of words that are whole: “mare” is a word of the texts, and not
 * the beginning of others such as “maremma”.
 */
export const wholeWords = (
  { lexemes }: LexemeIndex,
  words: readonly WordLexemes[],
): readonly WordLexemes[] =>
  words.map((word) => {
    // Lexemes of places have a space, and may come of the beginning of a name.
    const isWhole = word.lexemes.some(
      (each) => !each.includes(" ") && lexemes[lowerBound(lexemes, each)] === each,
    );
    return isWhole ? { ...word, prefix: null } : word;
  });

/** A word of the keyword, and the lowest score that counts as a match of the word. */
type RequiredWord = Readonly<{ word: WordLexemes; minScore: number }>;

const scoreWords = (
  index: LexemeIndex,
  words: readonly RequiredWord[],
  count: number,
): Int32Array => {
  const { lexemes } = index;
  const scores = new Int32Array(count);
  const best = new Uint8Array(count);
  words.forEach(({ word, minScore }, position) => {
    best.fill(0);
    for (const lexeme of word.lexemes) {
      const at = lowerBound(lexemes, lexeme);
      if (lexemes[at] === lexeme) raiseScores(best, index, at, minScore);
    }
    if (word.prefix !== null)
      for (let at = lowerBound(lexemes, word.prefix); lexemes[at]?.startsWith(word.prefix); at += 1)
        raiseScores(best, index, at, minScore);
    for (let travel = 0; travel < count; travel += 1) {
      const before = scores[travel] ?? 0;
      const wordScore = best[travel] ?? 0;
      scores[travel] = wordScore === 0 || (position > 0 && before === 0) ? 0 : before + wordScore;
    }
  });
  return scores;
};

/**
 * For each travel, the sum of the scores of the keyword's words, or 0 when the travel lacks one of
 * the words. A word's score is the highest weight of its lexemes. A word that is the name of a
 * filter must match more than stories, unless no travel would be found otherwise.
 */
export const scoreTravels = (
  { lexemes, facetLexemes }: Readonly<{ lexemes: LexemeIndex; facetLexemes: ReadonlySet<string> }>,
  asked: readonly WordLexemes[],
  count: number,
): Int32Array => {
  const words = wholeWords(lexemes, asked);
  const asksForFacet = (word: WordLexemes) =>
    word.lexemes.some((lexeme) => facetLexemes.has(lexeme));
  const strict = scoreWords(
    lexemes,
    words.map((word) => ({
      word,
      minScore: asksForFacet(word) ? weightScores[2] : weightScores[1],
    })),
    count,
  );
  if (!words.some(asksForFacet) || strict.some((score) => score > 0)) return strict;
  return scoreWords(
    lexemes,
    words.map((word) => ({ word, minScore: weightScores[1] })),
    count,
  );
};
