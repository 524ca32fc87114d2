import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { daysBetween } from "#markets/days.ts";
import { formatDate, formatWeekday } from "#markets/format.ts";
import { counted } from "#platform/counted.ts";

/** `Sat 02/01/2027`, which is not broken into two lines. */
export const dayWords = (day: string): string =>
  `${formatWeekday(day, "en")}\u00A0${formatDate(day)}`;

export const departureName = ({ travel, departureDate }: ListedTour): string =>
  `${travel.name}, ${dayWords(departureDate)}`;

type Days = Pick<ListedTour, "departureDate" | "startDate" | "endDate">;

/**
 * How long a departure lasts, by its own days. Those of the programme are counted, as the trip's page
 * counts them: whoever leaves home before its first day is first on the way for a night.
 */
export const lengthWords = ({ departureDate, startDate, endDate }: Days): string => {
  const nights = daysBetween(departureDate, startDate);
  const before = nights > 0 ? ` after ${counted(nights, "night", "nights")} on the way` : "";
  return `${counted(daysBetween(startDate, endDate) + 1, "day")}${before}, back on ${dayWords(endDate)}`;
};
