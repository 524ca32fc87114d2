import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { SearchQuery } from "../contract.ts";
import {
  asksForDepartures,
  isMatch,
  cannotMatch,
  hasMatchWithin,
  type CompiledFilter,
  compileFilter,
} from "./match-departures.ts";
import { filterTravels } from "./filter-travels.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";
import { noLimit, type TravelPart } from "../index/travel-part.ts";
import { asksForDates } from "./date-windows.ts";

const leavesInTime = (part: TravelPart, compiled: CompiledFilter): boolean =>
  hasMatchWithin(part, compiled.days, compiled);

/** Whether one departure at least meets the search where all days are: by price, so that it ends with the first that is too dear. */
const isAffordable = (part: TravelPart, compiled: CompiledFilter): boolean => {
  for (let tour = 0; tour < part.cents.length; tour += 1) {
    if ((part.cents[tour] ?? 0) > compiled.high) return false;
    if (isMatch(part, tour, compiled)) return true;
  }
  return false;
};

/** Whether a search asks no more of departures than to cost so much at most. */
const asksForPriceAlone = (query: SearchQuery): boolean =>
  !asksForDepartures({ ...query, priceMax: null });

/** How it is known of a travel whether one of its departures meets the search. */
const findIn = (index: CatalogueIndex, query: SearchQuery): ((travel: number) => boolean) => {
  const { parts, bounds } = index;
  const { lowestOpen } = bounds;
  if (!asksForDepartures(query)) return () => true;
  const compiled = compileFilter(query, index);
  const high = Math.min(compiled.high, noLimit - 1); // above it are those without any
  if (asksForPriceAlone(query)) return (travel) => (lowestOpen[travel] ?? noLimit) <= high;
  const isFound = asksForDates(query) ? leavesInTime : isAffordable;
  return (travel) => {
    const part = parts[travel];
    return part !== undefined && !cannotMatch(bounds, travel, compiled) && isFound(part, compiled);
  };
};

/**
 * How many trips a search finds, and nothing else of it: of each travel no more departures are
 * looked at than it takes to find one.
 */
export const countResults = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): number => {
  const { failures } = filterTravels(index, query, words);
  const isFound = findIn(index, query);
  let total = 0;
  for (let travel = 0; travel < failures.length; travel += 1)
    if (failures[travel] === 0 && isFound(travel)) total += 1;
  return total;
};
