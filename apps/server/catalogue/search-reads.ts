import type { NearestMonthsOptions, SearchQuery } from "#features/search/contract.ts";
import type { ReadContext } from "./read-context.ts";

export const searchReads = (context: ReadContext) => {
  const { id, taggedRead, listTags } = context;
  return {
    search: taggedRead((query: SearchQuery) => context.search(id, query), ...listTags),
    countResults: taggedRead((query: SearchQuery) => context.countResults(id, query), ...listTags),
    // Suggested trips may be outdated, so they add no list tags; the cards that show them add their own.
    related: taggedRead(async (query: SearchQuery) => (await context.search(id, query)).hits),
    summarizeDepartures: taggedRead(
      (query: SearchQuery) => context.summarizeDepartures(id, query),
      ...listTags,
    ),
    nearestMonths: taggedRead(
      (query: SearchQuery, wanted: NearestMonthsOptions) =>
        context.nearestMonths(id, query, wanted),
      ...listTags,
    ),
    placeCounts: taggedRead(() => context.placeCounts(id), ...listTags),
    bestRated: taggedRead((limit: number) => context.bestRated(id, limit), ...listTags),
    correct: taggedRead((q: string) => context.correct(id, q), ...listTags),
  };
};
