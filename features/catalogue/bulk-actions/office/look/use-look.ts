import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import {
  bulkOutcomes,
  type BulkPlan,
  type BulkRow,
  type BulkRun,
} from "#features/catalogue/bulk-actions/contract.ts";
import { readPositions, readRows, runPlan } from "../bulk-api.ts";
import { watchRun } from "../notice/watched-runs.ts";

export const lookGroups = ["all", "look", "out"] as const;
export type LookGroup = (typeof lookGroups)[number];

const filterOf: Readonly<Record<LookGroup, Readonly<Record<string, string>>>> = {
  all: {},
  look: { noted: "true" },
  out: { outcomes: "none,refuse" },
};

const pageSize = 10;
const noRows: readonly BulkRow[] = [];
const nowhere: readonly number[] = [];

const countsOf = ({
  rows,
  noted,
  none,
  refuse,
}: BulkPlan): Readonly<Record<LookGroup, number>> => ({
  all: rows,
  look: noted,
  out: none + refuse,
});

/** A page of the rows of a plan. */
const useRows = (
  country: string,
  { id, state, plan }: BulkRun,
  query: Readonly<Record<string, string>>,
) =>
  useQuery({
    // While rows are looked at, those of the page may be among them.
    queryKey: ["bulk-rows", country, id, query, state, plan?.planned],
    queryFn: () => readRows(country, id, query),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  }).data;

/** A plan that was looked at, and which of its rows are ticked. */
export const useLook = (country: string, run: BulkRun, onRun: (id: string) => void) => {
  const { id, plan } = run;
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const [group, setGroup] = useState<LookGroup>("all");
  const [words, setWords] = useState("");
  const [page, setPage] = useState(1);
  const [key] = useState(() => crypto.randomUUID());
  const isReady = run.state === "ready";
  const shown = useRows(country, run, {
    ...(!isReady && { outcomes: bulkOutcomes.join() }),
    ...filterOf[group],
    search: words,
    page: `${page}`,
    pageSize: `${pageSize}`,
  });
  // Of all pages: the box of the head ticks every row that is found.
  const found = useQuery({
    queryKey: ["bulk-positions", country, id, group, words],
    queryFn: () =>
      readPositions(country, id, { search: words, ...(group === "look" && filterOf.look) }),
    placeholderData: keepPreviousData,
    enabled: isReady && group !== "out",
    staleTime: Infinity,
  });
  const begin = useMutation({
    mutationFn: (options: Readonly<{ reason: string; startsAt: string | null }>) =>
      runPlan(country, id, { ...options, leftOut: [...unticked] }, key),
    onSuccess() {
      watchRun({ country, id });
      onRun(id);
    },
  });
  // The field waits for the same function before it searches.
  const search = useCallback((part: Readonly<{ words: string }>) => {
    setWords(part.words);
    setPage(1);
  }, []);
  const tick = (positions: readonly number[], isTicked: boolean) =>
    setUnticked((before) => {
      const after = new Set(before);
      for (const position of positions) {
        if (isTicked) after.delete(position);
        else after.add(position);
      }
      return after;
    });
  const counts = plan ? countsOf(plan) : { all: 0, look: 0, out: 0 };
  const open = plan?.change ?? 0;
  return {
    run,
    isReady,
    facts: plan?.facts ?? null,
    shown: shown?.items ?? noRows,
    total: shown?.total ?? 0,
    /** Of the rows that would change, those that the group and the words find, on all pages. */
    found: group === "out" ? nowhere : (found.data ?? nowhere),
    rowCount: counts.all,
    open,
    chosen: open - unticked.size,
    unticked,
    tick,
    group,
    words,
    page,
    pageSize,
    setPage,
    setGroup: (next: LookGroup) => {
      setGroup(next);
      setPage(1);
    },
    search,
    countOf: (each: LookGroup) => counts[each],
    begin,
  };
};

export type BulkLook = ReturnType<typeof useLook>;
