import { expect, test } from "vitest";
import { pathLabel } from "../parts/path-labels.ts";
import { fromSearchParams, toSearchParams, toServerQuery } from "./audit-filter.ts";

const parse = (search: string) => fromSearchParams(new URLSearchParams(search));

test("a filter written to search params reads back the same, and defaults are left out", () => {
  const search = "entity=custompage&actor=anna&from=2026-11-01&page=3";
  expect(toSearchParams(parse(search)).toString()).toBe(search);
  expect(toSearchParams(parse("page=1&actor=&colour=red")).toString()).toBe("");
  for (const page of ["0", "-2", "1.5", "x"]) expect(parse(`page=${page}`).page).toBe(1);
});

test("days become instants in the local time zone, and the last day is included", () => {
  const query = toServerQuery(parse("from=2026-11-01&to=2026-11-30"));
  expect(query.get("from")).toBe(new Date(2026, 10, 1).toISOString());
  expect(query.get("to")).toBe(new Date(2026, 11, 1).toISOString());
  expect(toServerQuery(parse("from=yesterday")).get("from")).toBeNull();
});

test.each([
  ["isPublished", "Published"],
  ["seo.title", "Seo › title"],
  ["blocks.3", "Block 4"],
  ["blocks.3.content.customCss", "Block 4 › custom css"],
  ["blocks.0.content.items.1.title", "Block 1 › items › 2 › title"],
  ["blocks.order", "Order of the blocks"],
])("the path %s is labelled %s", (path, label) => expect(pathLabel(path)).toBe(label));
