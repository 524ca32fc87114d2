import { expect, test } from "vitest";
import type { CatalogueBlock } from "../page-api.ts";
import { searchVariants, variantsOf } from "./variants.ts";

const entry = (
  name: string,
  label: string,
  filter: readonly string[] = ["*"],
  examples: readonly string[] = [],
): CatalogueBlock => ({
  name,
  label,
  filter,
  content: {
    default: { title: "" },
    examples: examples.map((example) => ({
      name: example,
      image: "",
      content: { title: example },
    })),
  },
  fields: {},
});
const catalogue = [
  entry("wr-text", "Text", ["*"], ["Story"]),
  entry("wr-user-rating-carousel", "User ratings"),
  entry("wr-map", "Map", ["travel"]),
  entry("wr-code", "Code", ["travel-custom"], ["Two columns"]),
  entry("wr-wall", "Wall", ["index"]),
  entry("wr-banner", "Banner"),
];
const labels = (...asked: Parameters<typeof variantsOf>) =>
  variantsOf(...asked).map(({ label }) => label);

test("a custom page is offered blocks for all pages alone, sorted by label", () =>
  expect(labels(catalogue, "custom", true)).toEqual([
    "Banner",
    "Text",
    "Text, Story",
    "User ratings",
  ]));

test("the carousel of ratings is offered only where reviews have a merchant", () =>
  expect(labels(catalogue, "custom", false)).toEqual(["Banner", "Text", "Text, Story"]));

test("a travel has its own blocks too; one for -custom shows no examples", () =>
  expect(labels(catalogue, "travel", false)).toEqual([
    "Banner",
    "Code",
    "Map",
    "Text",
    "Text, Story",
  ]));

test("the home page has the blocks of the index", () =>
  expect(labels(catalogue, "index", false)).toContain("Wall"));

test("a variant stands in the category of its filter and brings its own content", () => {
  const found = variantsOf(catalogue, "travel", false);
  expect(found.map(({ label, category }) => [label, category])).toContainEqual([
    "Code",
    "Travel / Tour",
  ]);
  expect(found.find(({ label }) => label === "Text, Story")?.content).toEqual({ title: "Story" });
  expect(found.find(({ label }) => label === "Text")?.content).toEqual({ title: "" });
});

test("what is typed is looked for in labels and names, word by word, whatever its case", () => {
  const all = variantsOf(catalogue, "custom", true);
  const find = (typed: string) => searchVariants(all, typed).map(({ label }) => label);
  expect(find("STORY text")).toEqual(["Text, Story"]);
  expect(find("wr-banner")).toEqual(["Banner"]);
  expect(find("nothing")).toEqual([]);
  expect(find("  ")).toHaveLength(all.length);
});
