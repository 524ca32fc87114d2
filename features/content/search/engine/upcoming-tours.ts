import type { PricedTour } from "#features/catalogue/tours/contract.ts";
import { ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { type CatalogueIndex, travelNumberOf } from "../index/catalogue-index.ts";
import { keepMade } from "#platform/made/keep-made.ts";
import { ageIn, isOnSaleIn, isoDayOf, statusIn, type TravelPart } from "../index/travel-part.ts";

/** The lists of so many travels are kept, since cards show few of them again and again. */
const lists = keepMade<readonly PricedTour[]>(300);

/** The earliest departure comes first. */
const toursOf = ({
  tourIds,
  codes,
  departures,
  opens,
  byDay,
}: TravelPart): readonly PricedTour[] => {
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

const none: readonly PricedTour[] = [];

/**
 * The earliest departure comes first. Empty for a travel that is not published. The same list as
 * long as nothing of the travel has changed.
 */
export const upcomingToursOf = (
  { parts }: CatalogueIndex,
  travelId: string,
): readonly PricedTour[] => {
  const part = parts[travelNumberOf(parts, travelId)];
  return part ? lists([part], "", () => toursOf(part)) : none;
};
