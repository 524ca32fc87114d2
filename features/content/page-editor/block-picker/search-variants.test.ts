import { expect, test } from "vitest";
import { blockCatalogue } from "#blocks/catalogue.ts";
import { marketById } from "#markets/markets.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { searchVariants } from "./search-variants.ts";
import { variantsOf } from "./variants.ts";

const catalogue = blockCatalogue(marketById("it-IT")) as unknown as readonly CatalogueBlock[];
const all = variantsOf(catalogue, "custom", true);
const found = (query: string, recent: readonly string[] = []) =>
  searchVariants(all, query, recent).map(({ label }) => label);
const blocksOf = (query: string) => [
  ...new Set(searchVariants(all, query).map(({ block }) => block.label)),
];

test("a search matches every word in labels and block names, ignoring case", () => {
  expect(found("STORY text")).toEqual(["Text, Story"]);
  expect(found("wr-banner")[0]).toBe("Banner");
  expect(found("nothing")).toEqual([]);
});

test.each([
  ["photo", ["Banner", "Gallery", "Image"]],
  ["foto", ["Banner", "Gallery", "Image"]],
  ["heading", ["Hero", "Text"]],
  ["titolo", ["Hero", "Text"]],
  ["accordion", ["FAQ"]],
  ["testo", ["Text"]],
  ["trip", ["Travels"]],
  ["cta", ["Call to action"]],
  ["ur", ["User ratings"]],
])("“%s” finds %j first", (query, labels) => {
  expect(blocksOf(query).slice(0, labels.length).toSorted()).toEqual(labels);
});

test("letters at the beginnings of words find one variant", () => {
  for (const [letters, label] of [
    ["h wor", "Hero, words alone"],
    ["car tw", "Cards, two"],
    ["c te", "Columns, three texts"],
    ["q co", "Quote, coordinator"],
    ["c li", "Call to action, light"],
  ] as const)
    expect(found(letters)[0]).toBe(label);
});

test("of equal matches those that were added lately stand first", () => {
  expect(found("", ["wr-travels", "wr-banner"])).toEqual(all.map(({ label }) => label));
  expect(found("hero", ["wr-hero words alone"]).slice(0, 2)).toEqual(["Hero", "Hero, words alone"]);
});
