import { expect, test } from "vitest";
import { mergeValues } from "./merge-values.ts";

const base = { name: "Nuovo", slug: "nuovo", number: "1" };

test("what one side alone changed is together without a question", () => {
  const merge = mergeValues(base, { ...base, name: "Novità" }, { ...base, number: "2" }, {});
  expect(merge).toEqual({
    values: { name: "Novità", slug: "nuovo", number: "2" },
    conflicts: [],
    taken: ["number"],
  });
});

test("a field that both changed is a conflict, and the chosen side counts", () => {
  const mine = { ...base, name: "Novità" };
  const theirs = { ...base, name: "Nuovissimo" };
  const undecided = mergeValues(base, mine, theirs, {});
  expect(undecided.conflicts).toEqual([{ field: "name", mine: "Novità", theirs: "Nuovissimo" }]);
  expect(mergeValues(base, mine, theirs, { name: "theirs" }).values).toEqual(theirs);
  expect(mergeValues(base, mine, theirs, { name: "mine" }).values).toEqual(mine);
});

test("the same change on both sides is no conflict", () => {
  const changed = { ...base, name: "Novità" };
  expect(mergeValues(base, changed, changed, {})).toEqual({
    values: changed,
    conflicts: [],
    taken: [],
  });
});
