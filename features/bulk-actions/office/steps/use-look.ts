import { useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { BulkPlannedRow } from "#features/bulk-actions/contract.ts";
import { beginRun, readPlan } from "../bulk-api.ts";
import { watchRun } from "../notice/watched-runs.ts";
import type { BulkDraft } from "../use-bulk-address.ts";
import { foldText } from "#platform/texts/fold-text.ts";

export const lookGroups = ["all", "look", "out"] as const;
export type LookGroup = (typeof lookGroups)[number];

const belongs: Readonly<Record<LookGroup, (row: BulkPlannedRow) => boolean>> = {
  all: () => true,
  look: ({ notes }) => notes.length > 0,
  out: ({ outcome }) => outcome !== "change",
};

const pageSize = 10;
const noRows: readonly BulkPlannedRow[] = [];

const matches =
  (words: string) =>
  ({ name, detail }: BulkPlannedRow): boolean =>
    foldText(`${name} ${detail}`).includes(foldText(words));

/** The dry run of a bulk action, and which of its rows are ticked. */
export const useLook = (country: string, draft: BulkDraft, onRun: (id: string) => void) => {
  const answer = useQuery({
    queryKey: ["bulk-plan", country, draft],
    queryFn: () => readPlan(country, draft),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [group, setGroup] = useState<LookGroup>("all");
  const [words, setWords] = useState("");
  const [page, setPage] = useState(1);
  const [key] = useState(() => crypto.randomUUID());
  const rows = answer.data?.rows ?? noRows;
  const found = useMemo(
    () => rows.filter((row) => belongs[group](row) && matches(words)(row)),
    [rows, group, words],
  );
  const chosen = useMemo(
    () => rows.filter(({ id, outcome }) => outcome === "change" && !unticked.has(id)),
    [rows, unticked],
  );
  const run = useMutation({
    mutationFn: (options: Readonly<{ reason: string; startsAt: string | null }>) =>
      beginRun(
        country,
        draft,
        { ...options, rows: chosen.map(({ id, version }) => ({ id, version })) },
        key,
      ),
    onSuccess(begun) {
      if (!begun) return;
      watchRun({ country, id: begun.id });
      onRun(begun.id);
    },
  });
  // The field waits for the same function before it searches.
  const search = useCallback((part: Readonly<{ words: string }>) => {
    setWords(part.words);
    setPage(1);
  }, []);
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setUnticked((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isTicked) after.delete(id);
        else after.add(id);
      }
      return after;
    });
  return {
    answer,
    rows,
    found,
    shown: found.slice((page - 1) * pageSize, page * pageSize),
    chosen,
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
    countOf: (each: LookGroup) => rows.filter(belongs[each]).length,
    run,
  };
};

export type BulkLook = ReturnType<typeof useLook>;
