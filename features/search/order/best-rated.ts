import { statuses } from "#features/tours/contract.ts";
import { isBookable } from "#features/tours/rules.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import { statusIn, type TravelPart } from "../index/travel-part.ts";

/** The average, weighted by the logarithm of the number: one happy review is no proof. */
const scoreOf = ({ travel: { reviews, stars } }: TravelPart): number =>
  reviews === 0 ? 0 : (stars / reviews) * Math.log2(reviews + 1);

const canBeBooked = ({ codes }: TravelPart): boolean =>
  codes.some((code) => isBookable(statuses[statusIn(code)] ?? "SOLD_OUT"));

/** Ids of at most `limit` reviewed travels that can be booked, the best rated first. */
export const bestRated = ({ parts }: CatalogueIndex, limit: number): readonly string[] =>
  parts
    .filter((part) => scoreOf(part) > 0 && canBeBooked(part))
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, limit)
    .map(({ travel }) => travel.id);
