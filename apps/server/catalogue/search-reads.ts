import type { NearestMonthsOptions, SearchQuery } from "#features/content/search/contract.ts";
import { inMarketUnits, inShownUnits } from "#features/content/search/query/price-units.ts";
import type { ReadContext } from "./read-context.ts";

export const searchReads = (context: ReadContext) => {
  const { id, taggedRead, listTags } = context;
  const rate = context.priceRate ?? 1;
  const inMarket = (query: SearchQuery) => inMarketUnits(query, rate);
  const search = async (query: SearchQuery) =>
    inShownUnits(await context.search(id, inMarket(query)), rate);
  return {
    search: taggedRead(search, ...listTags),
    countResults: taggedRead(
      (query: SearchQuery) => context.countResults(id, inMarket(query)),
      ...listTags,
    ),
    // Suggested trips may be outdated, so they add no list tags; the cards that show them add their own.
    related: taggedRead(async (query: SearchQuery) => (await context.search(id, query)).hits),
    summarizeDepartures: taggedRead(
      (query: SearchQuery) => context.summarizeDepartures(id, inMarket(query)),
      ...listTags,
    ),
    nearestMonths: taggedRead(
      (query: SearchQuery, wanted: NearestMonthsOptions) =>
        context.nearestMonths(id, inMarket(query), wanted),
      ...listTags,
    ),
    bestRated: taggedRead((limit: number) => context.bestRated(id, limit), ...listTags),
    placeCounts: taggedRead(() => context.placeCounts(id), ...listTags),
    correct: taggedRead((q: string) => context.correct(id, q), ...listTags),
  };
};
