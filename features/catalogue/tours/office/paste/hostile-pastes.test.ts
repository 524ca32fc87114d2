import { expect, test } from "vitest";
import { tourDraftExample } from "#features/catalogue/tours/save-contract.ts";
import { addDays } from "#markets/days.ts";
import { marketById } from "#markets/markets.ts";
import { cellsOf } from "../grid/clipboard.ts";
import { pastedAt } from "../grid/fill-cells.ts";
import { allColumns, usualColumns } from "../grid/sheet/columns.ts";
import { written } from "../grid/sheet/edit.ts";
import { type Edits, noEdits, rowsOf } from "../grid/sheet/rows.ts";
import { fitOf, toWrites } from "./placed-writes.ts";

const facts = {
  market: marketById("it-IT"),
  today: "2026-11-26",
  travelId: null,
  coordinators: [{ id: "2b0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11", name: "Mei Lin", city: "Torino" }],
};
const columns = allColumns.filter(({ id }) => usualColumns.includes(id));
const price = columns.findIndex(({ id }) => id === "price");
const start: Edits = {
  ...noEdits,
  added: Array.from({ length: 4 }, (_, index) => {
    const departureDate = addDays("2031-03-15", index * 30);
    const endDate = addDays(departureDate, 11);
    const draft = { ...tourDraftExample, departureDate, startDate: departureDate, endDate };
    return { key: `row ${index}`, draft };
  }),
};
const rows = rowsOf([], start, facts);
const byKey = new Map(rows.map((row) => [row.key, row]));
const keys = rows.map(({ key }) => key);

/** What becomes of a text that is pasted from a cell of the first row on. */
const paste = (text: string, left: number) => {
  const texts = pastedAt(cellsOf(text), { top: 0, bottom: 0, left, right: left });
  const fit = fitOf(texts, { keys, columns, pendingKeys: new Set(keys) });
  const edits = written(start, byKey, toWrites(texts, keys, columns), facts);
  return { texts, fit, after: rowsOf([], edits, facts) };
};

/**
 * Where a pasted text is afterwards: what the departure says now, as it was in its cell with the
 * reason, or in the dialog that says how many rows and columns it is beyond the sheet.
 */
const placeOf = (
  { fit, after }: ReturnType<typeof paste>,
  { row, column, text }: Readonly<{ row: number; column: number; text: string }>,
): "said" | "kept" | "beyond" | "lost" => {
  const [found, of, before] = [after[row], columns[column], rows[row]];
  if (!found || !of || !before) {
    const isTold =
      row < keys.length + fit.rowsBeyond && column < columns.length + fit.columnsBeyond;
    return isTold ? "beyond" : "lost";
  }
  const problem = found.problems[of.id];
  if (problem) return problem.entry.text === text && problem.message !== "" ? "kept" : "lost";
  const reading = of.read(text, found.draft, facts);
  return "draft" in reading &&
    of.textOf({ draft: reading.draft, stored: null }, facts) === of.textOf(found, facts)
    ? "said"
    : "lost";
};

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");

// Each is pasted from the departure's cell on, unless it names the price's.
const pastes: Readonly<Record<string, readonly [text: string, left?: number]>> = {
  "one amount": ["749", price],
  "decimal commas": ["749,50\n1.859,00\n€ 12,5", price],
  "decimal points": ["749.50\n1,859.00\n12.5", price],
  "commas and points that contradict": ["1.859.50\n1,85,900\n12.345.67", price],
  "Swiss apostrophes and no-break spaces": ["1'859.50\n1\u00a0859,50\u00a0€", price],
  "other currencies": ["$749\n£ 749\nCHF 749\nBTC 1", price],
  "amounts in brackets and below zero": ["(749)\n-749\n749-", price],
  "powers of ten": ["7,49E+02\n1e3\nInfinity\nNaN", price],
  "huge and tiny amounts": [`${"9".repeat(400)}\n0,001\n0`, price],
  "letters for digits": ["74o\nl2\nO", price],
  formulas: ["=B2*2\n+749\n-749+1\n@SUM(A1)", price],
  "a formula that starts a program": ["=cmd|' /C calc'!A0\n=HYPERLINK(\"http://x\")", price],
  "errors of spreadsheets": ["#REF!\n#N/A\n#DIV/0!\n#########", price],
  markup: ["<script>alert(1)</script>\n<b>749</b>\n&euro;749", price],
  SQL: ["'; drop table tour; --\n749 or 1=1", price],
  NUL: ["7\u000049\n\u0000", price],
  "control characters": ["7\u00074\u001b[31m9\n\u0008749", price],
  "a lone surrogate": ["749\ud800\n\udfff", price],
  "emoji and joined marks": ["7️⃣4️⃣9️⃣\n👩‍👩‍👧 749\né̂̃749", price],
  "marks of direction": ["\u202e749\u202c\n\u2067749 €\u2069\n\u200f749", price],
  "zero width and soft hyphens": ["7\u200b49\n7\u00ad49\n\ufeff749", price],
  "digits of other scripts": ["７４９\n٧٤٩\n७४९", price],
  "very long text": ["x".repeat(100_000), price],
  "empty cells": ["\t\t\t\n\t\t"],
  "only line breaks": ["\n\n\n", price],
  "line ends of three systems": ["749\r\n750\r751\n752", price],
  "quotes and line breaks in a cell": ['"two\nlines"\t"say ""yes"""', price],
  "a quote that is never closed": ['"749\t750\n751', price],
  "a quote within a cell": ['5" pipe\n7"4"9', price],
  "a tab within quotes": ['"7\t49"\n750', price],
  "days of three forms": ["02/04/2031\n2031-04-03\n4 aprile 2031"],
  "days the American way": ["04/16/2031\n12/31/2031"],
  "days that do not exist": ["31/04/2031\n29/02/2031\n00/00/0000"],
  "numbers that spreadsheets keep for days": ["46389\n46389,5\n1"],
  "days with times and zones": ["2031-04-02T23:30:00-11:00\n02/04/2031 23:59"],
  "days before and after": ["01/01/1900\n31/12/9999\n-0001-01-01"],
  "whole rows": [
    lines(
      3,
      (row) => `0${row + 1}/04/2031\t1${row}/04/2031\tPlanned\t0 / 9\t14 of 14\t74${row},90`,
    ),
  ],
  "rows of different lengths": ["02/04/2031\n03/04/2031\t09/04/2031\tConfirmed\n\t\t\t\t\t749"],
  "statuses in four languages and none": ["Confermata\nConfirmed\nBestätigt\nmaybe", 2],
  "coordinators, known and not": ["Mei Lin\nmei\nRobert'); --\nnobody", 9],
  "a value over a computed cell": ["-12 %\n50", columns.findIndex(({ id }) => id === "off")],
  "more columns than there are": [lines(2, () => "749\t".repeat(40)), price],
  "more rows than there are": [lines(40, (row) => `${700 + row}`), price],
  "ten thousand rows": [lines(10_000, (row) => `${700 + row},00\t\t\t200`), price],
  "a quarter of a million cells": [lines(10_000, (row) => `${row}\t`.repeat(25))],
};

test("at least forty pastes are tried", () => {
  expect(Object.keys(pastes).length).toBeGreaterThanOrEqual(40);
  expect(new Set(Object.values(pastes).map(([text]) => text)).size).toBe(
    Object.keys(pastes).length,
  );
});

test.each(Object.entries(pastes))(
  "%s: each cell is said, kept or told of",
  (_, [text, left = 0]) => {
    const pasted = paste(text, left);
    const lost = pasted.texts.filter((each) => placeOf(pasted, each) === "lost");
    expect(lost.slice(0, 3)).toEqual([]);
    // Nor does a cell fall away before it is placed.
    const cells = cellsOf(text).reduce((sum, row) => sum + row.length, 0);
    expect(pasted.texts).toHaveLength(cells);
  },
);

test("a paste of more departures than a save takes is told before anything is written", () => {
  const { fit } = paste(
    lines(10_000, (row) => `${700 + row}`),
    price,
  );
  expect(fit).toEqual({ rowsBeyond: 9996, columnsBeyond: 0, rowsTooMany: 9500 });
  expect(
    paste(
      lines(500, (row) => `${700 + row}`),
      price,
    ).fit.rowsTooMany,
  ).toBe(0);
});
