import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { LexiconWord } from "../lexicon/lexicon.ts";
import { normalizeText } from "../text/normalize-text.ts";
import type { Language } from "#markets/market-type.ts";
import { sentenceWordsOf } from "#markets/search-words/sentence-words-of.ts";
import { timeNamesOf } from "#markets/search-words/time-words-of.ts";
import type { Spelling } from "./spelling.ts";

const wordsIn = (text: string): readonly string[] =>
  normalizeText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

/** All texts of a nested table. */
const textsOf = (table: object): readonly string[] =>
  Object.values(table).flatMap((each: unknown): readonly string[] => {
    if (typeof each === "string") return [each];
    return typeof each === "object" && each !== null ? textsOf(each) : [];
  });

type PlaceNames = Readonly<{
  names: readonly string[];
  allNames: readonly string[];
  isAdjective: (word: string) => boolean;
}>;

/** The words of a market that are right as they stand, and those that a typing error may mean. */
export const createSpelling = (
  language: Language,
  {
    places,
    resources,
    texts,
    lexicon: added,
  }: Readonly<{
    places: PlaceNames;
    resources: readonly Resource[];
    texts: readonly string[];
    lexicon: readonly LexiconWord[];
  }>,
): Spelling => {
  const lexicon = textsOf(sentenceWordsOf(language)).join("|");
  // Stems and endings are parted by the notation: what begins as a stem does is a word.
  const stems = new Set(normalizeText(lexicon).match(/\p{L}{4,}/gu) ?? []);
  const whole = lexicon.split("|").filter((each) => /^\p{L}{6,}$/u.test(each));
  const times = timeNamesOf(language);
  const names = resources.map(({ name }) => name);
  const meant = [
    ...new Set([...places.names, ...times, ...names, ...whole].flatMap(wordsIn)),
  ].filter((word) => word.length >= 4);
  const known = new Set(
    [...texts, ...places.allNames, ...times, ...names, ...added.map(({ words }) => words)].flatMap(
      wordsIn,
    ),
  );
  const beginsAsStem = (word: string): boolean =>
    [0, 1, 2, 3].some((cut) => stems.has(word.slice(0, word.length - cut)));
  return {
    meant,
    isKnown: (word) => known.has(word) || beginsAsStem(word) || places.isAdjective(word),
  };
};
