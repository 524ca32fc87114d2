import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { beginPlan, controlRun, readRun } from "../bulk-api.ts";
import type { BulkDraft } from "../use-bulk-address.ts";

const pollMs = 400;

/** The plan of a bulk action, asked for once and then followed until the server has made it. */
export const usePlan = (country: string, draft: BulkDraft) => {
  const client = useQueryClient();
  const begun = useQuery({
    queryKey: ["bulk-plan", country, draft],
    queryFn: () => beginPlan(country, draft),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const id = begun.data?.id;
  const key = ["bulk-run", country, id];
  const followed = useQuery({
    queryKey: key,
    queryFn: () => readRun(country, id ?? ""),
    enabled: id !== undefined,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === "planning" ? pollMs : false,
  });
  const stop = useMutation({
    mutationFn: () => controlRun(country, id ?? "", "stop", null),
    onSuccess: (stopped) => client.setQueryData(key, stopped),
    onError: () => void followed.refetch(),
  });
  return {
    run: followed.data ?? begun.data,
    /** Of the plan, or of following it while nothing is known. */
    error: begun.error ?? (followed.data ? null : followed.error),
    again: () => void begun.refetch(),
    stop: () => stop.mutate(),
    isStopping: stop.isPending,
  };
};

export type PlanWork = ReturnType<typeof usePlan>;
