import { monthsBetween } from "#markets/days.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { SearchQuery } from "./contract.ts";
import { firstFrom, isFoundIn, isOutOfReach, lookFor } from "./departures.ts";
import { narrowTravels } from "./narrow.ts";
import type { WordLexemes } from "./text.ts";
import { dayOf } from "./travel-part.ts";

/**
 * How many trips the same search would find in each month alone, whatever months it names; months
 * without any are left out. All are counted in one pass.
 * @returns by `YYYY-MM`, in their order
 */
export const foundByMonth = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): ReadonlyMap<string, number> => {
  if (index.span === null) return new Map();
  const [first, last] = index.span;
  const months = monthsBetween(dayOf(first), dayOf(last));
  const look = lookFor({ ...query, month: months }, index);
  const monthOn = Int32Array.from(look.lastEnd, (_, at) =>
    months.indexOf(dayOf(first + at).slice(0, 7)),
  );
  const monthEnds = months.map((_, month) => first + monthOn.lastIndexOf(month) + 1);
  const counts = new Int32Array(months.length);
  const { failures } = narrowTravels(index, query, words);
  for (const [travel, part] of index.parts.entries()) {
    if (failures[travel] !== 0 || isOutOfReach(part, look)) continue;
    for (let at = 0; at < part.byDay.length; at += 1) {
      const tour = part.byDay[at] ?? 0;
      if (!isFoundIn(part, tour, look)) continue;
      const month = monthOn[(part.days[at] ?? 0) - first] ?? -1;
      counts[month] = (counts[month] ?? 0) + 1;
      at = firstFrom(part, monthEnds[month] ?? 0) - 1; // one is enough of a month
    }
  }
  return new Map(
    months.flatMap((month, at) => {
      const n = counts[at] ?? 0;
      return n > 0 ? [[month, n] as const] : [];
    }),
  );
};
