import { expect, test } from "vitest";
import { activeTab, allTab, allTabOf, searchOf, tabOf, type ViewTab } from "./view.ts";

const options = {
  filters: [{ kind: "switch", field: "problems", label: "Problems" }] as const,
  sorts: [
    { value: "name", label: "Name" },
    { value: "hits", label: "Hits" },
  ],
};
const problems = tabOf(options, {
  key: "problems",
  name: "Problems",
  filters: { problems: "true" },
  sort: "hits",
});
const own: ViewTab = { id: "7", name: "Mine", query: "search=x", isOwn: true };
const tabs = [allTab, problems, own];

test("a view's search is written as the URL holds it and read back", () => {
  expect(problems.query).toBe("problems=true&sort=hits");
  expect(searchOf(options, problems)).toEqual({
    words: "",
    filters: { problems: "true" },
    sort: "hits",
    page: 1,
  });
});

test.each([
  [
    "a link from elsewhere lights the view that shows the same",
    null,
    "problems=true&sort=hits",
    problems,
  ],
  ["a changed view stays the active one", "7", "search=y", own],
  ["a view that is gone, with other filters, is All", "gone", "search=y", allTab],
  ["changed into exactly another view, that one is active", "7", "", allTab],
])("%s", (_case, opened, query, tab) => expect(activeTab(tabs, opened, query)).toBe(tab));

test("All and the view that a list opens on each have an address", () => {
  const first = { key: "problems", name: "Problems", filters: { problems: "true" } };
  const opening = { ...options, first };
  expect(allTabOf(options).query).toBe("");
  expect(tabOf(opening, first).query).toBe("");
  expect(allTabOf(opening).query).toBe("view=all");
  expect(searchOf(opening, allTabOf(opening)).filters).toEqual({});
});
