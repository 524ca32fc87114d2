import type { CatalogueIndex } from "./catalogue-index.ts";
import type { SearchQuery } from "./contract.ts";
import {
  asksForDepartures,
  isFoundIn,
  isOutOfReach,
  leavesWithin,
  type Look,
  lookFor,
} from "./departures.ts";
import { narrowTravels } from "./narrow.ts";
import type { WordLexemes } from "./text.ts";
import { beyondAll, type TravelPart } from "./travel-part.ts";
import { asksForDates } from "./windows.ts";

const leavesInTime = (part: TravelPart, look: Look): boolean => leavesWithin(part, look.days, look);

/** Whether one departure at least meets the search where all days are: by price, so that it ends with the first that is too dear. */
const isAffordable = (part: TravelPart, look: Look): boolean => {
  for (let tour = 0; tour < part.cents.length; tour += 1) {
    if ((part.cents[tour] ?? 0) > look.high) return false;
    if (isFoundIn(part, tour, look)) return true;
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
  const look = lookFor(query, index);
  const high = Math.min(look.high, beyondAll - 1); // above it are those without any
  if (asksForPriceAlone(query)) return (travel) => (lowestOpen[travel] ?? beyondAll) <= high;
  const isFound = asksForDates(query) ? leavesInTime : isAffordable;
  return (travel) => {
    const part = parts[travel];
    return part !== undefined && !isOutOfReach(bounds, travel, look) && isFound(part, look);
  };
};

/**
 * How many trips a search finds, and nothing else of it: of each travel no more departures are
 * looked at than it takes to find one.
 */
export const totalFound = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): number => {
  const { failures } = narrowTravels(index, query, words);
  const isFound = findIn(index, query);
  let total = 0;
  for (let travel = 0; travel < failures.length; travel += 1)
    if (failures[travel] === 0 && isFound(travel)) total += 1;
  return total;
};
