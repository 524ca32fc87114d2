import { expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { tourDraftExample as base } from "#features/catalogue/tours/save-contract.ts";
import { fieldGroups, overIn } from "#features/catalogue/tours/office/departure/field-groups.ts";
import { columnOf } from "./columns.ts";

const until = "2026-11-26";
const draft = { ...base, promo: { code: "SAHARA10", percent: 10, until }, discountUntil: until };
const shownOn = (today: string) =>
  columnOf("promo").shownOf?.(
    { draft, stored: null },
    { market: marketById("it-IT"), today, travelId: null, coordinators: [] },
  );

test("a promotion says that it is over from the day after its last one", () => {
  expect(shownOn(until)).toBe("SAHARA10 10 % until 26/11/2026");
  expect(shownOn("2026-11-27")).toBe("SAHARA10 10 %, over");
});

test("the form says it of all that has a last day", () => {
  const fields = fieldGroups.flatMap((group) => group.fields);
  const overOn = (today: string) =>
    fields.filter((field) => overIn(field, draft, today) === "Over").map(({ id }) => id);
  expect(overOn(until)).toEqual([]);
  expect(overOn("2026-11-27")).toEqual(["discountUntil", "promo"]);
});
