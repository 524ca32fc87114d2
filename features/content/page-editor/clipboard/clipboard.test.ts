import { expect, test } from "vitest";
import { cpuTime } from "#platform/testing/cpu-time.ts";
import { blockCatalogue } from "#blocks/catalogue.ts";
import { checkBlock } from "#blocks/check.ts";
import type { Block } from "#features/content/pages/contract.ts";
import type { PagePlace } from "#features/content/pages/parts/block-placement.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { serializeBlocks, type PasteContext, parsePasted } from "./clipboard.ts";

// The catalogue after a JSON round trip, because the editor gets it from the server.
const catalogue: readonly CatalogueBlock[] = JSON.parse(
  JSON.stringify(blockCatalogue({ id: "en-WE", language: "en" })),
);
const contextOf = (overrides: Partial<PasteContext> = {}): PasteContext => {
  let count = 0;
  const place: PagePlace = { pageType: "custom", hasMerchant: true };
  return { catalogue, checkBlock, place, newId: () => `new-${(count += 1)}`, ...overrides };
};
const contentOf = (block: string) =>
  catalogue.find(({ name }) => name === block)?.content.default ?? {};
const text = (overrides: Partial<Block> = {}): Block => ({
  id: "old-text-id",
  blockType: "wr-text",
  content: {
    ...contentOf("wr-text"),
    customCss: "#old-text-id h2, #old-text-id p { color: red }",
  },
  enabled: false,
  schedule: { from: "2027-01-01T00:00:00Z", to: null },
  ...overrides,
});
const paste = (blocks: readonly object[], overrides?: Partial<PasteContext>) =>
  parsePasted(JSON.stringify({ format: "page-blocks", version: 1, blocks }), contextOf(overrides));
const problemOf = (text: string) => {
  const pasted = parsePasted(text, contextOf());
  return "problem" in pasted ? pasted.problem : null;
};

test("pasted blocks get new ids, in their CSS too, and keep enabled and schedule", () => {
  const pasted = parsePasted(serializeBlocks([text(), text()]), contextOf());
  expect(pasted).toMatchObject({
    warnings: [],
    blocks: [
      { id: "new-1", enabled: false, schedule: { from: "2027-01-01T00:00:00Z" } },
      { id: "new-2", content: { customCss: "#new-2 h2, #new-2 p { color: red }" } },
    ],
  });
});

test("a block of an unknown type is dropped with a warning", () => {
  const pasted = paste([text(), text({ blockType: "wr-gone" })]);
  expect(pasted).toMatchObject({
    blocks: [{ blockType: "wr-text" }],
    warnings: ["Block 2 was left out: there is no block wr-gone."],
  });
  expect(paste([text({ blockType: "wr-gone" })])).toEqual({
    problem: "Block 1 was left out: there is no block wr-gone.",
  });
});

test("an unknown field is dropped with a warning, inside a list too", () => {
  const faq = { questions: [{ question: "?", answer: "!", colour: "red" }], toString: "x" };
  const pasted = paste([text({ blockType: "wr-faq", content: faq })]);
  if ("problem" in pasted) throw new Error(pasted.problem);
  expect(pasted.warnings.slice(0, 2)).toEqual([
    "Block 1, FAQ: there is no field questions.0.colour.",
    "Block 1, FAQ: there is no field toString.",
  ]);
  expect(JSON.stringify(pasted.blocks)).not.toContain("colour");
});

test("an invalid value is kept, with a warning that names its path", () => {
  const pasted = paste([text({ content: { ...text().content, title: 7 } })]);
  if ("problem" in pasted) throw new Error(pasted.problem);
  expect(pasted.warnings.join()).toMatch(/^Block 1, Text: content\.title: /);
  expect(pasted.blocks[0]?.content["title"]).toBe(7);
});

test.each<[string, string, RegExp]>([
  ["words", "Tre giorni bastano", /^This text holds no blocks\.$/],
  ["another JSON", '{"name":"x"}', /^This text holds no blocks\.$/],
  ["a list", "[1,2]", /^This text holds no blocks\.$/],
  ["a text cut off", serializeBlocks([text()]).slice(0, -20), /^This text holds no blocks\. .+/],
  ["another version", '{"format":"page-blocks","version":2,"blocks":[]}', /version/],
  ["no block", '{"format":"page-blocks","version":1,"blocks":[]}', /blocks/],
  ["an unknown key beside them", '{"format":"page-blocks","version":1,"blocks":[{}],"x":1}', /./],
  [
    "an unknown key in a block",
    JSON.stringify({ format: "page-blocks", version: 1, blocks: [{ ...text(), open: true }] }),
    /open/,
  ],
  ["ten megabytes", `{"format":"${"x".repeat(10_000_000)}`, /too long/],
  ["deep nesting", `{"format":"page-blocks","blocks":${"[".repeat(500_000)}`, /nested too deep/],
  [
    "a prototype",
    '{"format":"page-blocks","version":1,"blocks":[{"__proto__":{"a":1}}]}',
    /__proto__/,
  ],
  [
    "half a character",
    '{"format":"page-blocks","version":1,"blocks":["\\ud800"]}',
    /half a character/,
  ],
  [
    "half a character, unescaped",
    '{"format":"page-blocks","version":1,"blocks":["\ud800"]}',
    /half/,
  ],
])("%s is rejected with the reason", (_case, text, message) => {
  expect(cpuTime(() => expect(problemOf(text)).toMatch(message))).toBeLessThan(1000);
  expect({}).not.toHaveProperty("a");
});

test("more blocks than the page can hold are rejected, and warnings are limited", () => {
  expect(paste([text(), text()], { room: 1 })).toEqual({
    problem: "The page can take 1 more blocks; these are 2.",
  });
  expect(paste(Array.from({ length: 501 }, () => text()))).toHaveProperty("problem");
  const blocks = Array.from({ length: 300 }, () => text({ content: { zzz: 1 } }));
  const pasted = paste(blocks);
  expect("warnings" in pasted && pasted.warnings.length).toBe(21);
});

test("a block that the page may not hold is left out, and named with its reason", () => {
  const promises = text({ blockType: "wr-promises", content: contentOf("wr-promises") });
  const reason =
    "Block 1 was left out: What we promise is for the home page: their routing key is set in the page settings.";
  expect(paste([promises, text()])).toMatchObject({
    blocks: [{ blockType: "wr-text" }],
    warnings: [reason],
  });
  expect(paste([promises])).toEqual({ problem: reason });
  const place = { pageType: "index", hasMerchant: true } as const;
  expect(paste([promises], { place })).toMatchObject({ warnings: [] });
});
