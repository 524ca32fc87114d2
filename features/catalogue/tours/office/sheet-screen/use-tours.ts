import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { dayAt } from "#markets/format.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { readLeaders } from "../api/read-leaders.ts";
import { tourApi } from "../api/tour-api.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";

/** What is written refers to what was read: nothing is read again unless the screen asks for it. */
const readOnce = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;

/** The departures of a travel, and what their cells are read with. */
export const useTours = (country: string, travelId: string) => {
  const client = useQueryClient();
  const [openedAt] = useState(() => Date.now());
  const api = useMemo(() => tourApi(country, travelId), [country, travelId]);
  const queryKey = useMemo(() => ["tours-of-travel", country, travelId], [country, travelId]);
  const market = marketByApiCountry(country);
  const today = market ? dayAt(new Date(openedAt), market) : "";
  const tours = useQuery({ queryKey, queryFn: api.list, ...readOnce });
  const travel = useQuery({
    queryKey: [...queryKey, "travel"],
    queryFn: api.travel,
    ...readOnce,
  });
  const coordinators = useQuery({
    queryKey: [...queryKey, "coordinators"],
    queryFn: () => readLeaders(country, { from: today, to: today, travelId, tourId: null }),
    ...readOnce,
  });
  const facts = useMemo(
    (): SheetFacts | null =>
      market && coordinators.data
        ? { market, today, travelId, coordinators: coordinators.data }
        : null,
    [market, today, travelId, coordinators.data],
  );
  const readAgain = useCallback(async (): Promise<readonly ListedTour[]> => {
    const read = await api.list();
    client.setQueryData(queryKey, read);
    return read;
  }, [api, client, queryKey]);
  return {
    api,
    queryKey,
    facts,
    tours: tours.data ?? null,
    name: travel.data?.name ?? null,
    /** Of the travel. */
    days: travel.data?.days ?? 0,
    error: tours.error ?? coordinators.error ?? travel.error,
    readAgain,
    retry: () => {
      void tours.refetch();
      void coordinators.refetch();
      void travel.refetch();
    },
  };
};

export type Tours = ReturnType<typeof useTours>;
