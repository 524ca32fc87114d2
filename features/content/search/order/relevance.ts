import { statuses } from "#features/records/statuses/contract.ts";
import { flightsMayBeBought } from "#features/catalogue/tours/rules.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { SearchQuery } from "../contract.ts";
import { isMatch, type CompiledFilter, compileFilter } from "../engine/match-departures.ts";
import type { TravelRow } from "../index/read-rows.ts";
import { statusIn, type TravelPart } from "../index/travel-part.ts";

const maxReviews = 1023;
const ratingRanks = 2 ** 16;

/** Sort key by average rating, then number of reviews; below 65,536. */
export const ratingRank = ({ stars, reviews }: Pick<TravelRow, "stars" | "reviews">): number =>
  reviews === 0
    ? 0
    : Math.round((stars * 10) / reviews) * (maxReviews + 1) + Math.min(reviews, maxReviews);

/**
 * For each status, by its index in `statuses`, whether a group with this status will certainly
 * leave.
 */
const leavesForCertain = statuses.map(flightsMayBeBought);
const noDeparture = 2 ** 15 - 1; // days since 1970; the day is in 2059, after every departure

/** Days since 1970 of the first matching departure whose group will certainly leave. */
const soonestLeaving = (part: TravelPart, compiled: CompiledFilter): number => {
  for (const tour of part.byDay)
    if (leavesForCertain[statusIn(part.codes[tour] ?? 0)] && isMatch(part, tour, compiled))
      return Math.min(part.departures[tour] ?? noDeparture, noDeparture);
  return noDeparture;
};

/**
 * Sort key of relevance without a keyword, ascending and below 2^31: the soonest confirmed
 * departure first, then the best rating (`decisions.md`, Messages to the letter).
 */
export const relevanceRank = (
  index: CatalogueIndex,
  query: SearchQuery,
): ((travel: number) => number) => {
  const compiled = compileFilter(query, index);
  return (travel) => {
    const part = index.parts[travel];
    const day = part ? soonestLeaving(part, compiled) : noDeparture;
    return day * ratingRanks + (ratingRanks - 1 - (index.rating[travel] ?? 0));
  };
};
