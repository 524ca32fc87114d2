import { expect, test } from "vitest";
import { tellFields } from "./tell-fields.ts";

const base = { name: "Sahara", slug: "sahara", days: [{ text: "a" }], price: 100 };
const nameOf = (field: string) => field.toUpperCase();

test.each([
  ["saved it", {}],
  ["changed NAME", { name: "Erg" }],
  ["changed NAME, SLUG and DAYS.0.TEXT", { name: "Erg", slug: "erg", days: [{ text: "b" }] }],
  ["changed NAME and DAYS", { name: "Erg", days: [{ text: "b" }, { text: "c" }, { text: "d" }] }],
  ["changed 4 fields", { name: "Erg", slug: "erg", days: [], price: 1 }],
])("what a colleague did to a record: %s", (words, changes) => {
  expect(tellFields(base, { ...base, ...changes }, nameOf)).toBe(words);
});
