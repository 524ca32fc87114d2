import type { Language } from "#markets/market-type.ts";
import { sentenceWordsOf } from "#markets/search-words/sentence-words-of.ts";
import { timeNamesOf, timeWordsOf } from "#markets/search-words/time-words-of.ts";
import { createAgeReading } from "./reading/ages.ts";
import { createDateParts } from "./times/date-patterns.ts";
import { createDateReading } from "./times/dates.ts";
import { createFacetReading } from "./reading/facets.ts";
import { createHolidayReading } from "./times/holidays.ts";
import { createLengthReading } from "./reading/lengths.ts";
import { createMoneyReading } from "./reading/money.ts";
import { createNegationReading } from "./reading/negations.ts";
import { createNumbers } from "./numbers.ts";
import { anyOf, whole } from "./patterns.ts";
import type { Reader } from "./reader.ts";
import { createRelativeReading } from "./times/relative.ts";
import { createSeasonReading } from "./times/seasons.ts";

/** @param isMonthFirst whether `7/3` is the third of July */
const createGrammar = (language: Language, isMonthFirst: boolean) => {
  const words = sentenceWordsOf(language);
  const timeWords = timeWordsOf(language);
  const numbers = createNumbers(words);
  const parts = createDateParts(words, timeWords, numbers, isMonthFirst);
  const filler = whole(anyOf(words.rest.filler));
  return {
    facets: createFacetReading(words),
    readMoney: createMoneyReading(words, numbers),
    readLengths: createLengthReading(words, numbers),
    readNegations: createNegationReading(words, timeNamesOf(language)),
    holidays: createHolidayReading(words, timeWords, parts),
    readDates: createDateReading(words, parts),
    seasons: createSeasonReading(words, timeWords, parts),
    readRelative: createRelativeReading(words, numbers),
    readAges: createAgeReading(words, numbers),
    readFiller: (reader: Reader): void => reader.take(filler, () => "neutral"),
  };
};

type Grammar = ReturnType<typeof createGrammar>;

const grammars = new Map<string, Grammar>();

/** The rules of a language, made once. */
export const grammarOf = (language: Language, isMonthFirst: boolean): Grammar => {
  const key = `${language} ${isMonthFirst}`;
  const grammar = grammars.get(key) ?? createGrammar(language, isMonthFirst);
  grammars.set(key, grammar);
  return grammar;
};
