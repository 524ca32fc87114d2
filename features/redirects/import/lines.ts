import type { RuleError } from "#features/pages/contract.ts";
import { readCsv } from "#platform/server/csv/csv.ts";
import { redirectInputSchema } from "../contract.ts";
import { mostLines, redirectColumns } from "./contract.ts";

/** One line of a file as it was read; what it leaves open is null. */
export type FileLine = Readonly<{
  line: number;
  from: string;
  to: string | null;
  status: number | null;
  enabled: boolean | null;
  errors: readonly RuleError[];
}>;

// Spreadsheets translate true and false, so that files are written with on and off.
const switches: Readonly<Record<string, boolean>> = {
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

type Read<Value> = Readonly<{ value: Value | null; error?: string }>;

const statusIn = (cell: string): Read<number> => {
  if (cell === "") return { value: null };
  const { data, error } = statusSchema.safeParse(/^\d{3}$/.test(cell) ? Number(cell) : cell);
  return data === undefined
    ? { value: null, error: error?.issues[0]?.message ?? "" }
    : { value: data };
};

const switchIn = (cell: string): Read<boolean> => {
  if (cell === "") return { value: null };
  const value = switches[cell.toLowerCase()];
  return value === undefined ? { value: null, error: "Write on or off." } : { value };
};

/** @throws Problem 422 for what is no table of redirects */
export const fileLines = (csv: string): readonly FileLine[] =>
  readCsv(csv, redirectColumns, mostLines).map(({ line, cells }) => {
    const { from = "", to = "" } = cells;
    const status = statusIn(cells["status"] ?? "");
    const enabled = switchIn(cells["enabled"] ?? "");
    const lengths = redirectInputSchema.pick({ from: true, to: true }).safeParse({ from, to });
    return {
      line,
      from,
      to: to === "" ? null : to,
      status: status.value,
      enabled: enabled.value,
      errors: [
        ...(lengths.error?.issues.map(({ path, message }) => ({ path: path.join("."), message })) ??
          []),
        ...(status.error === undefined ? [] : [{ path: "status", message: status.error }]),
        ...(enabled.error === undefined ? [] : [{ path: "enabled", message: enabled.error }]),
      ],
    };
  });
