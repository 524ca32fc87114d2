import { type CsvRow, readCsv } from "#platform/server/csv/read-csv.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { redirectInputSchema } from "../contract.ts";
import { withOwnPaths } from "../own-paths.ts";
import {
  type Correction,
  maxLines,
  redirectColumns,
  type RedirectImportReport,
} from "../import-contract.ts";

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

/** The reason stands in the file of refused lines, which may be corrected and imported again. */
const readableColumns = [...redirectColumns, "reason"] as const;

/** A line that somebody corrected counts as readable. */
const correctRows = (
  rows: readonly CsvRow[],
  corrections: readonly Correction[],
): readonly CsvRow[] => {
  const byLine = new Map(corrections.map(({ line, ...cells }) => [line, cells]));
  const lines = new Set(rows.map(({ line }) => line));
  const foreign = corrections.findIndex(({ line }) => !lines.has(line));
  if (foreign >= 0) {
    const message = `The file has no line ${corrections[foreign]?.line}.`;
    throw new Problem(422, message, {
      errors: [{ path: `corrections.${foreign}.line`, message }],
    });
  }
  return rows.map((row) => {
    const corrected = byLine.get(row.line);
    return corrected ? { line: row.line, cells: { ...row.cells, ...corrected } } : row;
  });
};

/** @param site origin of the market's public site, whose full addresses count as paths */
const toFileLine = ({ line, cells, error }: CsvRow, site: string | null): FileLine => {
  const { from, to } = withOwnPaths({ from: cells["from"] ?? "", to: cells["to"] ?? "" }, site);
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
};

export type ImportFile = Readonly<{
  columns: RedirectImportReport["columns"];
  lines: readonly FileLine[];
}>;

/**
 * @throws Problem 422 for a file that is no table of redirects, and for corrections of lines that
 * it does not have
 */
export const parseImportFile = async (
  csv: string,
  corrections: readonly Correction[],
  site: string | null,
): Promise<ImportFile> => {
  const rows = await readCsv(csv, readableColumns, maxLines);
  const cells = rows[0]?.cells ?? {};
  return {
    columns: redirectColumns.filter((column) => column in cells),
    lines: await mapInSlices(correctRows(rows, corrections), (row) => toFileLine(row, site)),
  };
};
