import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSettled } from "#design/office/use-settled.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { type Leader, readLeaders, type WantedLeader } from "../api/read-leaders.ts";

/** @param travelId of a departure that is not stored yet */
export const wantedFor = ({ draft, stored }: SheetRow, travelId: string | null): WantedLeader => ({
  from: draft.departureDate,
  to: draft.endDate,
  travelId: stored?.travelId ?? travelId,
  tourId: stored?.id ?? null,
});

/**
 * Who could lead a departure on its days, the best first.
 * @param row null while nobody asks
 * @returns null until the server says it
 */
export const useLeaders = (
  { market: { apiCountry }, travelId }: Pick<SheetFacts, "market" | "travelId">,
  row: SheetRow | null,
): readonly Leader[] | null => {
  const wanted = useSettled(row ? JSON.stringify(wantedFor(row, travelId)) : "");
  const { data } = useQuery({
    queryKey: ["free-coordinators", apiCountry, wanted],
    queryFn: () => readLeaders(apiCountry, JSON.parse(wanted) as WantedLeader),
    enabled: wanted !== "",
    retry: false,
    staleTime: 0,
    gcTime: 30_000,
    placeholderData: keepPreviousData,
  });
  return wanted === "" ? null : (data ?? null);
};
