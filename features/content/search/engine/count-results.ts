import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { SearchQuery } from "../contract.ts";
import {
  hasDepartureFilter,
  cannotMatch,
  hasMatch,
  hasMatchWithin,
  type CompiledFilter,
  compileFilter,
} from "./match-departures.ts";
import { filterTravels } from "./filter-travels.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";
import { noLimit, type TravelPart } from "../index/travel-part.ts";
import { hasDateFilter } from "./date-windows.ts";

const hasMatchOnDays = (part: TravelPart, compiled: CompiledFilter): boolean =>
  hasMatchWithin(part, compiled.days, compiled);

/** True when the only filter on departures is a highest price. */
const hasOnlyPriceLimit = (query: SearchQuery): boolean =>
  !hasDepartureFilter({ ...query, priceMax: null });

/** Returns the cheapest way to test whether a travel has a matching departure. */
const createMatchTest = (
  index: CatalogueIndex,
  query: SearchQuery,
): ((travel: number) => boolean) => {
  const { parts, bounds } = index;
  const { lowestOpen } = bounds;
  if (!hasDepartureFilter(query)) return () => true;
  const compiled = compileFilter(query, index);
  const high = Math.min(compiled.high, noLimit - 1); // `noLimit` is the price of travels without departures
  if (hasOnlyPriceLimit(query)) return (travel) => (lowestOpen[travel] ?? noLimit) <= high;
  const isFound = hasDateFilter(query) ? hasMatchOnDays : hasMatch;
  return (travel) => {
    const part = parts[travel];
    return part !== undefined && !cannotMatch(bounds, travel, compiled) && isFound(part, compiled);
  };
};

/**
 * Counts without sorting, facets or prices: each travel's departures are read only up to the first
 * match.
 */
export const countResults = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): number => {
  const { failures } = filterTravels(index, query, words);
  const isFound = createMatchTest(index, query);
  let total = 0;
  for (let travel = 0; travel < failures.length; travel += 1)
    if (failures[travel] === 0 && isFound(travel)) total += 1;
  return total;
};
