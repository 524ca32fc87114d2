import { type Stop, stopNameIn } from "#features/catalogue/trips/contract.ts";
import type { Language } from "#markets/market-type.ts";

/** What a travel's day says of the route. */
export type RouteDay = Readonly<{
  sleep: string | null;
  transport: string | null;
  hours: number | null;
}>;

/** What the days say of one visit of the route. */
export type VisitDays = Readonly<{
  /** The numbers of the days, from 1, whose group sleeps there. */
  nights: readonly number[];
  /** How the group comes there, and in how many hours. */
  by: string | null;
  hours: number | null;
}>;

export type StopDays = Readonly<{
  /** In the order of the visits. */
  visits: readonly VisitDays[];
  /** The places of nights that are no stop, or not in the order of the route. */
  strays: readonly Readonly<{ day: number; sleep: string }>[];
}>;

const normalized = (text: string): string => text.trim().toLocaleLowerCase("en");

/** The next visit of a place from the present one on. */
const visitOf = (names: readonly string[], sleep: string, from: number): number =>
  names.findIndex((name, index) => index >= from && name === normalized(sleep));

/**
 * Reads the days along the route: each night is at the next visit of the place that it names, in
 * the language of the market.
 */
export const daysOfStops = (
  stops: readonly Stop[],
  days: readonly RouteDay[],
  language: Language,
): StopDays => {
  const names = stops.map((stop) => normalized(stopNameIn(stop, language)));
  const visits = stops.map(() => ({ nights: [] as number[], by: "", hours: 0 }));
  const strays: { day: number; sleep: string }[] = [];
  let present = 0;
  for (const [index, { sleep, transport, hours }] of days.entries()) {
    if (sleep === null || sleep.trim() === "") continue;
    const at = visitOf(names, sleep, present);
    const visit = visits[at];
    if (!visit) {
      strays.push({ day: index + 1, sleep });
      continue;
    }
    if (visit.nights.length === 0) {
      visit.by = transport ?? "";
      visit.hours = hours ?? 0;
    }
    visit.nights.push(index + 1);
    present = at;
  }
  return {
    visits: visits.map(({ nights, by, hours }) => ({
      nights,
      by: by === "" ? null : by,
      hours: hours === 0 ? null : hours,
    })),
    strays,
  };
};
