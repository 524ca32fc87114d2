import { expect, test } from "vitest";
import { countToFix } from "./to-fix.ts";

const error = (path: string, message: string, block: string | null = null) => ({
  block,
  path,
  message,
});

test("a field that breaks two rules is one thing to fix, in each block for itself", () => {
  const slug = [error("slug", "Use just a-z."), error("slug", "Slug cannot start with /")];
  expect(countToFix(slug)).toBe(1);
  const titles = [
    error("content.title", "Too long.", "a"),
    error("content.title", "Too long.", "b"),
  ];
  expect(countToFix([...slug, ...titles, error("blocks", "Check all fields.")])).toBe(3);
});

test("what is wrong with the page as a whole counts where no field is wrong", () => {
  expect(countToFix([])).toBe(0);
  expect(countToFix([error("blocks", "Only one list may have filters.")])).toBe(1);
});
