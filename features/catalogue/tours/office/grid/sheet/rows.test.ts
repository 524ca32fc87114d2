import { expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { tourDraftExample as base } from "#features/catalogue/tours/save-contract.ts";
import { rowOf } from "./rows.ts";

const facts = {
  market: marketById("it-IT"),
  today: "2026-11-26",
  travelId: null,
  coordinators: [],
};
const rowWithPrice = (text: string) =>
  rowOf({ key: "a", base, stored: null }, { price: { text, line: null } }, facts);

test("a text that says what is stored changes nothing, as after a save that came back", () => {
  expect(rowWithPrice(String(base.priceCents / 100)).draft).toBe(base);
  expect(rowWithPrice("1234").draft).toEqual({ ...base, priceCents: 123_400 });
});
