import type { PricedTour } from "#features/catalogue/tours/contract.ts";
import { ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { type CatalogueIndex, travelNumberOf } from "../index/catalogue-index.ts";
import { ageIn, isoDayOf, statusIn } from "../index/travel-part.ts";

/** The earliest departure comes first. Empty for a travel that is not published. */
export const upcomingToursOf = (
  { parts }: CatalogueIndex,
  travelId: string,
): readonly PricedTour[] => {
  const part = parts[travelNumberOf(parts, travelId)];
  if (!part) return [];
  const { tourIds, codes, departures, byDay } = part;
  const statusOf = (tour: number) => statuses[statusIn(codes[tour] ?? 0)] ?? "PLANNED";
  const first = codes.findIndex((_, tour) => statusOf(tour) !== "SOLD_OUT");
  return Array.from(byDay, (tour): PricedTour => ({
    id: tourIds[tour] ?? "",
    status: statusOf(tour),
    ageRange: ageRanges[ageIn(codes[tour] ?? 0)] ?? "ALL",
    departureDate: isoDayOf(departures[tour] ?? 0),
    isCheapest: tour === first,
  }));
};
