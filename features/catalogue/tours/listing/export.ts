import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { answerText } from "#features/catalogue/tours/parts/answers/answer-words.ts";
import type { Day } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import { isUndecided } from "../rules.ts";
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
  "answer",
  "price today",
  "look at",
] as const;

/**
 * A row of the file for spreadsheets, in the order of `exportColumns`.
 * @param today the day of the market
 */
export const toExportRow = (tour: ListedTour, market: Market, today: Day): readonly string[] => [
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
  isUndecided(tour) ? tour.decideBy : "",
  tour.coordinator?.name ?? "",
  tour.question ? answerText(tour.question, market, today) : "",
  (tour.priceToday.cents / 100).toFixed(2),
  tour.health.map(({ text }) => text).join("; "),
];
