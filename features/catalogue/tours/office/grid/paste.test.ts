import { expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { tourDraftExample } from "#features/catalogue/tours/save-contract.ts";
import { cellsOf, textOf } from "./clipboard.ts";
import { pastedAt } from "./fill-cells.ts";
import { columnOf } from "./sheet/columns.ts";
import type { ColumnId } from "./sheet/column.ts";
import { written } from "./sheet/edit.ts";
import { type Edits, noEdits, rowsOf, type SheetRow } from "./sheet/rows.ts";

const francescaRoma = {
  id: "0b0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  name: "Francesca",
  city: "Roma",
};
const francescaBari = {
  id: "1b0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  name: "Francesca",
  city: "Bari",
};
const mei = { id: "2b0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11", name: "Mei Lin", city: "Torino" };

const factsOf = (market: string) => ({
  market: marketById(market),
  today: "2026-11-26",
  travelId: null,
  coordinators: [francescaRoma, francescaBari, mei],
});

/** Pastes a text into one cell of a new departure of 15/03/2031 and back on 26/03/2031. */
const paste = (text: string, column: ColumnId, market = "it-IT") => {
  const facts = factsOf(market);
  const start: Edits = { ...noEdits, added: [{ key: "a", draft: tourDraftExample }] };
  const rows = new Map(rowsOf([], start, facts).map((row) => [row.key, row]));
  const writes = pastedAt(cellsOf(text), { top: 0, bottom: 0, left: 0, right: 0 }).map((cell) => ({
    key: "a",
    column,
    entry: { text: cell.text, line: cell.line },
  }));
  const [row] = rowsOf([], written(start, rows, writes, facts), facts);
  if (!row) throw new Error("The row is gone.");
  const problem = row.problems[column];
  return {
    row,
    text: columnOf(column).textOf(row, facts),
    kept: problem?.entry.text ?? null,
    message: problem?.message ?? null,
    remedy: problem?.remedy?.text ?? null,
  };
};

test.each([
  ["749", "it-IT", 74_900],
  ["749 €", "it-IT", 74_900],
  ["€ 749,50", "it-IT", 74_950],
  ["1.859 €", "it-IT", 185_900],
  ["1.859,00 €", "it-IT", 185_900],
  ["1,859.00", "it-IT", 185_900],
  ["1 859,5", "fr-FR", 185_950],
  ["1\u202f859,50\u00a0€", "fr-FR", 185_950],
  ["1'859.50", "de-DE", 185_950],
  ["749,-", "de-DE", 74_900],
  ["749,– €", "de-DE", 74_900],
  ["EUR 749", "it-IT", 74_900],
  ["749 euro", "it-IT", 74_900],
  ["£1,074.14", "en-WE", 107_414],
  ["$1,399.00", "en-US", 139_900],
  ["US$ 1,399", "en-US", 139_900],
  ["\u200b749\u00a0€\ufeff", "it-IT", 74_900],
  ["７４９", "it-IT", 74_900],
  ["12.345.67", "it-IT", null],
  ["1.2.3", "it-IT", null],
  ["1,85,900", "en-US", null],
  ["1.859.50", "it-IT", null],
  ["0.500", "it-IT", null],
  ["7,49E+02", "it-IT", null],
  ["=B2*2", "it-IT", null],
  ["#REF!", "it-IT", null],
  ["", "it-IT", null],
  ["-749", "it-IT", null],
  ["(749)", "it-IT", null],
  ["74o", "it-IT", null],
  ["749 $", "it-IT", null],
  ["999999999", "it-IT", null],
  ["0", "it-IT", null],
  ["<script>alert(1)</script>", "it-IT", null],
] as const)("an amount %j in %s is %j cents, or stays in its cell", (text, market, cents) => {
  const { row, kept } = paste(text, "price", market);
  expect(row.draft.priceCents).toBe(cents ?? tourDraftExample.priceCents);
  expect(kept).toBe(cents === null ? text : null);
});

test.each([
  ["02/01/2027", "2027-01-02"],
  ["2/1/27", "2027-01-02"],
  ["2.1.2027", "2027-01-02"],
  ["02-01-2027", "2027-01-02"],
  ["2027-01-02", "2027-01-02"],
  ["2027-01-02T00:00:00.000Z", "2027-01-02"],
  ["02/01/2027 00:00", "2027-01-02"],
  ["20270102", "2027-01-02"],
  ["Sat 02/01/2027", "2027-01-02"],
  ["sabato 2 gennaio 2027", "2027-01-02"],
  ["sab, 2 gen 2027", "2027-01-02"],
  ["2-gen-27", "2027-01-02"],
  ["January 2, 2027", "2027-01-02"],
  ["2nd Jan 2027", "2027-01-02"],
  ["02. Mrz 2031", "2031-03-02"],
  ["2. März 2031", "2031-03-02"],
  ["Mo., 2. Maerz 2031", "2031-03-02"],
  ["2.Dez.2031", "2031-12-02"],
  ["2 Sept 2031", "2031-09-02"],
  ["Sept 2, 2031", "2031-09-02"],
  ["Mar 2, 2031", "2031-03-02"],
  ["mar 2 mar 2027", "2027-03-02"],
  ["2 sett. 2031", "2031-09-02"],
  ["2 sept. 2031", "2031-09-02"],
  ["1er févr. 2031", "2031-02-01"],
  ["2 juil. 2031", "2031-07-02"],
  ["le 2 août 2031", "2031-08-02"],
  ["Montag, den 2. Dez 2031", "2031-12-02"],
  ["2 jui 2031", null],
  ["1º de enero del 2031", "2031-01-01"],
  ["2-ago-2031", "2031-08-02"],
  ["2 dic. 2031", "2031-12-02"],
  ["4/2/2031 12:00:00 AM", "2031-02-04"],
  ["4/2/2031, 12:00 p.m.", "2031-02-04"],
  ["02/04", "2031-04-02"],
  ["05/01", "2031-01-05"],
  ["29/02/2028", "2028-02-29"],
  ["29/02/2027", null],
  ["31/04/2027", null],
  ["01/16/2027", null],
  ["46389", null],
  ["o2/01/2027", null],
  ["2027", null],
  ["00/00/0000", null],
  ["02/01/1907", null],
  ["tomorrow", null],
  ["#########", null],
] as const)("a day %j is %j, or stays in its cell", (text, day) => {
  const { row, kept } = paste(text, "back");
  expect(row.draft.endDate).toBe(day ?? tourDraftExample.endDate);
  expect(kept).toBe(day === null ? text : null);
});

test.each([
  ["Confirmed", "CONFIRMED"],
  ["confermata", "CONFIRMED"],
  [" QUASI AL COMPLETO ", "ALMOST_FULL"],
  ["WAITING_LIST", "WAITING_LIST"],
  ["On-request", "WAITING_LIST"],
  ["conf", null],
  ["Bestätigt", null],
  ["", null],
] as const)("a status %j is %j, or stays in its cell", (text, status) => {
  const { row, kept } = paste(text, "status");
  expect(row.draft.status).toBe(status ?? tourDraftExample.status);
  expect(kept).toBe(status === null ? text : null);
});

test.each([
  ["mei lin", mei.id],
  ["Francesca (Bari)", francescaBari.id],
  ["nobody", null],
  ["nessuno", null],
  ["", null],
] as const)("a coordinator %j is found", (text, id) => {
  expect(paste(text, "coordinator")).toMatchObject({
    kept: null,
    row: { draft: { coordinatorId: id } },
  });
});

test.each([
  ["74o", "price", "740", "“74o” is not an amount."],
  ["l2,5O", "price", "12,50", "“l2,5O” is not an amount."],
  ["-749", "price", "749", "“-749” is below zero."],
  ["749 $", "price", "749", "“749 $” is in dollars. Prices here are in euro."],
  ["01/16/2027", "back", "16/01/2027", "There is no “01/16/2027” in the calendar."],
  ["31/04/2027", "back", "30/04/2027", "There is no “31/04/2027” in the calendar."],
  ["46389", "back", "02/01/2027", "“46389” is the number that spreadsheets keep for a day."],
  ["conf", "status", "Confirmed", "“conf” is not a status."],
  ["mei", "coordinator", "Mei Lin", "No coordinator is called “mei”."],
  [
    "Francesca",
    "coordinator",
    null,
    "2 coordinators are called so: Francesca (Roma), Francesca (Bari).",
  ],
  ["99", "seats", null, "“99” is not between 1 and 60."],
  ["7 people", "seats", null, "“7 people” is not a whole number."],
  ["-12 %", "off", null, "This cell follows from the price and the one before."],
] as const)("%j in %s offers %j", (text, column, remedy, message) => {
  expect(paste(text, column)).toMatchObject({ kept: text, remedy, message });
});

test("other cells read what they show", () => {
  expect(paste("14 of 16", "free").row.draft).toMatchObject({ seatsFree: 14, seatsTotal: 16 });
  expect(paste("3 von 12", "free").row.draft).toMatchObject({ seatsFree: 3, seatsTotal: 12 });
  expect(paste("0 / 9", "people").row.draft).toMatchObject({ peopleMinimum: 9 });
  expect(paste("8-12", "expected").row.draft).toMatchObject({ expectedSize: { low: 8, high: 12 } });
  expect(paste("35–49", "ages").row.draft).toMatchObject({ ageRange: "35-49" });
  expect(paste("no", "published").row.draft).toMatchObject({ isPublished: false });
  expect(paste("SAHARA10 10 % until 31/01/2031", "promo").row.draft).toMatchObject({
    promo: { code: "SAHARA10", percent: 10, until: "2031-01-31" },
  });
  expect(paste("", "deposit").row.draft.deposit).toBeNull();
});

test("a new day of departure moves the other days, and what is typed beside it counts", () => {
  const { row } = paste("22/03/2031", "departure");
  expect(row.draft).toMatchObject({ startDate: "2031-03-22", endDate: "2031-04-02" });
});

test.each([
  [
    "a\tb\r\nc\td\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a\rb", [["a"], ["b"]]],
  ['"two\nlines"\tb', [["two\nlines", "b"]]],
  ['"a ""word"""\tb', [['a "word"', "b"]]],
  ['5" pipe\tb', [['5" pipe', "b"]]],
  ['"open\tb', [['"open', "b"]]],
  ["\t\t", [["", "", ""]]],
  ["", [[""]]],
  ["a\n\nb", [["a"], [""], ["b"]]],
  ["a\tb\nc", [["a", "b"], ["c"]]],
  ["x\n\n", [["x"], [""]]],
] as const)("a text %j from a spreadsheet has its cells", (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test("what is copied comes back as it was", () => {
  const cells = [
    ["a", 'say "b"', "two\nlines"],
    ["", "tab\tinside", "é"],
  ];
  expect(cellsOf(textOf(cells))).toEqual(cells);
});

test("what a departure shows in each column is read as the same", () => {
  const facts = factsOf("de-DE");
  const draft = {
    ...tourDraftExample,
    fullPriceCents: 179_950,
    coordinatorId: francescaBari.id,
    promo: { code: "X1", percent: 5, until: "2031-01-01" },
  };
  const [row] = rowsOf([], { entries: {}, added: [{ key: "a", draft }] }, facts) as [SheetRow];
  const { entries, added } = noEdits;
  expect({ entries, added }).toEqual({ entries: {}, added: [] });
  for (const column of [
    "departure",
    "back",
    "price",
    "before",
    "off",
    "deposit",
    "balance",
    "coordinator",
    "opens",
    "free",
    "people",
    "status",
    "promo",
    "expected",
    "ages",
  ] as const) {
    const text = columnOf(column).textOf(row, facts);
    expect(columnOf(column).read(text, draft, facts)).toEqual({ draft });
  }
});

test("one cell fills an area, and a block is repeated where it fits", () => {
  const area = { top: 2, bottom: 5, left: 1, right: 1 };
  expect(pastedAt([["7"]], area).map(({ row }) => row)).toEqual([2, 3, 4, 5]);
  expect(pastedAt([["1"], ["2"]], area).map(({ text }) => text)).toEqual(["1", "2", "1", "2"]);
  expect(pastedAt([["1"], ["2"], ["3"]], area)).toHaveLength(3);
});
