import { fromSearchParams } from "#features/search/query/search-params.ts";
import type { SearchQuery } from "#features/search/contract.ts";
import type { SiteRequest } from "../context.ts";

const empty = fromSearchParams(new URLSearchParams());
/** What is asked of a trip that is shown first, the best first: it leaves, it can be booked, it is there. */
const standings = [
  ["CONFIRMED", "ALMOST_FULL", "ALMOST_CONFIRMED"],
  ["PLANNED"],
  [],
] as const satisfies readonly SearchQuery["status"][];

/** The trips of a search, those that more people liked more first. */
const byLove = async (site: SiteRequest, query: SearchQuery): Promise<readonly string[]> => {
  const hits = await site.catalogue.related(query);
  const ids = hits.map(({ travelId }) => travelId);
  const summaries = await site.catalogue.reviewSummaries(ids);
  const loveOf = (id: string) => {
    const { average = 0, count = 0 } = summaries.get(id) ?? {};
    return average * Math.log2(count + 1);
  };
  return ids.toSorted((a, b) => loveOf(b) - loveOf(a));
};

/**
 * The trips of a place that are worth showing first: those with a group that leaves, the best loved
 * first; then, where they are too few, those that can be booked, and the others.
 */
export const featuredIn = async (
  site: SiteRequest,
  slug: string,
  most: number,
): Promise<readonly string[]> => {
  let found: readonly string[] = [];
  for (const status of standings) {
    if (found.length >= most) break;
    const next = await byLove(site, { ...empty, where: [slug], status });
    found = [...new Set([...found, ...next])];
  }
  return found.slice(0, most);
};
