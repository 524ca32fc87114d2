import { addDays, type Day, daysBetween } from "#markets/days.ts";
import { formatDate, formatWeekday } from "#markets/format.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import { coordinatorText } from "../grid/parse/coordinator.ts";
import type { CellWrite } from "../grid/sheet/edit.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import { rowOf, type SheetRow } from "../grid/sheet/rows.ts";

/** The first and last day that a group is away. */
export type TourDays = Pick<TourDraft, "departureDate" | "endDate">;

/** The days of a bar, which begins this many days after the first day of the calendar. */
export const daysOfSpan = (
  { start, length }: Readonly<{ start: number; length: number }>,
  from: Day,
): TourDays => ({
  departureDate: addDays(from, start),
  endDate: addDays(from, start + length - 1),
});

export const spanOfDays = ({ departureDate, endDate }: TourDays, from: Day) => ({
  start: daysBetween(from, departureDate),
  length: daysBetween(departureDate, endDate) + 1,
});

/** What is written for a departure to be away on these days; the programme keeps a day at least. */
export const dayWrites = ({ key, draft }: SheetRow, days: TourDays): readonly CellWrite[] => {
  const outward = daysBetween(draft.departureDate, draft.startDate);
  const first = addDays(days.departureDate, outward);
  const last = days.endDate < first ? first : days.endDate;
  return [
    { key, column: "departure", entry: { text: formatDate(days.departureDate), line: null } },
    { key, column: "back", entry: { text: formatDate(last), line: null } },
  ];
};

/** What is written for somebody to lead a departure; null for nobody. */
export const leaderWrites = (
  { key }: SheetRow,
  coordinatorId: string | null,
  { coordinators }: SheetFacts,
): readonly CellWrite[] => {
  const text = coordinatorText(coordinatorId, coordinators);
  return [{ key, column: "coordinator", entry: { text, line: null } }];
};

/** A departure as it would be with what is written. */
export const rowWith = (
  { key, base, stored, entries }: SheetRow,
  writes: readonly CellWrite[],
  facts: SheetFacts,
): SheetRow => {
  const more = writes.map(({ column, entry }) => [column, entry]);
  return rowOf({ key, base, stored }, { ...entries, ...Object.fromEntries(more) }, facts);
};

/** `Sat 03/04` */
export const shortDayText = (day: Day): string =>
  `${formatWeekday(day, "en")} ${formatDate(day).slice(0, 5)}`;

/** `Sat 03/04/2027` */
export const dayText = (day: Day): string => `${formatWeekday(day, "en")} ${formatDate(day)}`;
