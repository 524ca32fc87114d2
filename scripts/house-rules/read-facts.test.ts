import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blockSchemas } from "#blocks/schemas.ts";
import { markets } from "#markets/markets.ts";

/** The product's own code without tests, and without the files that state facts or declare them. */
const code = globSync("{apps,blocks,features,markets,platform}/**/*.{ts,tsx}", {
  exclude: [
    "**/*.test.*",
    "blocks/*/schema.ts",
    "features/content/pages/block-contract.ts",
    "markets/*/market.ts",
    "markets/market-type.ts",
  ],
}).map((file) => readFileSync(file, "utf8"));

const unread = (facts: readonly object[]) =>
  [...new Set(facts.flatMap((each) => Object.keys(each)))].filter((name) => {
    const word = new RegExp(`\\b${name}\\b`);
    return !code.some((text) => word.test(text));
  });

test("some code reads each fact of a market and each field of a block's schema", () => {
  expect(unread(markets)).toEqual([]);
  expect(unread(Object.values(blockSchemas))).toEqual([]);
  expect(unread([{ factThatNothingReads: 1 }])).toEqual(["factThatNothingReads"]);
});
