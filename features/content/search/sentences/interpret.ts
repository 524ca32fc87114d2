import type { Destination } from "#features/content/destinations/contract.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import { maxSentence, type SearchQuery } from "../contract.ts";
import { fromSearchParams } from "../query/search-params.ts";
import type { Day } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import { sentenceWordsOf } from "#markets/search-words/sentence-words-of.ts";
import { createLexiconReading, type LexiconWord } from "../lexicon/lexicon.ts";
import { grammarOf } from "./grammar.ts";
import { createPlaceReading } from "./places.ts";
import { createReader, type Finding, type Span } from "./reader.ts";
import { durationRows } from "./reading/lengths.ts";
import { createSpelling } from "./known-words.ts";
import { spell } from "./spelling.ts";
import { readWeekdays } from "./times/weekdays.ts";

/** A sentence as the ordinary search understands it. */
export type Interpretation = Readonly<{
  query: SearchQuery;
  findings: readonly Finding[];
  /** Words that became no filter, in their order. */
  unread: readonly Span[];
  /** Those of them that no rule has taken: nothing is known of them. */
  unmatched: readonly Span[];
  /** The traveller's own age, where the sentence says it and a group takes it. */
  years: number | null;
  people: 2 | null;
  /** The least days that the sentence asks for, where no filter keeps to them. */
  leastDays: number | null;
}>;

/** What a market's catalogue gives to read with. */
type SentenceCatalogue = Readonly<{
  market: Market;
  destinations: readonly Destination[];
  resources: readonly Resource[];
  /** Names, taglines and stories of its trips. */
  texts: readonly string[];
  /** The words that staff have added. */
  lexicon: readonly LexiconWord[];
}>;

/** Parameters of which the address has one value: what is said first holds. */
const single = ["q", "from", "to", "period", "days", "priceMin", "priceMax", "sort"];

const withoutRepeats = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(
    (each, index) =>
      !findings
        .slice(0, index)
        .some(
          ({ parameter, value }) =>
            parameter === each.parameter && (single.includes(parameter) || value === each.value),
        ),
  );

export const queryOf = (findings: readonly Pick<Finding, "parameter" | "value">[]): SearchQuery =>
  fromSearchParams(new URLSearchParams(findings.map(({ parameter, value }) => [parameter, value])));

const inOrder = <Said>(items: readonly Said[], startOf: (item: Said) => number): readonly Said[] =>
  items.toSorted((one, other) => startOf(one) - startOf(other));

const isBeside = ([from, to]: Span, { words }: Finding): boolean =>
  to <= words[0] || words[1] <= from;

/** The same with filters that were found in words that no rule had taken. */
export const withMore = (understood: Interpretation, more: readonly Finding[]): Interpretation => {
  if (more.length === 0) return understood;
  const findings = inOrder(
    withoutRepeats([...understood.findings, ...more]),
    ({ words }) => words[0],
  );
  const stillUnread = (span: Span) => more.every((each) => isBeside(span, each));
  return {
    ...understood,
    query: queryOf(findings),
    findings,
    unread: understood.unread.filter(stillUnread),
    unmatched: understood.unmatched.filter(stillUnread),
  };
};

/** Runs of words that no rule has read. */
const leftOver = (rest: string, spanOf: (from: number, to: number) => Span): readonly Span[] =>
  Array.from(rest.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’ -]*/gu))
    .filter(({ 0: words }) => /\p{L}{3}|\d/u.test(words))
    .map(({ 0: words, index }) => spanOf(index, index + words.length));

/** Prepares what is the same for all sentences of a catalogue; takes some milliseconds. */
export const createInterpreter = (catalogue: SentenceCatalogue) => {
  const { market, destinations, resources, texts, lexicon } = catalogue;
  const words = sentenceWordsOf(market.language);
  const grammar = grammarOf(market.language, market.id === "en-US");
  const places = createPlaceReading({ language: market.language, destinations, texts }, words);
  const facets = grammar.facets.ofResources(resources);
  const rows = durationRows(resources);
  const spelling = createSpelling(market.language, { places, resources, texts, lexicon });
  const readLexicon = createLexiconReading(lexicon);
  return (sentence: string, today: Day): Interpretation => {
    const typed = sentence.slice(0, maxSentence);
    const reader = createReader(spell(typed, spelling));
    grammar.facets.readRooms(reader);
    const { people } = grammar.readMoney(reader);
    grammar.facets.readEase(reader);
    grammar.readNegations(reader, places.isName);
    readLexicon(reader);
    places.readJoined(reader);
    grammar.holidays.readNamed(reader, market, today);
    grammar.holidays.readPeriods(reader, resources, today);
    grammar.readRelative(reader, today, market);
    const { leastDays } = grammar.readLengths(reader, rows);
    grammar.readDates(reader, today);
    grammar.seasons.readSeasons(reader, today);
    readWeekdays(reader, market.language, today);
    grammar.seasons.readYear(reader);
    const { years } = grammar.readAges(reader);
    grammar.facets.read(reader, facets);
    places.read(reader);
    grammar.readFiller(reader);
    const findings = inOrder(withoutRepeats(reader.findings), (each) => each.words[0]);
    const unmatched = leftOver(reader.rest(), reader.spanOf);
    return {
      query: queryOf(findings),
      findings,
      unread: inOrder([...reader.unread, ...unmatched], ([from]) => from),
      unmatched,
      years,
      people,
      leastDays,
    };
  };
};

export type Interpreter = ReturnType<typeof createInterpreter>;
