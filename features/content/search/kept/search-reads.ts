import type { Reads } from "#features/records/kept-reads/store.ts";
import type { NearestMonthsOptions, SearchedText, SearchQuery } from "../contract.ts";
import { inMarketUnits, inShownUnits } from "../query/price-units.ts";
import type { Catalogue } from "../store.ts";

type Searches = Pick<
  Catalogue,
  | "search"
  | "countResults"
  | "summarizeDepartures"
  | "nearestMonths"
  | "bestRated"
  | "placeCounts"
  | "placesNamed"
  | "correct"
  | "wordsInTexts"
>;

/**
 * @param rate units of the currency in which prices are shown and searched, for one of the
 *   market's
 */
export const searchReads = (
  { id, taggedRead, listTags }: Reads,
  catalogue: Searches,
  rate: number,
) => {
  const inMarket = (query: SearchQuery) => inMarketUnits(query, rate);
  const search = async (query: SearchQuery) =>
    inShownUnits(await catalogue.search(id, inMarket(query)), rate);
  return {
    search: taggedRead(search, ...listTags),
    countResults: taggedRead(
      (query: SearchQuery) => catalogue.countResults(id, inMarket(query)),
      ...listTags,
    ),
    // Suggested trips may be outdated, so they add no list tags; the cards that show them add their own.
    related: taggedRead(async (query: SearchQuery) => (await catalogue.search(id, query)).hits),
    summarizeDepartures: taggedRead(
      (query: SearchQuery) => catalogue.summarizeDepartures(id, inMarket(query)),
      ...listTags,
    ),
    nearestMonths: taggedRead(
      (query: SearchQuery, wanted: NearestMonthsOptions) =>
        catalogue.nearestMonths(id, inMarket(query), wanted),
      ...listTags,
    ),
    bestRated: taggedRead((limit: number) => catalogue.bestRated(id, limit), ...listTags),
    placeCounts: taggedRead(() => catalogue.placeCounts(id), ...listTags),
    wordsInTexts: taggedRead(
      (q: string, texts: readonly SearchedText[]) => catalogue.wordsInTexts(id, q, texts),
      ...listTags,
    ),
    placesNamed: taggedRead((q: string) => catalogue.placesNamed(id, q), ...listTags),
    correct: taggedRead((q: string) => catalogue.correct(id, q), ...listTags),
  };
};
