import { expect, test } from "vitest";
import { withInstants } from "./audit-days.ts";

const parse = (search: string) => withInstants(new URLSearchParams(search));

test("days become instants in the local time zone, and the last day is included", () => {
  const query = parse("entity=custompage&from=2026-11-01&to=2026-11-30");
  expect(query.get("from")).toBe(new Date(2026, 10, 1).toISOString());
  expect(query.get("to")).toBe(new Date(2026, 11, 1).toISOString());
  expect(query.get("entity")).toBe("custompage");
});

test("what is no day is left out", () =>
  expect(parse("from=yesterday&page=2").toString()).toBe("page=2"));
