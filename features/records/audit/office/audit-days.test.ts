import { afterEach, expect, test } from "vitest";
import { officeZone, setOfficeZone } from "#design/office/dates/office-zone.ts";
import { withInstants } from "./audit-days.ts";

const parse = (search: string) => withInstants(new URLSearchParams(search));

const ownZone = officeZone();
afterEach(() => setOfficeZone(ownZone));

test("days become instants by the clock of the market, and the last day is included", () => {
  setOfficeZone("America/New_York");
  const query = parse("entity=custompage&from=2026-11-01&to=2026-11-30");
  expect(query.get("from")).toBe("2026-11-01T04:00:00.000Z");
  expect(query.get("to")).toBe("2026-12-01T05:00:00.000Z");
  expect(query.get("entity")).toBe("custompage");
});

test("what is no day is left out", () =>
  expect(parse("from=yesterday&page=2").toString()).toBe("page=2"));
