import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSettled } from "#design/office/use-settled.ts";
import type { TourRowInput } from "#features/catalogue/tours/save-contract.ts";
import type { CalendarApi } from "../api/calendar-api.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { toRowInput } from "../grid/sheet/use-plan.ts";

/** What the server says a save of one departure would do, once it has stood still for a moment. */
export const useMovePlan = (api: CalendarApi, country: string, row: SheetRow) => {
  const input = useMemo(() => JSON.stringify(toRowInput(row)), [row]);
  const settled = useSettled(input);
  const { data, error, isFetching } = useQuery({
    queryKey: ["calendar-move", country, settled],
    queryFn: () => api.preview([JSON.parse(settled) as TourRowInput]),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return { report: data ?? null, error, isStale: input !== settled || isFetching };
};
