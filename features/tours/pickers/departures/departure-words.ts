import type { ListedTour } from "#features/tours/listed-contract.ts";
import { formatDate, formatWeekday } from "#markets/format.ts";

/** `Sat 02/01/2027` */
export const dayWords = (day: string): string => `${formatWeekday(day, "en")} ${formatDate(day)}`;

export const departureName = ({ travel, departureDate }: ListedTour): string =>
  `${travel.name}, ${dayWords(departureDate)}`;
