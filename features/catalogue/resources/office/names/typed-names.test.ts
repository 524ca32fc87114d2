import { expect, test } from "vitest";
import { isChanged, readDraft, rebase, toDraft, toEntry } from "./typed-names.ts";

const base = { name: "Nouveau", version: 2 };
const read = { country: "fr", state: "filled", id: null, name: "Récent", version: 3 } as const;

test("a typed name keeps the version over which it was typed, whatever is read since", () => {
  const entry = toEntry(read, { text: "Inédit", base });
  expect(entry).toMatchObject({ text: "Inédit", name: "Nouveau", version: 2 });
  expect(toEntry(read)).toMatchObject({ text: "Récent", version: 3 });
});

test("a draft brings the version back with the text", () => {
  const draft = toDraft([toEntry(read, { text: "Inédit", base })]);
  expect(toEntry(read, readDraft(draft)["fr"])).toMatchObject({ text: "Inédit", version: 2 });
  expect(readDraft({ fr: "Inédit" })).toEqual({});
});

test("what is decided is saved over the others' version, and their name not again", () => {
  const entries = [toEntry(read, { text: "Inédit", base, isConfirmed: true })];
  const mine = rebase(entries, [read], { fr: "Inédit" });
  expect(mine).toMatchObject([{ text: "Inédit", name: "Récent", version: 3, isConfirmed: false }]);
  expect(mine.filter(isChanged)).toHaveLength(1);
  expect(rebase(entries, [read], { fr: "Récent" }).filter(isChanged)).toEqual([]);
});
