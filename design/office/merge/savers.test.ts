import { expect, test } from "vitest";
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

test("a save is told by who, what and when", () => {
  const savedAt = new Date(2026, 10, 26, 10, 42).toISOString();
  expect(saveSentence("Anna Neri", "changed 2 blocks", savedAt)).toBe(
    "Anna Neri changed 2 blocks at 10:42",
  );
});
