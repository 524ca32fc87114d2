import { expect, test } from "vitest";
import { fromSearchParams, toSearchParams } from "./list-filter.ts";

test("a filter and its address say the same", () => {
  const filter = { search: "a b", published: false, fixed: true, sort: "slug", page: 3 } as const;
  expect(fromSearchParams(toSearchParams(filter))).toEqual(filter);
  expect(toSearchParams(fromSearchParams(new URLSearchParams())).toString()).toBe("");
});

test.each(["-1", "0", "1e9", "x", "2.5"])("page %s of an address is the first page", (page) =>
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
