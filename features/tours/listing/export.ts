import { officeStatusNames } from "#features/statuses/parts/office-status-names.ts";
import type { ListedTour } from "../listed-contract.ts";

export const exportColumns = [
  "travel",
  "code",
  "address",
  "published",
  "departure",
  "back",
  "status",
  "people in",
  "minimum",
  "seats",
  "decide by",
  "coordinator",
  "price today",
  "look at",
] as const;

/** A row of the file for spreadsheets, in the order of `exportColumns`. */
export const toExportRow = (tour: ListedTour): readonly string[] => [
  tour.travel.name,
  tour.code,
  tour.path,
  tour.isPublished && tour.travel.isPublished ? "yes" : "no",
  tour.departureDate,
  tour.endDate,
  tour.cancellation ? "Cancelled" : officeStatusNames[tour.status],
  String(tour.peopleIn),
  String(tour.peopleMinimum),
  String(tour.seatsTotal),
  tour.peopleNeeded > 0 && !tour.cancellation ? tour.decideBy : "",
  tour.coordinator?.name ?? "",
  (tour.priceToday.cents / 100).toFixed(2),
  tour.health.map(({ text }) => text).join("; "),
];
