import { expect, test } from "vitest";
import { tourDraftExample } from "#features/catalogue/tours/save-contract.ts";
import { marketById } from "#markets/markets.ts";
import { rowOf } from "../grid/sheet/rows.ts";
import { isSummedIn, monthRows, rowsOfMonths } from "./month-rows.tsx";

const facts = {
  market: marketById("it-IT"),
  today: "2026-11-26",
  travelId: null,
  coordinators: [],
};
const row = (
  key: string,
  departureDate: string,
  status: (typeof tourDraftExample)["status"] = "PLANNED",
) => rowOf({ key, base: { ...tourDraftExample, departureDate, status }, stored: null }, {}, facts);
const range = { from: "2031-03-01", to: "2031-08-31" };
const departures = [
  row("a", "2031-03-01"),
  row("b", "2031-03-31", "CONFIRMED"),
  row("c", "2031-03-15"),
  row("d", "2031-05-02"),
  row("before", "2031-02-28"),
  row("after", "2031-09-01"),
];

test("the departures that leave in a month are one bar, counted by status", () => {
  const shown = rowsOfMonths(departures, range);
  expect(shown.map(({ key }) => key)).toEqual(["a", "b", "c", "d"]);
  const [travel, ...others] = monthRows(
    shown,
    { ...range, inConflict: new Set(["b"]) },
    facts.market.language,
  );
  expect(others).toEqual([]);
  expect(
    travel?.bars.map(({ start, length, label, isInConflict }) => [
      start,
      length,
      label,
      isInConflict,
    ]),
  ).toEqual([
    [0, 31, ", March 2031: 3 departures, 2 Planned, 1 Confirmed, 0 in, 1 in conflict", true],
    [61, 31, ", May 2031: 1 departure, 1 Planned, 0 in", false],
  ]);
  const [march] = travel?.bars ?? [];
  expect(shown.filter((each) => isSummedIn(each, march?.id ?? "")).map(({ key }) => key)).toEqual([
    "a",
    "b",
    "c",
  ]);
});
