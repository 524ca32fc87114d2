import { useRef, useState } from "react";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { toast } from "#design/office/toast.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { saveTours } from "#features/catalogue/tours/save/calls.ts";
import { call } from "#platform/browser/call.ts";
import type { Remedy } from "../grid/parse/parsed.ts";
import { type ColumnId, columnIds } from "../grid/sheet/column.ts";
import { columnOf } from "../grid/sheet/columns.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import { draftOf, rowOf } from "../grid/sheet/rows.ts";
import { cellName } from "./cell-names.ts";

/** Why a text is not saved. It stays in its field. */
type CellProblem = Readonly<{ message: string; remedy: Remedy | null }>;

export type CellTarget = Readonly<{
  tour: ListedTour;
  /** What the departure is called in a sentence. */
  name: string;
  column: ColumnId;
  facts: SheetFacts;
  /** Shows the list as it is stored now. */
  refresh: () => Promise<void>;
}>;

type CellSave = Readonly<{ version: number; input: TourDraft; takesBackOwnChange: boolean }>;

const save = async (
  country: string,
  id: string,
  { version, input, takesBackOwnChange }: CellSave,
) => {
  const rows = [{ id, version, input }];
  const report = await call(saveTours, { country }, { body: { rows, takesBackOwnChange } });
  return report.rows[0];
};

type Result = Awaited<ReturnType<typeof save>>;

const errorsOf = (result: Result): string =>
  result?.errors.map(({ message }) => message).join(" ") ?? "The server did not answer.";

/** What the change brings about in its own cell, such as a coordinator who is needed elsewhere. */
const warningsOf = (result: Result, column: ColumnId): string =>
  (result?.warnings ?? [])
    .filter(({ path }) => columnOf(column).fields.includes(path))
    .map(({ message }) => ` ${message}`)
    .join("");

/** Saves the departure as it was, unless somebody has saved it since. */
const takeBack = async (target: CellTarget, version: number): Promise<void> => {
  const { tour, name, facts, refresh } = target;
  try {
    const undo = { version, input: draftOf(tour), takesBackOwnChange: true };
    const result = await save(facts.market.apiCountry, tour.id, undo);
    if (result?.action === "refuse") toast.error(`${name}: ${errorsOf(result)}`);
  } catch (error) {
    toast.error(reasonOf(error));
  }
  await refresh();
};

const staleHint = " What you typed is kept: save it again to write it over theirs.";

/** Reads a text of a cell and saves its departure by the version that the list has shown. */
export const useCellSave = (target: CellTarget) => {
  const { tour, name, column, facts, refresh } = target;
  const [problem, setProblem] = useState<CellProblem | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const base = draftOf(tour);
  const readText = (text: string) =>
    rowOf({ key: tour.id, base, stored: tour }, { [column]: { text, line: null } }, facts);
  const write = async (input: TourDraft): Promise<boolean> => {
    const { version: read } = tour;
    const result = await save(facts.market.apiCountry, tour.id, {
      version: read,
      input,
      takesBackOwnChange: false,
    });
    if (!result || result.action === "refuse" || result.version === null) {
      // Their version stands in the list before it is said that it may be written over.
      if (result?.isStale) await refresh();
      const message = errorsOf(result) + (result?.isStale ? staleHint : "");
      setProblem({ message, remedy: null });
      return false;
    }
    const { version } = result;
    toast.undo(
      `${cellName(column)} of ${name} saved.${warningsOf(result, column)}`,
      () => void takeBack(target, version),
      `cell ${tour.id}`,
    );
    await refresh();
    return true;
  };
  return {
    problem,
    isSaving,
    /** Whether the cell is done with it: saved, or the same as before. */
    commit: async (text: string): Promise<boolean> => {
      if (isBusy.current) return false;
      const { draft, problems } = readText(text);
      const unread = columnIds.flatMap((id) => problems[id] ?? [])[0];
      setProblem(unread ?? null);
      if (unread) return false;
      if (draft === base) return true;
      isBusy.current = true;
      setSaving(true);
      try {
        return await write(draft);
      } catch (error) {
        setProblem({ message: reasonOf(error), remedy: null });
        return false;
      } finally {
        isBusy.current = false;
        setSaving(false);
      }
    },
  };
};
