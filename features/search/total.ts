import type { CatalogueIndex } from "./catalogue-index.ts";
import type { SearchQuery } from "./contract.ts";
import {
  asksForDepartures,
  firstFrom,
  isFoundIn,
  isOutOfReach,
  type Look,
  lookFor,
} from "./departures.ts";
import { narrowTravels } from "./narrow.ts";
import type { WordLexemes } from "./text.ts";
import type { TravelPart } from "./travel-part.ts";
import { asksForDates } from "./windows.ts";

/** Whether one departure at least meets the search, of those that leave on a day that is allowed. */
const leavesInTime = (part: TravelPart, look: Look): boolean => {
  if (isOutOfReach(part, look)) return false;
  const [from, to] = look.days;
  for (let at = firstFrom(part, from); at < part.days.length; at += 1) {
    if ((part.days[at] ?? 0) > to) return false;
    if (isFoundIn(part, part.byDay[at] ?? 0, look)) return true;
  }
  return false;
};

/** The same where all days are: by price, so that it ends with the first that is too dear. */
const isAffordable = (part: TravelPart, look: Look): boolean => {
  for (let tour = 0; tour < part.cents.length; tour += 1) {
    if ((part.cents[tour] ?? 0) > look.high) return false;
    if (isFoundIn(part, tour, look)) return true;
  }
  return false;
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
  const isAlone = !asksForDepartures(query);
  const look = lookFor(query, index);
  const isFound = asksForDates(query) ? leavesInTime : isAffordable;
  let total = 0;
  for (const [travel, part] of index.parts.entries())
    if (failures[travel] === 0 && (isAlone || isFound(part, look))) total += 1;
  return total;
};
