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
  return Array.from(byDay, (tour): PricedTour => {
    const code = codes[tour] ?? 0;
    return {
      id: tourIds[tour] ?? "",
      status: statuses[statusIn(code)] ?? "PLANNED",
      ageRange: ageRanges[ageIn(code)] ?? "ALL",
      departureDate: dayOf(departures[tour] ?? 0),
      isFirstPriced: tour === 0 && statuses[statusIn(code)] !== "SOLD_OUT",
    };
  });
};
