import { ageRanges, type PricedTour, statuses } from "#features/tours/contract.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { ageIn, dayOf, statusIn, type TravelPart } from "./travel-part.ts";

/** Travels are numbered in the order of their ids. */
const partOf = ({ parts }: CatalogueIndex, id: string): TravelPart | null => {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((parts[middle]?.travel.id ?? "") < id) low = middle + 1;
    else high = middle;
  }
  const found = parts[low];
  return found?.travel.id === id ? found : null;
};

/** The coming departures of a travel, the next first; none for one that visitors cannot see. */
export const comingOf = (index: CatalogueIndex, travelId: string): readonly PricedTour[] => {
  const part = partOf(index, travelId);
  if (!part) return [];
  const { tourIds, codes, departures, byDay } = part;
  const statusOf = (tour: number) => statuses[statusIn(codes[tour] ?? 0)] ?? "PLANNED";
  const first = codes.findIndex((_, tour) => statusOf(tour) !== "SOLD_OUT");
  return Array.from(byDay, (tour): PricedTour => ({
    id: tourIds[tour] ?? "",
    status: statusOf(tour),
    ageRange: ageRanges[ageIn(codes[tour] ?? 0)] ?? "ALL",
    departureDate: dayOf(departures[tour] ?? 0),
    isFirstPriced: tour === first,
  }));
};
