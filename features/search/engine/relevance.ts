import { statuses } from "#features/tours/contract.ts";
import { flightsMayBeBought } from "#features/tours/rules.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { SearchQuery } from "../contract.ts";
import { isMatch, type CompiledFilter, compileFilter } from "./match-departures.ts";
import type { TravelRow } from "../index/read-rows.ts";
import { statusIn, type TravelPart } from "../index/travel-part.ts";

const maxReviews = 1023;
const ratingRanks = 2 ** 16;

/** How well reviewed a travel is: by the average that visitors read, then by how many say so; below 65,536. */
export const ratingRank = ({ stars, reviews }: Pick<TravelRow, "stars" | "reviews">): number =>
  reviews === 0
    ? 0
    : Math.round((stars * 10) / reviews) * (maxReviews + 1) + Math.min(reviews, maxReviews);

/** By the number of a status: whether a group of it will leave. */
const leaves = statuses.map(flightsMayBeBought);
const never = 2 ** 15 - 1; // days since 1970, in the year 2059

/** The day, since 1970, of the soonest departure that will leave and meets the search. */
const soonestLeaving = (part: TravelPart, compiled: CompiledFilter): number => {
  for (const tour of part.byDay)
    if (leaves[statusIn(part.codes[tour] ?? 0)] && isMatch(part, tour, compiled))
      return Math.min(part.departures[tour] ?? never, never);
  return never;
};

/**
 * What relevance puts first where no keyword is asked for, as a number below 2 to the 31 that rises
 * down the list: the soonest confirmed, then the best reviewed (`decisions.md`, Messages to the letter).
 */
export const relevanceRank = (
  index: CatalogueIndex,
  query: SearchQuery,
): ((travel: number) => number) => {
  const compiled = compileFilter(query, index);
  return (travel) => {
    const part = index.parts[travel];
    const day = part ? soonestLeaving(part, compiled) : never;
    return day * ratingRanks + (ratingRanks - 1 - (index.rating[travel] ?? 0));
  };
};
