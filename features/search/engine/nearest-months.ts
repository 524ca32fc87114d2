import { monthsApart, monthsBetween } from "#markets/days.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { MonthsWanted, SearchQuery } from "../contract.ts";
import {
  cannotMatch,
  hasMatchWithin,
  type CompiledFilter,
  compileFilter,
} from "./match-departures.ts";
import { filterTravels } from "./filter-travels.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";
import { dayOf, epochDay } from "../index/travel-part.ts";
import { lastDayOf } from "./date-windows.ts";

const none = [0, -1] as const;

/** How many trips are found in each of some months, in one pass over the travels. */
const countIn = (
  { parts, bounds }: CatalogueIndex,
  failures: Uint8Array,
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
 * The months nearest to one in which the same search alone finds trips, and how many. Those further
 * away are not looked at once enough are found; of two as near the earlier comes first.
 * @param query whatever months it names
 * @returns by `YYYY-MM`, the nearest first
 */
export const nearestMonths = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
  { to, except, most }: MonthsWanted,
): ReadonlyMap<string, number> => {
  if (index.span === null) return new Map();
  const [first, last] = index.span;
  const months = monthsBetween(dayOf(first), dayOf(last))
    .filter((month) => !except.includes(month))
    .toSorted((a, b) => monthsApart(to, a) - monthsApart(to, b));
  const compiled = compileFilter({ ...query, month: months }, index);
  const { failures } = filterTravels(index, query, words);
  const found: (readonly [string, number])[] = [];
  for (let at = 0; at < months.length && found.length < most; at += most) {
    const some = months.slice(at, at + most);
    const counts = countIn(index, failures, compiled, some);
    found.push(
      ...some.map((month, n) => [month, counts[n] ?? 0] as const).filter(([, n]) => n > 0),
    );
  }
  return new Map(found.slice(0, most));
};
