import type { MonthsWanted, SearchQuery } from "#features/search/contract.ts";
import type { ReadContext } from "./read-context.ts";

/** What the search finds. */
export const searchReads = (context: ReadContext) => {
  const { id, reading, listed } = context;
  return {
    search: reading((query: SearchQuery) => context.search(id, query), ...listed),
    countResults: reading((query: SearchQuery) => context.countResults(id, query), ...listed),
    // Which trips are shown beside another is a proposal: it may be older than the last change of
    // some trip. What is said of them is not, since their cards name their own tags.
    related: reading(async (query: SearchQuery) => (await context.search(id, query)).hits),
    summarizeDepartures: reading(
      (query: SearchQuery) => context.summarizeDepartures(id, query),
      ...listed,
    ),
    nearestMonths: reading(
      (query: SearchQuery, wanted: MonthsWanted) => context.nearestMonths(id, query, wanted),
      ...listed,
    ),
    placeCounts: reading(() => context.placeCounts(id), ...listed),
    correct: reading((q: string) => context.correct(id, q), ...listed),
  };
};
