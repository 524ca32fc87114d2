import { expect, test } from "vitest";
import type { PageConsequences } from "#features/content/pages/contract.ts";
import { hasLosses, pageLosses, pageMove } from "./page-losses.ts";

const none = { count: 0, items: [] };
const nothing: PageConsequences = {
  path: "/offer",
  leadsTo: null,
  redirects: none,
  pages: none,
  layout: none,
  contents: none,
};

test("each number says what it counts, and leads to it", () => {
  const losses = {
    ...nothing,
    redirects: { count: 1, items: [{ id: "r", name: "/before" }] },
    pages: {
      count: 2,
      items: [
        { id: "a", name: "Autumn" },
        { id: "b", name: "Winter" },
      ],
    },
    layout: { count: 1, items: [{ id: "footer", name: "Our offer" }] },
  };
  expect(hasLosses(losses)).toBe(true);
  expect(
    pageLosses(losses).map(({ text, links = [] }) => [text, links.map(({ to }) => to)]),
  ).toEqual([
    ["Visitors of /offer meet a 404.", []],
    ["1 redirect ends there.", ["/redirects?open=r"]],
    ["2 other pages link there.", ["/custompages/a", "/custompages/b"]],
    ["1 link of header, footer or beans there.", ["/layout/footer"]],
  ]);
});

test("a page that nothing leads to, or that visitors do not meet, breaks nothing", () => {
  expect(hasLosses(nothing)).toBe(false);
  expect(pageLosses(nothing).at(-1)?.text).toBe("Nothing on the site leads there.");
  expect(pageLosses({ ...nothing, path: null }).map(({ text }) => text)).toEqual([
    "No address of visitors changes.",
  ]);
  expect(pageLosses({ ...nothing, leadsTo: "/new" })[0]?.text).toContain("/new");
});

test("a page that moves meets no 404, and what links to its old address is told", () => {
  const linked = { ...nothing, pages: { count: 1, items: [{ id: "a", name: "Autumn" }] } };
  expect(pageMove(linked, "/new").map(({ text }) => text)).toEqual([
    "Visitors of /offer are led to /new.",
    "1 other page links there.",
  ]);
});
