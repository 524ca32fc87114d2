import { expect, test } from "vitest";
import { shareStructure } from "./share-structure.ts";

const page = {
  name: "A",
  blocks: [
    { id: "1", content: { title: "x" } },
    { id: "2", content: {} },
  ],
};
const changedCopy = (change: (copy: typeof page) => void) => {
  const copy = structuredClone(page);
  change(copy);
  return copy;
};

test("a value that went through JSON unchanged is the same object", () => {
  expect(shareStructure(page, structuredClone(page))).toBe(page);
});

test("only the parts that changed become new objects", () => {
  const shared = shareStructure(
    page,
    changedCopy(({ blocks }) => void (blocks[0]!.content = { title: "y" })),
  );
  expect(shared.blocks[0]?.content).toEqual({ title: "y" });
  expect(shared.blocks[1]).toBe(page.blocks[1]);
  expect(shared).not.toBe(page);
});

test.each<[string, object]>([
  ["a removed key", { name: "A" }],
  ["another order of the keys", { blocks: page.blocks, name: "A" }],
  ["a list that became an object", { name: "A", blocks: { 0: page.blocks[0], 1: page.blocks[1] } }],
  ["a shorter list", { name: "A", blocks: [page.blocks[0]] }],
])("%s is a change", (_case, fresh) => {
  const shared = shareStructure(page, structuredClone(fresh));
  expect(shared).not.toBe(page);
  expect(JSON.stringify(shared)).toBe(JSON.stringify(fresh));
});
