import { describe, expect, test } from "vitest";
import type { Filter } from "../filters/filter.ts";
import { apiQuery, fromSearchParams, type SearchOptions, toSearchParams } from "./list-search.ts";

const filters: readonly Filter[] = [
  {
    kind: "choice",
    field: "state",
    label: "State",
    choices: [
      { value: "on", label: "On" },
      { value: "off", label: "Off" },
    ],
  },
  { kind: "choice", field: "entity", label: "What", choices: [], isOpen: true },
  { kind: "switch", field: "problems", label: "Problems" },
  { kind: "text", field: "actor", label: "By" },
  { kind: "days", field: "from", untilField: "to", label: "Days" },
  { kind: "linked", field: "record", label: "Only", valueLabel: (value) => value },
];
const options: SearchOptions = {
  filters,
  sorts: [
    { value: "updatedAt", label: "Last change" },
    { value: "name", label: "Name" },
  ],
};
const parse = (query: string) => fromSearchParams(options, new URLSearchParams(query));

test("a search survives the round trip through the query string, and defaults are left out", () => {
  const query =
    "search=a+b&state=off&entity=job&problems=true&actor=anna&from=2026-11-01&to=2026-11-30&record=7&sort=name&page=3";
  expect(toSearchParams(options, parse(query)).toString()).toBe(query);
  expect(toSearchParams(options, parse("sort=updatedAt&page=1&search=")).toString()).toBe("");
});

test.each([
  ["a choice that is not offered", "state=maybe"],
  ["a switch that is neither on nor off", "problems=1"],
  ["a day that the calendar does not have", "from=2026-13-45"],
  ["a text longer than the server takes", `actor=${"a".repeat(201)}`],
  ["a filter that the list does not have", "colour=red"],
  ["an unknown order", "sort=colour"],
])("%s is left out", (_case, query) =>
  expect(toSearchParams(options, parse(query)).toString()).toBe(""),
);

test.each(["-1", "0", "1e9", "x", "2.5"])("page %s in the query string means page 1", (page) =>
  expect(parse(`page=${page}`).page).toBe(1),
);

test("the API is asked with the names of the URL, without what is empty", () => {
  expect(apiQuery(parse("search=x&state=on&page=2")).toString()).toBe(
    "search=x&state=on&sort=updatedAt&page=2",
  );
  const plain = fromSearchParams({ filters: [], sorts: [] }, new URLSearchParams());
  expect(apiQuery({ ...plain, pageSize: 1 }).toString()).toBe("page=1&pageSize=1");
});

describe("of a list that opens on a view", () => {
  const first = { filters: { state: "off" }, sort: "name" };
  const withFirst: SearchOptions = { ...options, fixed: { list: "jobs" }, first };
  const read = (query: string) => fromSearchParams(withFirst, new URLSearchParams(query));
  const all = { words: "", filters: {}, sort: "updatedAt", page: 1 };

  test("an address that asks for nothing is the view's, an open panel's too", () => {
    expect(read("list=jobs")).toEqual({ words: "", ...first, page: 1 });
    expect(read("list=jobs&open=7&state=maybe")).toEqual({ words: "", ...first, page: 1 });
    expect(read("list=jobs&page=2")).toEqual({ words: "", ...first, page: 2 });
  });

  test.each([
    ["all rows", "list=jobs&view=all", all],
    ["a further page of all rows", "list=jobs&view=all&page=2", { ...all, page: 2 }],
    ["a further page of the view", "list=jobs&page=2", { words: "", ...first, page: 2 }],
    ["the view's rows in another order", "list=jobs&state=off", { ...all, filters: first.filters }],
    ["all rows in the view's order", "list=jobs&sort=name", { ...all, sort: "name" }],
  ])("%s have an address of their own", (_case, query, search) => {
    expect(read(query)).toEqual(search);
    expect(toSearchParams(withFirst, search).toString()).toBe(query);
  });

  test("the view's search, written out, is its short address", () =>
    expect(toSearchParams(withFirst, read("state=off&sort=name")).toString()).toBe("list=jobs"));
});
