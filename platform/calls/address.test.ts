import { expect, test } from "vitest";
import { addressOf } from "./address.ts";

test("a path is filled with its values, each as it may stand in an address", () => {
  const values = { country: "it", id: "a/b c" };
  expect(addressOf("/:country/faqs/:id/versions", values)).toBe("it/faqs/a%2Fb%20c/versions");
  expect(() => addressOf("/:country/faqs/:id", { country: "it" })).toThrow(TypeError);
});

test("a query leaves out what is not asked for, and joins lists by commas", () => {
  const query = {
    search: "a&b",
    page: 2,
    ids: ["a", "b"],
    tag: null,
    dryRun: true,
    sort: undefined,
  };
  expect(addressOf("/:country/faqs", { country: "it" }, query)).toBe(
    "it/faqs?search=a%26b&page=2&ids=a%2Cb&dryRun=true",
  );
});
