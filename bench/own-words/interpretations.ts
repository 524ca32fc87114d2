import { composeDestinations } from "#demo/compose/destinations.ts";
import { composeResources } from "#demo/compose/resources.ts";
import { tripsOfMarket } from "#demo/load/market.ts";
import { localize } from "#demo/localized-text.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import {
  fromSearchParams,
  searchParameters,
  toSearchParams,
} from "#features/content/search/query/search-params.ts";
import {
  createInterpreter,
  type Interpreter,
} from "#features/content/search/sentences/interpret.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import type { Sentence, Sentences } from "./sentences.ts";

/** The interpreter of a market's demo, without a database. */
export const demoInterpreter = (id: MarketId, today: string): Interpreter => {
  const market = marketById(id);
  const trips = tripsOfMarket(market, demoData.trips);
  return createInterpreter({
    market,
    destinations: [...composeDestinations(trips, market).values()],
    resources: [...composeResources(market, demoData.phrases, today).values()],
    texts: trips.flatMap(({ name, tagline, story }) =>
      [name, tagline, story].map((text) => localize(text, market)),
    ),
    lexicon: [],
  });
};

type Slot = Readonly<{ parameter: string; isExpected: boolean; isRight: boolean }>;

/** What a sentence gave beside what was expected of it. */
export type Outcome = Readonly<{
  sentence: Sentence;
  given: string;
  slots: readonly Slot[];
  isRight: boolean;
  milliseconds: number;
}>;

const valuesOf = (params: URLSearchParams, parameter: string): string =>
  params.getAll(parameter).toSorted().join(" ");

/** Each parameter of the two queries, compared as sets. */
const slotsOf = (expected: URLSearchParams, given: URLSearchParams): readonly Slot[] =>
  searchParameters
    .filter((parameter) => expected.has(parameter) || given.has(parameter))
    .map((parameter) => ({
      parameter,
      isExpected: expected.has(parameter),
      isRight: valuesOf(expected, parameter) === valuesOf(given, parameter),
    }));

export const outcomesOf = (
  { today, sentences }: Sentences,
  interpret: Interpreter,
): readonly Outcome[] =>
  sentences.map((sentence): Outcome => {
    const started = performance.now();
    const { query } = interpret(sentence.text, today);
    const milliseconds = performance.now() - started;
    const given = toSearchParams(query);
    const expected = toSearchParams(fromSearchParams(new URLSearchParams(sentence.query ?? "")));
    const slots = slotsOf(expected, given);
    return {
      sentence,
      given: decodeURIComponent(given.toString().replaceAll("+", " ")),
      slots,
      isRight: slots.every(({ isRight }) => isRight),
      milliseconds,
    };
  });
