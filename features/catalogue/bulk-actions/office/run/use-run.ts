import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ControlName } from "#features/catalogue/bulk-actions/run/calls.ts";
import { controlRun, readRows, readRun } from "../bulk-api.ts";
import { forgetRun, watchRun } from "../notice/watched-runs.ts";
import { hasEnded, isMoving, type RunGroup, statesOf } from "./run-words.ts";

const pollMs = 1000;
const pageSize = 20;

type Control = Readonly<{ name: ControlName; positions: readonly number[] | null }>;

/** One run with a page of its rows, asked again and again while it moves. */
export const useRun = (country: string, id: string) => {
  const client = useQueryClient();
  const [group, setGroup] = useState<RunGroup>("all");
  const [page, setPage] = useState(1);
  const answer = useQuery({
    queryKey: ["bulk-run", country, id],
    queryFn: () => readRun(country, id),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? pollMs : false),
  });
  const run = answer.data;
  // Whoever sees the end here need not be told of it elsewhere.
  const isSeen = run !== undefined && hasEnded(run);
  useEffect(() => {
    if (isSeen) forgetRun({ country, id });
  }, [isSeen, country, id]);
  const states = statesOf[group].join(",");
  const rows = useQuery({
    // The numbers of the run tell when its rows have changed.
    queryKey: ["bulk-rows", country, id, states, page, run?.state, run?.counts],
    queryFn: () =>
      readRows(country, id, {
        page: `${page}`,
        pageSize: `${pageSize}`,
        ...(states === "" ? {} : { states }),
      }),
    placeholderData: keepPreviousData,
    enabled: run !== undefined,
  });
  const control = useMutation({
    mutationFn: ({ name, positions }: Control) => controlRun(country, id, name, positions),
    onSuccess(changed) {
      client.setQueryData(["bulk-run", country, id], changed);
      if (isMoving(changed)) watchRun({ country, id });
    },
    onError: () => void answer.refetch(),
  });
  return {
    run,
    readAt: answer.dataUpdatedAt,
    error: answer.error,
    refetch: () => void answer.refetch(),
    rows: rows.data,
    group,
    page,
    pageSize,
    setPage,
    setGroup: (next: RunGroup) => {
      setGroup(next);
      setPage(1);
    },
    control: (name: ControlName, positions: readonly number[] | null = null) =>
      control.mutate({ name, positions }),
    problem: control.error,
    isControlled: control.isPending,
  };
};

export type RunWork = ReturnType<typeof useRun>;
