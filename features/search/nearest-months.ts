import { monthsApart, monthsBetween } from "#markets/days.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { MonthsWanted, SearchQuery } from "./contract.ts";
import { isOutOfReach, leavesWithin, type Look, lookFor } from "./departures.ts";
import { narrowTravels } from "./narrow.ts";
import type { WordLexemes } from "./text.ts";
import { dayOf, epochDay } from "./travel-part.ts";
import { lastDayOf } from "./windows.ts";

const none = [0, -1] as const;

/** How many trips are found in each of some months, in one pass over the travels. */
const countIn = (
  { parts, bounds }: CatalogueIndex,
  failures: Uint8Array,
  look: Look,
  months: readonly string[],
): readonly number[] => {
  const spans = months.map((month) => [epochDay(`${month}-01`), lastDayOf(month)] as const);
  const counts = months.map(() => 0);
  for (const [travel, part] of parts.entries()) {
    if (failures[travel] !== 0 || isOutOfReach(bounds, travel, look)) continue;
    for (let at = 0; at < spans.length; at += 1)
      if (leavesWithin(part, spans[at] ?? none, look)) counts[at] = (counts[at] ?? 0) + 1;
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
  const look = lookFor({ ...query, month: months }, index);
  const { failures } = narrowTravels(index, query, words);
  const found: (readonly [string, number])[] = [];
  for (let at = 0; at < months.length && found.length < most; at += most) {
    const some = months.slice(at, at + most);
    const counts = countIn(index, failures, look, some);
    found.push(
      ...some.map((month, n) => [month, counts[n] ?? 0] as const).filter(([, n]) => n > 0),
    );
  }
  return new Map(found.slice(0, most));
};
