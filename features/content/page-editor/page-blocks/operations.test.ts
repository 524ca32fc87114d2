import { expect, test } from "vitest";
import type { Block } from "#features/content/pages/contract.ts";
import { copyBlocks } from "./operations.ts";

const block = (id: string, overrides: Partial<Block> = {}): Block => ({
  id,
  blockType: "wr-text",
  content: { title: id, customCss: `#${id} h2 { color: red }` },
  enabled: true,
  schedule: null,
  ...overrides,
});

test("only enabled blocks at the given positions are copied, with new ids and their schedules", () => {
  const schedule = { from: null, to: "2027-01-01T00:00:00Z" };
  const source = [
    block("first"),
    block("second", { enabled: false }),
    block("third", { schedule }),
  ];
  let count = 0;
  const copied = copyBlocks(source, [1, 2, 9], () => `new${(count += 1)}`);
  expect(copied).toEqual([
    block("new1", { content: { title: "third", customCss: "#new1 h2 { color: red }" }, schedule }),
  ]);
  expect(copyBlocks(source, [], () => "new")).toEqual([]);
});
