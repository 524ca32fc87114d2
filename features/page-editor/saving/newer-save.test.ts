import { expect, test } from "vitest";
import { newerSave, saveSentence } from "./newer-save.ts";

const version = (number: number) => ({
  version: number,
  savedAt: new Date(2026, 10, 26, 10, 42).toISOString(),
  author: "Anna Neri",
  blockCount: 1,
  isPublished: true,
  summary: "",
});

test("a save is a colleague's where it is newer than the page that is open", () => {
  expect(newerSave([version(8), version(7)], 7)?.version).toBe(8);
  expect(newerSave([version(8)], 8)).toBeNull();
  // The list was read before an own save.
  expect(newerSave([version(8)], 9)).toBeNull();
  expect(newerSave([], 1)).toBeNull();
  expect(newerSave(undefined, 1)).toBeNull();
});

test("it is told by who saved, and when", () => {
  expect(saveSentence(version(8))).toBe("Anna Neri saved at 10:42");
  expect(saveSentence({ ...version(8), author: null })).toBe("Somebody saved at 10:42");
});
