import { afterEach, expect, test } from "vitest";
import { officeZone, setOfficeZone } from "../dates/office-zone.ts";
import { saversSince, saveSentence } from "./savers.ts";

const saves = [
  { version: 9, author: "Anna Neri" },
  { version: 8, author: null },
  { version: 7, author: "Anna Neri" },
  { version: 6, author: "Ben Rossi" },
];

test.each([
  [9, "Somebody"],
  [8, "Anna Neri"],
  [7, "Somebody and Anna Neri"],
  [6, "Anna Neri and somebody"],
  [5, "Ben Rossi, Anna Neri and somebody"],
])("who saved since version %i: %s", (openVersion, names) => {
  expect(saversSince(saves, openVersion)).toBe(names);
});

const ownZone = officeZone();
afterEach(() => setOfficeZone(ownZone));

test("a save is told by who, what and when, by the clock of the market", () => {
  setOfficeZone("America/New_York");
  expect(saveSentence("Anna Neri", "changed 2 blocks", "2026-11-26T15:42:00Z")).toBe(
    "Anna Neri changed 2 blocks at 10:42",
  );
});
