import type { PlanReport } from "#features/catalogue/tours/consequences-contract.ts";
import { flightsMayBeBought, leastGroup } from "#features/catalogue/tours/rules.ts";
import type { Remedy } from "../parse/parsed.ts";
import type { Column, ColumnId } from "./column.ts";
import { allColumns } from "./columns.ts";
import type { SheetRow } from "./rows.ts";

/** What is wrong with a cell, or worth a second look. */
export type CellNote = Readonly<{
  kind: "error" | "warning";
  message: string;
  /** Its text is for the cell itself, or for another one of the row. */
  remedy: (Remedy & Readonly<{ column?: ColumnId }>) | null;
  /** Of the pasted text, from 1. */
  line: number | null;
}>;

export type RowNotes = Readonly<Partial<Record<ColumnId, CellNote>>>;

const noNotes: RowNotes = {};

const columnOfField = (path: string): Column | undefined =>
  allColumns.find(({ fields }) => fields.includes(path)) ??
  allColumns.find(({ fields }) => fields.includes(path.split(".")[0] ?? ""));

/** What lets a group leave that is too small for its status, where the people who are in may be enough. */
const loweringOf = ({ draft, stored }: SheetRow, path: string): CellNote["remedy"] => {
  const { peopleIn = 0 } = stored ?? {};
  if (path !== "status" || !flightsMayBeBought(draft.status)) return null;
  if (peopleIn < leastGroup || peopleIn >= draft.peopleMinimum) return null;
  const text = String(peopleIn);
  return { label: `Lower the minimum to ${text}`, text, column: "people" };
};

/** What the sheet and the server say of a row, by column; errors count more than warnings. */
export const notesOf = (row: SheetRow, result: PlanReport["rows"][number] | null): RowNotes => {
  const notes: Partial<Record<ColumnId, CellNote>> = {};
  const add = (
    found: readonly Readonly<{ path: string; message: string }>[],
    kind: CellNote["kind"],
  ) => {
    for (const { path, message } of found) {
      const id = columnOfField(path)?.id ?? "departure";
      notes[id] = { kind, message, remedy: loweringOf(row, path), line: null };
    }
  };
  add(result?.warnings ?? [], "warning");
  add(result?.errors ?? [], "error");
  for (const [id, { message, remedy, entry }] of Object.entries(row.problems))
    notes[id as ColumnId] = { kind: "error", message, remedy, line: entry.line };
  return Object.keys(notes).length === 0 ? noNotes : notes;
};
