import type { PlanReport } from "#features/tours/consequences-contract.ts";
import type { Remedy } from "../parse/parsed.ts";
import type { Column, ColumnId } from "./column.ts";
import { allColumns } from "./columns.ts";
import type { SheetRow } from "./rows.ts";

/** What is wrong with a cell, or worth a second look. */
export type CellNote = Readonly<{
  kind: "error" | "warning";
  message: string;
  remedy: Remedy | null;
  /** Of the pasted text, from 1. */
  line: number | null;
}>;

export type RowNotes = Readonly<Partial<Record<ColumnId, CellNote>>>;

const noNotes: RowNotes = {};

const columnOfField = (path: string): Column | undefined =>
  allColumns.find(({ fields }) => fields.includes(path)) ??
  allColumns.find(({ fields }) => fields.includes(path.split(".")[0] ?? ""));

/** What the sheet and the server say of a row, by column; errors count more than warnings. */
export const notesOf = (
  { problems }: SheetRow,
  result: PlanReport["rows"][number] | null,
): RowNotes => {
  const notes: Partial<Record<ColumnId, CellNote>> = {};
  const add = (
    found: readonly Readonly<{ path: string; message: string }>[],
    kind: CellNote["kind"],
  ) => {
    for (const { path, message } of found) {
      const id = columnOfField(path)?.id ?? "departure";
      notes[id] = { kind, message, remedy: null, line: null };
    }
  };
  add(result?.warnings ?? [], "warning");
  add(result?.errors ?? [], "error");
  for (const [id, { message, remedy, entry }] of Object.entries(problems))
    notes[id as ColumnId] = { kind: "error", message, remedy, line: entry.line };
  return Object.keys(notes).length === 0 ? noNotes : notes;
};
