import { expect, test } from "vitest";
import { fromSearchParams, toSearchParams } from "./list-filter.ts";

test("a filter survives the round trip through the query string", () => {
  const filter = { search: "a b", published: false, fixed: true, sort: "slug", page: 3 } as const;
  expect(fromSearchParams(toSearchParams(filter))).toEqual(filter);
  expect(toSearchParams(fromSearchParams(new URLSearchParams())).toString()).toBe("");
});

test.each(["-1", "0", "1e9", "x", "2.5"])("page %s in the query string means page 1", (page) =>
  expect(
    fromSearchParams(new URLSearchParams({ page, sort: "colour", published: "maybe" })),
  ).toEqual({
    search: "",
    published: null,
    fixed: null,
    sort: "updatedAt",
    page: 1,
  }),
);
