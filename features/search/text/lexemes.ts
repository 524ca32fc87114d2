import type { LexemeRow } from "../index/read-rows.ts";
import type { WordLexemes } from "./query-lexemes.ts";

/** What a word is worth by the place where it stands: a name outweighs any number of stories. */
const worth = [0, 1, 4, 16, 64] as const;

/** Which travels hold which lexemes; travels are numbered. */
export type LexemeIndex = Readonly<{
  /** Sorted, for prefixes. */
  lexemes: readonly string[];
  /** The holders of lexeme `n` are those from `starts[n]` to `starts[n + 1]`, by their numbers. */
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
 * The lexemes after a change: one pass over what was known, in which the travels get their new
 * numbers and what is new finds its place.
 * @param moved the new number of each travel, -1 for one that is gone or read anew
 * @param numbers the new numbers by id
 */
export const patchLexemes = (
  before: LexemeIndex,
  moved: Int32Array,
  rows: readonly LexemeRow[],
  numbers: ReadonlyMap<string, number>,
): LexemeIndex => {
  const added = holdersByLexeme(rows, numbers);
  const addedWords = [...added.keys()].toSorted(compare);
  const most = before.travels.length + rows.length;
  const travels = new Int32Array(most);
  const weights = new Uint8Array(most);
  const lexemes: string[] = [];
  const starts: number[] = [];
  let end = 0;
  /** Takes over the holders of a known lexeme up to a travel. @returns the place after the last */
  const takeOver = (from: number, to: number, until: number): number => {
    let at = from;
    for (; at < to; at += 1) {
      const travel = moved[before.travels[at] ?? 0] ?? -1;
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
      old = takeOver(old, last, travel);
      travels[end] = travel;
      weights[end] = weight;
      end += 1;
    }
    takeOver(old, last, 2 ** 30);
    if (isKnown) at += 1;
    if (isFresh) next += 1;
    if (end === start) continue; // nobody holds it any more
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

const raise = (
  best: Uint8Array,
  { starts, travels, weights }: LexemeIndex,
  lexeme: number,
  least: number,
) => {
  const end = starts[lexeme + 1] ?? 0;
  for (let at = starts[lexeme] ?? 0; at < end; at += 1) {
    const travel = travels[at] ?? 0;
    const value = worth[weights[at] ?? 0] ?? 0;
    if (value >= least && value > (best[travel] ?? 0)) best[travel] = value;
  }
};

/** How many travels hold a lexeme. */
export const countTravelsWith = ({ lexemes, starts }: LexemeIndex, lexeme: string): number => {
  const at = lowerBound(lexemes, lexeme);
  return lexemes[at] === lexeme ? (starts[at + 1] ?? 0) - (starts[at] ?? 0) : 0;
};

/** Whether any travel holds a word. */
export const isInCatalogue = ({ lexemes }: LexemeIndex, word: WordLexemes): boolean =>
  word.lexemes.some((lexeme) => lexemes[lowerBound(lexemes, lexeme)] === lexeme) ||
  (word.prefix !== null &&
    (lexemes[lowerBound(lexemes, word.prefix)] ?? "").startsWith(word.prefix));

/** A word, and the least that its place in a travel has to be worth. */
type AskedWord = Readonly<{ word: WordLexemes; least: number }>;

const scoreWords = (index: LexemeIndex, words: readonly AskedWord[], count: number): Int32Array => {
  const { lexemes } = index;
  const scores = new Int32Array(count);
  const best = new Uint8Array(count);
  words.forEach(({ word, least }, position) => {
    best.fill(0);
    for (const lexeme of word.lexemes) {
      const at = lowerBound(lexemes, lexeme);
      if (lexemes[at] === lexeme) raise(best, index, at, least);
    }
    if (word.prefix !== null)
      for (let at = lowerBound(lexemes, word.prefix); lexemes[at]?.startsWith(word.prefix); at += 1)
        raise(best, index, at, least);
    for (let travel = 0; travel < count; travel += 1) {
      const before = scores[travel] ?? 0;
      const now = best[travel] ?? 0;
      scores[travel] = now === 0 || (position > 0 && before === 0) ? 0 : before + now;
    }
  });
  return scores;
};

/**
 * How well each travel meets a keyword: the sum of its words' worth, 0 where one word is missing.
 * A word is worth what the best place is worth in which one of its lexemes stands. Whoever types
 * the name of a filter asks for what a trip is: for such a word stories count for nothing, unless
 * no travel would be found at all.
 */
export const scoreTravels = (
  { lexemes, facetLexemes }: Readonly<{ lexemes: LexemeIndex; facetLexemes: ReadonlySet<string> }>,
  words: readonly WordLexemes[],
  count: number,
): Int32Array => {
  const asksForFacet = (word: WordLexemes) =>
    word.lexemes.some((lexeme) => facetLexemes.has(lexeme));
  const strict = scoreWords(
    lexemes,
    words.map((word) => ({ word, least: asksForFacet(word) ? worth[2] : worth[1] })),
    count,
  );
  if (!words.some(asksForFacet) || strict.some((score) => score > 0)) return strict;
  return scoreWords(
    lexemes,
    words.map((word) => ({ word, least: worth[1] })),
    count,
  );
};
