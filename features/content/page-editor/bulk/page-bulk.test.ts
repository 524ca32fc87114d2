import { expect, test } from "vitest";
import type { PageConsequences } from "#features/content/pages/contract.ts";
import { affectedBy, sumOfConsequences } from "./page-bulk.ts";

const none = { count: 0, items: [] };
const consequences = (path: string | null, changes: Partial<PageConsequences> = {}) => ({
  path,
  leadsTo: null,
  redirects: none,
  pages: none,
  layout: none,
  contents: none,
  ...changes,
});
const page = (id: string) => ({ id, name: id.toUpperCase() });

test("an action is taken on the pages that it changes", () => {
  const pages = [{ isPublished: true }, { isPublished: false }];
  expect(affectedBy("publish", pages)).toEqual([{ isPublished: false }]);
  expect(affectedBy("unpublish", pages)).toEqual([{ isPublished: true }]);
  expect(affectedBy("delete", pages)).toEqual(pages);
});

test("what leads to several pages is counted once, without the pages that leave with them", () => {
  const sum = sumOfConsequences(
    [
      consequences("/a", { pages: { count: 3, items: [page("b"), page("c"), page("d")] } }),
      consequences("/b", { pages: { count: 1, items: [page("c")] } }),
      consequences("/led", { leadsTo: "/x" }),
      consequences(null),
    ],
    new Set(["a", "b"]),
  );
  expect(sum.paths).toEqual(["/a", "/b"]);
  expect(sum.pages).toEqual({ count: 2, items: [page("c"), page("d")] });
});

test("what is counted and not named stays counted", () => {
  const pages = { count: 70, items: [page("c")] };
  expect(sumOfConsequences([consequences("/a", { pages })], new Set()).pages.count).toBe(70);
});
