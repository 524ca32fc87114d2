import type { PricedTour } from "#features/catalogue/tours/contract.ts";
import { ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { type CatalogueIndex, travelNumberOf } from "../index/catalogue-index.ts";
import { ageIn, isOnSaleIn, isoDayOf, statusIn } from "../index/travel-part.ts";

/** The earliest departure comes first. Empty for a travel that is not published. */
export const upcomingToursOf = (
  { parts }: CatalogueIndex,
  travelId: string,
): readonly PricedTour[] => {
  const part = parts[travelNumberOf(parts, travelId)];
  if (!part) return [];
  const { tourIds, codes, departures, opens, byDay } = part;
  const statusOf = (tour: number) => statuses[statusIn(codes[tour] ?? 0)] ?? "PLANNED";
  const onSale = codes.findIndex(isOnSaleIn);
  const first = onSale < 0 ? codes.findIndex((_, tour) => statusOf(tour) !== "SOLD_OUT") : onSale;
  return Array.from(byDay, (tour): PricedTour => ({
    id: tourIds[tour] ?? "",
    status: statusOf(tour),
    ageRange: ageRanges[ageIn(codes[tour] ?? 0)] ?? "ALL",
    departureDate: isoDayOf(departures[tour] ?? 0),
    openingDate: opens[tour] ? isoDayOf(opens[tour]) : null,
    isCheapest: tour === first,
  }));
};
