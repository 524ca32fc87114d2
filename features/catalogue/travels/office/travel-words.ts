import type { BarPart } from "#design/office/figures/stacked-bar.tsx";
import type { Status } from "#features/records/statuses/contract.ts";
import { daysBetween, type Day, weekdayOf } from "#markets/days.ts";
import { formatDate } from "#markets/format.ts";
import type { StatusCounts } from "../list-contract.ts";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** `Fri 04/12/2026` */
export const dayWords = (day: Day): string =>
  `${weekdays[weekdayOf(day)] ?? ""} ${formatDate(day)}`;

/** `in 11 days` */
export const daysAhead = (today: Day, day: Day): string => {
  const days = daysBetween(today, day);
  if (days <= 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
};

const countryNames = new Intl.DisplayNames("en", { type: "region" });

export const countryName = (code: string): string => countryNames.of(code) ?? code;

const barOf: Readonly<Record<Status, Pick<BarPart, "status" | "label">>> = {
  CONFIRMED: { status: "confirmed", label: "confirmed" },
  ALMOST_CONFIRMED: { status: "almost", label: "almost" },
  ALMOST_FULL: { status: "full", label: "almost full" },
  PLANNED: { status: "planned", label: "planned" },
  WAITING_LIST: { status: "request", label: "on request" },
  SOLD_OUT: { status: "sold", label: "sold out" },
};

export const statusLabel = (status: Status): string => barOf[status].label;

const order = Object.keys(barOf) as Status[];

export const barParts = (byStatus: StatusCounts): readonly BarPart[] =>
  order.map((status) => ({ ...barOf[status], count: byStatus[status] }));

/** The first two statuses that any departure has: `2 confirmed, 8 almost`. */
export const statusWords = (byStatus: StatusCounts): string =>
  barParts(byStatus)
    .filter(({ count }) => count > 0)
    .slice(0, 2)
    .map(({ count, label }) => `${count} ${label}`)
    .join(", ");
