import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { addDays, type Day } from "#markets/days.ts";
import {
  type CalendarRange,
  rangeOf,
  saturdayOf,
  steppedFrom,
  type Zoom,
} from "./calendar-days.ts";
import type { TourDays } from "./move-days.ts";

/** The days that a calendar shows, which stand in the address. */
export const useRange = (today: Day) => {
  const [query, setQuery] = useSearchParams();
  const from = query.get("from");
  const zoom = query.get("zoom");
  const range = useMemo((): CalendarRange => rangeOf(from, zoom, today), [from, zoom, today]);
  const set = useCallback(
    (name: string, value: string | null) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null || value === "") next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return {
    query,
    set,
    range,
    /** Removes filters from the address. */
    clear: (names: readonly string[]) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of names) next.delete(name);
          return next;
        },
        { replace: true },
      ),
    setZoom: (next: Zoom) => set("zoom", next === "weeks" ? null : next),
    /** Shows the weeks from a day on, near enough to see each departure. */
    openWeeks: (day: Day) =>
      setQuery((before) => {
        const next = new URLSearchParams(before);
        next.delete("zoom");
        next.set("from", saturdayOf(day));
        return next;
      }),
    /** @param direction -1 leads to earlier days */
    step: (direction: 1 | -1) => set("from", steppedFrom(range, direction)),
    goToday: useCallback(() => set("from", null), [set]),
    /** Brings a departure into sight, and moves nothing where one of its days is. */
    show: useCallback(
      ({ departureDate, endDate }: TourDays) => {
        if (departureDate > range.to || endDate < range.from)
          set("from", saturdayOf(addDays(departureDate, -7)));
      },
      [range, set],
    ),
  };
};

export type RangeState = ReturnType<typeof useRange>;
