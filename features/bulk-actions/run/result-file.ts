import type { Readable } from "node:stream";
import { formatDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { slicesOf, streamCsv } from "#platform/server/csv/stream-csv.ts";
import { valueText } from "../parts/action-words.ts";
import type { BulkRow, BulkRowState, BulkRun } from "../contract.ts";

const columns = ["name", "detail", "leaves", "result", "before", "after", "reason", "at"] as const;

const stateWords: Readonly<Record<BulkRowState, string>> = {
  waiting: "waiting",
  changed: "changed",
  unchanged: "was so already",
  refused: "not changed",
  stale: "not changed, saved by others",
  undone: "undone",
  kept: "not undone",
};

/** What became of each row, for spreadsheets; none of its cells is run as a formula. */
export const resultFile = (
  { action }: BulkRun,
  rows: readonly BulkRow[],
  market: Market,
): Promise<Readable> =>
  streamCsv(
    columns,
    slicesOf(
      rows.map(({ name, detail, day, state, from, to, reason, at }) => [
        name,
        detail,
        day === null ? "" : formatDate(day),
        stateWords[state],
        valueText(from, action, market),
        valueText(to, action, market),
        reason ?? "",
        at ?? "",
      ]),
    ),
    market.language === "en" ? "," : ";",
  );
