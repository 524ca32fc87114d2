import { monthsApart, monthsBetween } from "#markets/days.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { NearestMonthsOptions, SearchQuery } from "../contract.ts";
import {
  cannotMatch,
  hasMatchWithin,
  type CompiledFilter,
  compileFilter,
} from "./match-departures.ts";
import { filterTravels } from "./filter-travels.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";
import { isoDayOf, epochDay } from "../index/travel-part.ts";
import { lastDayOf } from "./date-windows.ts";

const none = [0, -1] as const;

/** Number of matching trips by month, in one pass over the travels. */
const countByMonth = (
  { parts, bounds }: CatalogueIndex,
  failures: Uint16Array,
  compiled: CompiledFilter,
  months: readonly string[],
): readonly number[] => {
  const spans = months.map((month) => [epochDay(`${month}-01`), lastDayOf(month)] as const);
  const counts = months.map(() => 0);
  for (const [travel, part] of parts.entries()) {
    if (failures[travel] !== 0 || cannotMatch(bounds, travel, compiled)) continue;
    for (let at = 0; at < spans.length; at += 1)
      if (hasMatchWithin(part, spans[at] ?? none, compiled)) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
};

/**
 * The nearest months in which the search finds trips, with the number of trips. Stops as soon as
 * enough months are found; of two equally near months the earlier comes first.
 * @param query its own months are ignored
 * @returns by month (`2027-05`), the nearest first
 */
export const nearestMonths = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
  { around, excluding, limit }: NearestMonthsOptions,
): ReadonlyMap<string, number> => {
  if (index.departureSpan === null) return new Map();
  const [first, last] = index.departureSpan;
  const months = monthsBetween(isoDayOf(first), isoDayOf(last))
    .filter((month) => !excluding.includes(month))
    .toSorted((a, b) => monthsApart(around, a) - monthsApart(around, b));
  const compiled = compileFilter({ ...query, month: months }, index);
  const { failures } = filterTravels(index, query, words);
  const countedMonths: (readonly [string, number])[] = [];
  for (let at = 0; at < months.length && countedMonths.length < limit; at += limit) {
    const batch = months.slice(at, at + limit);
    const counts = countByMonth(index, failures, compiled, batch);
    countedMonths.push(
      ...batch.map((month, n) => [month, counts[n] ?? 0] as const).filter(([, n]) => n > 0),
    );
  }
  return new Map(countedMonths.slice(0, limit));
};
