import { readCsv } from "#platform/server/csv/csv.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { redirectInputSchema } from "../contract.ts";
import { maxLines, redirectColumns } from "./contract.ts";

/** Parsed line of the file; null for empty cells. */
export type FileLine = Readonly<{
  line: number;
  from: string;
  to: string | null;
  status: number | null;
  enabled: boolean | null;
  errors: readonly RuleError[];
}>;

// Files are written with on and off, since spreadsheets translate true and false.
const booleanByWord: Readonly<Record<string, boolean>> = {
  on: true,
  off: false,
  true: true,
  false: false,
  yes: true,
  no: false,
  "1": true,
  "0": false,
};

const { status: statusSchema } = redirectInputSchema.shape;

type ParsedCell<Value> = Readonly<{ value: Value | null; error?: string }>;

const parseStatus = (cell: string): ParsedCell<number> => {
  if (cell === "") return { value: null };
  const { data, error } = statusSchema.safeParse(/^\d{3}$/.test(cell) ? Number(cell) : cell);
  return data === undefined
    ? { value: null, error: error?.issues[0]?.message ?? "" }
    : { value: data };
};

const parseEnabled = (cell: string): ParsedCell<boolean> => {
  if (cell === "") return { value: null };
  const value = booleanByWord[cell.toLowerCase()];
  return value === undefined ? { value: null, error: "Write on or off." } : { value };
};

/** @throws Problem 422 for a file that is no table of redirects */
export const parseImportFile = (csv: string): readonly FileLine[] =>
  readCsv(csv, redirectColumns, maxLines).map(({ line, cells, error }) => {
    const { from = "", to = "" } = cells;
    const status = parseStatus(cells["status"] ?? "");
    const enabled = parseEnabled(cells["enabled"] ?? "");
    const lengths = redirectInputSchema.pick({ from: true, to: true }).safeParse({ from, to });
    return {
      line,
      from,
      to: to === "" ? null : to,
      status: status.value,
      enabled: enabled.value,
      errors: [
        ...(error === undefined ? [] : [{ path: "line", message: error }]),
        ...(lengths.error?.issues.map(({ path, message }) => ({ path: path.join("."), message })) ??
          []),
        ...(status.error === undefined ? [] : [{ path: "status", message: status.error }]),
        ...(enabled.error === undefined ? [] : [{ path: "enabled", message: enabled.error }]),
      ],
    };
  });
