import { statuses } from "#features/tours/contract.ts";
import { flightsMayBeBought } from "#features/tours/rules.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { SearchQuery } from "./contract.ts";
import { isFoundIn, type Look, lookFor } from "./departures.ts";
import type { TravelRow } from "./rows.ts";
import { statusIn, type TravelPart } from "./travel-part.ts";

const mostReviews = 1023;
const mostPraise = 2 ** 16;

/** How well reviewed a travel is: by the average that visitors read, then by how many say so; below 65,536. */
export const praiseOf = ({ stars, reviews }: Pick<TravelRow, "stars" | "reviews">): number =>
  reviews === 0
    ? 0
    : Math.round((stars * 10) / reviews) * (mostReviews + 1) + Math.min(reviews, mostReviews);

/** By the number of a status: whether a group of it will leave. */
const leaves = statuses.map(flightsMayBeBought);
const never = 2 ** 15 - 1; // days since 1970, in the year 2059

/** The day, since 1970, of the soonest departure that will leave and meets the search. */
const soonestLeaving = (part: TravelPart, look: Look): number => {
  for (const tour of part.byDay)
    if (leaves[statusIn(part.codes[tour] ?? 0)] && isFoundIn(part, tour, look))
      return Math.min(part.departures[tour] ?? never, never);
  return never;
};

/**
 * What relevance puts first where no keyword is asked for, as a number below 2 to the 31 that rises
 * down the list: the soonest confirmed, then the best reviewed (`decisions.md`, Messages to the letter).
 */
export const standingIn = (
  index: CatalogueIndex,
  query: SearchQuery,
): ((travel: number) => number) => {
  const look = lookFor(query, index);
  return (travel) => {
    const part = index.parts[travel];
    const day = part ? soonestLeaving(part, look) : never;
    return day * mostPraise + (mostPraise - 1 - (index.praise[travel] ?? 0));
  };
};
