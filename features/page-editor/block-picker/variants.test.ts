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
const labels = (...options: Parameters<typeof variantsOf>) =>
  variantsOf(...options).map(({ label }) => label);

test("a custom page is offered only blocks for all page types, sorted by label", () =>
  expect(labels(catalogue, "custom", true)).toEqual([
    "Banner",
    "Text",
    "Text, Story",
    "User ratings",
  ]));

test("the ratings carousel is offered only when the reviews have a merchant", () =>
  expect(labels(catalogue, "custom", false)).toEqual(["Banner", "Text", "Text, Story"]));

test("a travel is also offered travel blocks; a -custom block has no example variants", () =>
  expect(labels(catalogue, "travel", false)).toEqual([
    "Banner",
    "Code",
    "Map",
    "Text",
    "Text, Story",
  ]));

test("the home page is offered the index blocks", () =>
  expect(labels(catalogue, "index", false)).toContain("Wall"));

test("a variant has the category of its filter and the content of its example", () => {
  const variants = variantsOf(catalogue, "travel", false);
  expect(variants.map(({ label, category }) => [label, category])).toContainEqual([
    "Code",
    "Travel / Tour",
  ]);
  expect(variants.find(({ label }) => label === "Text, Story")?.content).toEqual({
    title: "Story",
  });
  expect(variants.find(({ label }) => label === "Text")?.content).toEqual({ title: "" });
});

test("a search matches every word in labels and block names, ignoring case", () => {
  const all = variantsOf(catalogue, "custom", true);
  const searchLabels = (query: string) => searchVariants(all, query).map(({ label }) => label);
  expect(searchLabels("STORY text")).toEqual(["Text, Story"]);
  expect(searchLabels("wr-banner")).toEqual(["Banner"]);
  expect(searchLabels("nothing")).toEqual([]);
  expect(searchLabels("  ")).toHaveLength(all.length);
});
