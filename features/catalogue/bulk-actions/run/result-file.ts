import type { Readable } from "node:stream";
import { formatDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { pagesOf, streamCsv } from "#platform/server/csv/stream-csv.ts";
import { valueText } from "../parts/action-words.ts";
import { type BulkRow, type BulkRowState, type BulkRun, maxBulkRows } from "../contract.ts";

const columns = ["name", "detail", "leaves", "result", "before", "after", "reason", "at"] as const;

const stateWords: Readonly<Record<BulkRowState, string>> = {
  unplanned: "not looked at",
  waiting: "waiting",
  changed: "changed",
  unchanged: "was so already",
  refused: "not changed",
  stale: "not changed, saved by others",
  undone: "undone",
  kept: "not undone",
};

const pages = { pageSize: 500, maxPages: maxBulkRows / 500 };

/**
 * What became of each row, for spreadsheets; none of its cells is run as a formula.
 * @param read some of the rows, in pages from 1
 */
export const resultFile = (
  { action }: BulkRun,
  read: (page: number, pageSize: number) => Promise<readonly BulkRow[]>,
  market: Market,
): Promise<Readable> => {
  const toCells = ({ name, detail, day, state, from, to, reason, at }: BulkRow) => [
    name,
    detail,
    day === null ? "" : formatDate(day),
    stateWords[state],
    valueText(from, action, market),
    valueText(to, action, market),
    reason ?? "",
    at ?? "",
  ];
  const readPage = async (page: number) => (await read(page, pages.pageSize)).map(toCells);
  return streamCsv(columns, pagesOf(readPage, pages), market.language === "en" ? "," : ";");
};
