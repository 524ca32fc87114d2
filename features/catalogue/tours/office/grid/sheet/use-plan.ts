import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSettled } from "#design/office/use-settled.ts";
import type { PlanReport } from "#features/catalogue/tours/consequences-contract.ts";
import type { TourRowInput } from "#features/catalogue/tours/save-contract.ts";
import { hasProblem, isPending, type SheetRow } from "./rows.ts";

/** A row as a save takes it. */
export const toRowInput = ({ stored, draft }: SheetRow): TourRowInput => ({
  id: stored?.id ?? null,
  version: stored?.version ?? null,
  input: draft,
});

/** What a save can take: rows that are changed and readable. */
export const savableRows = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.filter((row) => isPending(row) && !hasProblem(row));

export type Plan = Readonly<{
  /** By key of the row. */
  resultOf: (key: string) => PlanReport["rows"][number] | null;
  report: PlanReport | null;
  /** It is of what was written before. */
  isStale: boolean;
  error: Error | null;
}>;

type PlanQuestion = Readonly<{ keys: readonly string[]; rows: readonly TourRowInput[] }>;

/** What the server says a save of the sheet would do, once nobody has typed for a moment. */
export const usePlan = (
  rows: readonly SheetRow[],
  preview: (rows: readonly TourRowInput[]) => Promise<PlanReport>,
  queryKey: readonly unknown[],
): Plan => {
  const asked = useMemo(() => {
    const savable = savableRows(rows);
    const question: PlanQuestion = {
      keys: savable.map(({ key }) => key),
      rows: savable.map(toRowInput),
    };
    return JSON.stringify(question);
  }, [rows]);
  const settled = useSettled(asked);
  const isEmpty = settled === '{"keys":[],"rows":[]}';
  const { data, error, isFetching } = useQuery({
    queryKey: [...queryKey, "plan", settled],
    queryFn: async () => {
      const { keys, rows: inputs } = JSON.parse(settled) as PlanQuestion;
      return { keys, report: await preview(inputs) };
    },
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return useMemo(() => {
    const known = isEmpty ? undefined : data;
    const byKey = new Map(known?.keys.map((key, index) => [key, known.report.rows[index] ?? null]));
    return {
      resultOf: (key) => byKey.get(key) ?? null,
      report: known?.report ?? null,
      isStale: asked !== settled || isFetching,
      error,
    };
  }, [data, isEmpty, asked, settled, isFetching, error]);
};
