import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { SearchQuery } from "../contract.ts";
import { isOnSaleIn, type TravelPart } from "../index/travel-part.ts";
import { type CompiledFilter, compileFilter, isMatch } from "../engine/match-departures.ts";

const soonestOf = (part: TravelPart, compiled: CompiledFilter): number => {
  let firstMatch = -1;
  for (const tour of part.byDay) {
    if (!isMatch(part, tour, compiled)) continue;
    if (isOnSaleIn(part.codes[tour] ?? 0)) return tour;
    if (firstMatch < 0) firstMatch = tour;
  }
  return firstMatch;
};

/**
 * Returns a function that finds a travel's departure of the order by date: the soonest match that
 * can be booked or, failing that, the soonest match. -1 when none matches.
 */
export const soonestMatch = (
  index: CatalogueIndex,
  query: SearchQuery,
): ((travel: number) => number) => {
  const compiled = compileFilter(query, index);
  return (travel) => {
    const part = index.parts[travel];
    return part ? soonestOf(part, compiled) : -1;
  };
};
