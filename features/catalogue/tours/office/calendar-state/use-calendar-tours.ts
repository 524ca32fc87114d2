import { useQueries, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { addDays, type Day, monthsBetween } from "#markets/days.ts";
import { dayAt } from "#markets/format.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { monthDays } from "../calendar-days/calendar-days.ts";
import { calendarApi } from "../api/calendar-api.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import { readLeaders } from "../api/read-leaders.ts";

/** What is written refers to what was read: nothing is read again unless the calendar asks for it. */
const readOnce = {
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;

/** Departures this near to the days in view may stand in conflict with those in view. */
const marginDays = 20;

type Part = readonly ListedTour[];

/** A departure that is away in two months is read with both; the newest version counts. */
const unionOf = (parts: readonly (Part | undefined)[]): Part => {
  const byId = new Map<string, ListedTour>();
  for (const tour of parts.flatMap((part) => part ?? []))
    if ((byId.get(tour.id)?.version ?? 0) < tour.version) byId.set(tour.id, tour);
  return [...byId.values()].toSorted((a, b) => a.departureDate.localeCompare(b.departureDate));
};

const combine = (results: readonly UseQueryResult<Part>[]) => ({
  tours: unionOf(results.map(({ data }) => data)),
  isLoading: results.some(({ isPending }) => isPending),
  error: results.find(({ error }) => error !== null)?.error ?? null,
});

const withNew = (known: readonly string[], wanted: readonly string[]): readonly string[] => {
  const added = wanted.filter((each) => !known.includes(each));
  return added.length === 0 ? known : [...known, ...added];
};

/** The market's facts that departures are written with. */
export const useCalendarFacts = (country: string) => {
  const [openedAt] = useState(() => Date.now());
  const api = useMemo(() => calendarApi(country), [country]);
  const market = marketByApiCountry(country);
  const today = market ? dayAt(new Date(openedAt), market) : "2000-01-01";
  const coordinators = useQuery({
    queryKey: ["calendar", country, "coordinators"],
    queryFn: () => readLeaders(country, { from: today, to: today, travelId: null, tourId: null }),
    ...readOnce,
  });
  const people = coordinators.data ?? null;
  const facts = useMemo(
    (): SheetFacts | null =>
      market && people ? { market, today, travelId: null, coordinators: people } : null,
    [market, today, people],
  );
  return {
    api,
    today,
    facts,
    people,
    error: coordinators.error,
    retry: () => void coordinators.refetch(),
  };
};

type CalendarFacts = ReturnType<typeof useCalendarFacts>;

/** All departures of a market around the days in view, and those of the days that were in view before. */
export const useCalendarTours = (
  country: string,
  { api }: Pick<CalendarFacts, "api">,
  { from, to }: Readonly<{ from: Day; to: Day }>,
) => {
  const client = useQueryClient();
  const [read, setRead] = useState<readonly string[]>([]);
  const [ids, setIds] = useState<readonly string[]>([]);
  const months = withNew(read, monthsBetween(addDays(from, -marginDays), addDays(to, marginDays)));
  if (months !== read) setRead(months);
  const key = useMemo(() => ["calendar", country, "tours"], [country]);
  const { tours, isLoading, error } = useQueries({
    queries: [
      ...months.map((month) => ({
        queryKey: [...key, month],
        queryFn: () => api.between(monthDays(month).from, monthDays(month).to),
        ...readOnce,
      })),
      ...(ids.length > 0
        ? [{ queryKey: [...key, ids.join(",")], queryFn: () => api.byIds(ids), ...readOnce }]
        : []),
    ],
    combine,
  });
  const readAgain = useCallback(async (): Promise<Part> => {
    await client.refetchQueries({ queryKey: key, type: "active" });
    return unionOf(client.getQueriesData<Part>({ queryKey: key }).map(([, data]) => data));
  }, [client, key]);
  return {
    tours,
    isLoading,
    error,
    readAgain,
    /** Reads departures of other days too, which somebody wrote before. */
    readMore: useCallback(
      (wanted: readonly string[]) => setIds((before) => withNew(before, wanted)),
      [],
    ),
    retry: () => void client.refetchQueries({ queryKey: key, type: "active" }),
  };
};
