import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { DepartureSummary, SearchQuery } from "../contract.ts";
import { hasMatchAtPrice, isMatch, compileFilter, matchDepartures } from "./match-departures.ts";
import { filterTravels } from "./filter-travels.ts";
import type { MatchCache } from "./match-cache.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";
import { isoDayOf } from "../index/travel-part.ts";

/** Null where nothing matches. */
export const summarizeDepartures = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
  matchCache: MatchCache,
): DepartureSummary | null => {
  const { failures } = filterTravels(index, query, words);
  const { counts, earliest, latest } = matchDepartures(index, query, failures, matchCache);
  let [count, first, last] = [0, Infinity, -Infinity];
  for (let travel = 0; travel < failures.length; travel += 1) {
    if (failures[travel] !== 0 || counts[travel] === 0) continue;
    count += counts[travel] ?? 0;
    first = Math.min(first, earliest[travel] ?? 0);
    last = Math.max(last, latest[travel] ?? 0);
  }
  return count === 0 ? null : { count, first: isoDayOf(first), last: isoDayOf(last) };
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Returns the ids of matching departures, sorted by day and id, `limit` of them after the first
 * `offset`. A travel that the search's price does not find has none. `lastDay` moves earlier as matches are found, so that only the first few departures of
 * most travels are read.
 */
export const nextDepartures = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
  { limit, offset }: Readonly<{ limit: number; offset: number }>,
): readonly string[] => {
  if (index.departureSpan === null) return [];
  const { failures } = filterTravels(index, query, words);
  const compiled = compileFilter(query, index);
  const countByDay = new Int32Array(compiled.latestReturn.length);
  let [lastDay, countUntilLastDay] = [countByDay.length - 1, 0];
  const found: { day: number; id: string }[] = [];
  for (const [travel, part] of index.parts.entries()) {
    if (failures[travel] !== 0 || !hasMatchAtPrice(part, compiled)) continue;
    for (let at = 0; at < part.byDay.length; at += 1) {
      const tour = part.byDay[at] ?? 0;
      const day = (part.days[at] ?? 0) - compiled.first;
      if (day > lastDay) break;
      if (!isMatch(part, tour, compiled)) continue;
      found.push({ day, id: part.tourIds[tour] ?? "" });
      countByDay[day] = (countByDay[day] ?? 0) + 1;
      countUntilLastDay += 1;
      for (; countUntilLastDay - (countByDay[lastDay] ?? 0) >= offset + limit; lastDay -= 1)
        countUntilLastDay -= countByDay[lastDay] ?? 0;
    }
  }
  return found
    .filter(({ day }) => day <= lastDay)
    .toSorted((a, b) => a.day - b.day || compare(a.id, b.id))
    .slice(offset, offset + limit)
    .map(({ id }) => id);
};
