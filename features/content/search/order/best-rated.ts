import { addStars, ratingAmong } from "#features/catalogue/reviews/rules.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import { isOnSaleIn, type TravelPart } from "../index/travel-part.ts";

const canBeBooked = ({ codes }: TravelPart): boolean => codes.some(isOnSaleIn);

/** Ids of at most `limit` reviewed travels that can be booked, the best rated first. */
export const bestRated = ({ parts }: CatalogueIndex, limit: number): readonly string[] => {
  const ratingOf = ratingAmong(addStars(parts.map(({ travel }) => travel)));
  return parts
    .filter((part) => part.travel.reviews > 0 && canBeBooked(part))
    .toSorted((a, b) => ratingOf(b.travel) - ratingOf(a.travel))
    .slice(0, limit)
    .map(({ travel }) => travel.id);
};
