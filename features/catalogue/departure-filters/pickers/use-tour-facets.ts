import { useQuery } from "@tanstack/react-query";
import type { TourFacets } from "#features/catalogue/departure-filters/contract.ts";
import { listTourFacets } from "#features/catalogue/departure-filters/calls.ts";
import { call } from "#platform/browser/call.ts";

const freshMs = 60_000;

/** What the departures of a market can be filtered by, and who may lead them; null until it is known. */
export const useTourFacets = (country: string): TourFacets | null => {
  const { data } = useQuery({
    queryKey: ["tour-facets", country],
    queryFn: () => call(listTourFacets, { country }),
    staleTime: freshMs,
    retry: false,
  });
  return data ?? null;
};
