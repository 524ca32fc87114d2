import { expect, test } from "vitest";
import { draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import { marketById } from "#markets/markets.ts";
import type { ColumnId } from "./sheet/column.ts";
import { columnOf } from "./sheet/columns.ts";
import { noEdits, rowsOf } from "./sheet/rows.ts";
import { typedRow } from "./typed-row.ts";

const facts = {
  market: marketById("it-IT"),
  today: "2026-11-26",
  travelId: null,
  coordinators: [],
};

const draft = draftOn("2031-03-15", { priceCents: 80_000, fullPriceCents: 100_000 });
const [row] = rowsOf([], { ...noEdits, added: [{ key: "a", draft }] }, facts);
if (!row) throw new Error("There is no row.");

const shown = (column: ColumnId, text: string, other: ColumnId): string =>
  columnOf(other)
    .textOf(typedRow(row, column, text, facts), facts)
    .replaceAll("\u00A0", " ");

test("what follows from a cell follows while it is typed", () => {
  expect(shown("departure", "22/03/2031", "back")).toBe("02/04/2031");
  expect(shown("departure", "22/03/2031", "balanceDue")).toBe("19/02/2031");
  expect(shown("price", "900", "off")).toBe("-10 %");
  expect(shown("price", "900", "balance")).toBe("700 €");
  expect(shown("deposit", "300", "balance")).toBe("500 €");
});

test.each([
  ["departure", "22/3"],
  ["departure", "22/03/20"],
  ["price", "abc"],
  ["price", ""],
  ["code", "sahara"],
] as const)("%s: nothing follows from %j, which is no whole text, or decides nothing", (id, text) =>
  expect(typedRow(row, id, text, facts)).toBe(row),
);
