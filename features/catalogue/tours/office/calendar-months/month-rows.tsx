import "./months.css";
import type { TimelineBar, TimelineRow } from "#design/office/timeline/timeline-model.ts";
import { type Status, statuses } from "#features/records/statuses/contract.ts";
import { StatusIcon } from "#features/records/statuses/parts/status-icon.tsx";
import { monthNames } from "#markets/wording/calendar-names.ts";
import { daysBetween, monthsBetween } from "#markets/days.ts";
import { counted } from "#platform/counted.ts";
import { monthDays } from "../calendar-days/calendar-days.ts";
import { collatorOf } from "#platform/texts/collator.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { statusLabel } from "../grid/sheet/status-words.ts";
import { TravelHead } from "./travel-head.tsx";

export type MonthScene = Readonly<{
  from: string;
  to: string;
  /** Departures that stand in conflict with another one. */
  inConflict: ReadonlySet<string>;
}>;

const monthOf = ({ draft }: SheetRow): string => draft.departureDate.slice(0, 7);

/** `April 2027` */
export const monthText = (month: string): string =>
  `${monthNames.en[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`;

type StatusCount = Readonly<{ status: Status; count: number }>;

/** How many departures have each status, without those that none has. */
export const countStatuses = (rows: readonly SheetRow[]): readonly StatusCount[] =>
  statuses
    .map((status) => ({
      status,
      count: rows.filter(({ draft }) => draft.status === status).length,
    }))
    .filter(({ count }) => count > 0);

const peopleIn = (rows: readonly SheetRow[]): number =>
  rows.reduce((sum, { stored }) => sum + (stored?.peopleIn ?? 0), 0);

/** `5 departures, 3 planned, 2 confirmed, 31 in` */
export const sumText = (rows: readonly SheetRow[]): string =>
  [
    counted(rows.length, "departure"),
    ...countStatuses(rows).map(({ status, count }) => `${count} ${statusLabel(status)}`),
    `${peopleIn(rows)} in`,
  ].join(", ");

/** Their number, and how many of them have each status; what holds it says the same in words. */
export const SumContent = ({ rows }: Readonly<{ rows: readonly SheetRow[] }>) => {
  const counts = countStatuses(rows);
  return (
    <span className="calendar-sum" aria-hidden="true">
      <b>{rows.length}</b>
      {counts.map(({ status, count }) => (
        <span key={status} className="calendar-sum-status" data-tone={status}>
          <StatusIcon status={status} />
          {count}
        </span>
      ))}
      <span className="calendar-sum-strip">
        {counts.map(({ status, count }) => (
          <i key={status} data-tone={status} style={{ flexGrow: count }} />
        ))}
      </span>
    </span>
  );
};

const barId = (month: string, travelId = ""): string => `${month} ${travelId}`;

/** The month of a bar, whose id begins with it. */
export const monthOfBar = (id: string): string => id.slice(0, 7);

/** Whether a departure is one of those that a bar sums. */
export const isSummedIn = (row: SheetRow, id: string): boolean =>
  barId(monthOf(row), row.stored?.travelId) === id;

const monthBar = (
  month: string,
  rows: readonly SheetRow[],
  { from, inConflict }: MonthScene,
): TimelineBar => {
  const days = monthDays(month);
  const { travel } = rows[0]?.stored ?? {};
  const conflicts = rows.filter(({ key }) => inConflict.has(key)).length;
  return {
    start: daysBetween(from, days.from),
    length: daysBetween(days.from, days.to) + 1,
    id: barId(month, travel?.id),
    tone: "month",
    label: [
      `${travel?.name ?? ""}, ${monthText(month)}: ${sumText(rows)}`,
      ...(conflicts === 0 ? [] : [`${conflicts} in conflict`]),
    ].join(", "),
    content: <SumContent rows={rows} />,
    isInConflict: conflicts > 0,
    before: null,
    isChanged: rows.some(({ draft, base }) => draft !== base),
    isChosen: false,
  };
};

/** The departures that leave in the months in view. */
export const rowsOfMonths = (
  rows: readonly SheetRow[],
  { from, to }: Pick<MonthScene, "from" | "to">,
): readonly SheetRow[] =>
  rows.filter(({ draft }) => draft.departureDate >= from && draft.departureDate <= to);

/**
 * A row a travel, by name, with one bar for all its departures of a month.
 * @param language that of the names
 */
export const monthRows = (
  rows: readonly SheetRow[],
  scene: MonthScene,
  language: string,
): readonly TimelineRow[] =>
  [...Map.groupBy(rows, ({ stored }) => stored?.travelId ?? "")]
    .map(([key, departures]): TimelineRow => {
      const byMonth = Map.groupBy(departures, monthOf);
      return {
        key,
        title: departures[0]?.stored?.travel.name ?? "",
        head: <TravelHead rows={departures} />,
        bars: monthsBetween(scene.from, scene.to).flatMap((month) => {
          const leaving = byMonth.get(month);
          return leaving ? [monthBar(month, leaving, scene)] : [];
        }),
        bands: [],
        isSpecial: false,
        maxLanes: null,
      };
    })
    .toSorted((a, b) => collatorOf(language).compare(a.title, b.title));
