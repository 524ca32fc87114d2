import { expect, test } from "vitest";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { pageTypeOf } from "#features/content/pages/parts/block-placement.ts";
import { variantsElsewhere, variantsOf } from "./variants.ts";

const entry = (
  name: string,
  label: string,
  filter: readonly string[] = ["*"],
  examples: readonly string[] = [],
): CatalogueBlock => ({
  name,
  blockType: name,
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
  keywords: [],
  icon: "text",
  needs: null,
  endField: null,
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

test("blocks of other page types are shown as not for this page, and none is lost", () => {
  const elsewhere = variantsElsewhere(catalogue, "custom");
  expect(elsewhere.map(({ label, category }) => [label, category])).toEqual([
    ["Code", "Travel / Tour"],
    ["Map", "Travel / Tour"],
    ["Wall", "Index"],
  ]);
  for (const type of ["custom", "index", "travel", "destination"] as const) {
    const names = [...variantsOf(catalogue, type, true), ...variantsElsewhere(catalogue, type)];
    expect(new Set(names.map(({ block }) => block.name)).size).toBe(catalogue.length);
  }
});

test.each([
  [null, "custom"],
  ["index", "index"],
  ["travels-travel", "travel"],
  ["travels-travel-itinerary", "travel"],
  ["travels-travel-tour", "travel"],
  ["travels", "custom"],
  ["asia", "destination"],
  ["faqs", "custom"],
])("a page of the route %s is of the type %s", (routingKey, type) =>
  expect(pageTypeOf({ routingKey })).toBe(type),
);

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
