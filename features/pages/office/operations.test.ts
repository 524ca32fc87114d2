import { expect, test } from "vitest";
import type { Block } from "../contract.ts";
import { addBlock, copiedBlocks, duplicateBlock, moveBlock } from "./operations.ts";

const block = (id: string, over: Partial<Block> = {}): Block => ({
  id,
  blockType: "wr-text",
  content: { title: id, customCss: `#${id} h2 { color: red }` },
  enabled: true,
  schedule: null,
  ...over,
});
const three = [block("a"), block("b"), block("c")];
const idsOf = (blocks: readonly Block[]) => blocks.map(({ id }) => id).join("");

test.each([
  [0, 1, "bac"],
  [2, -1, "acb"],
  [0, -1, "abc"],
  [2, 1, "abc"],
  [7, 1, "abc"],
] as const)("moving position %i by %i gives %s", (index, by, ids) => {
  expect(idsOf(moveBlock(three, index, by))).toBe(ids);
  expect(idsOf(three)).toBe("abc");
});

test("a block is added behind a position, and first behind none", () => {
  expect(idsOf(addBlock(three, 0, block("x")))).toBe("axbc");
  expect(idsOf(addBlock(three, -1, block("x")))).toBe("xabc");
  expect(idsOf(addBlock(three, 2, block("x")))).toBe("abcx");
});

test("a duplicate is disabled, has no schedule, and its CSS speaks of itself", () => {
  const schedule = { from: "2027-01-01T00:00:00Z", to: null };
  const [original, copy, ...rest] = duplicateBlock(
    [block("first", { schedule }), block("b")],
    0,
    "second",
  );
  expect(original).toEqual(block("first", { schedule }));
  expect(copy).toEqual(
    block("second", {
      content: { title: "first", customCss: "#second h2 { color: red }" },
      enabled: false,
      schedule: null,
    }),
  );
  expect(idsOf(rest)).toBe("b");
});

test("copying takes the enabled blocks at the positions, with new ids and with their schedules", () => {
  const schedule = { from: null, to: "2027-01-01T00:00:00Z" };
  const source = [
    block("first"),
    block("second", { enabled: false }),
    block("third", { schedule }),
  ];
  let made = 0;
  const copied = copiedBlocks(source, [1, 2, 9], () => `new${(made += 1)}`);
  expect(copied).toEqual([
    block("new1", { content: { title: "third", customCss: "#new1 h2 { color: red }" }, schedule }),
  ]);
  expect(copiedBlocks(source, [], () => "new")).toEqual([]);
});
