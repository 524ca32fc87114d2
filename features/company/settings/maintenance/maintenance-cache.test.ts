import { expect, test } from "vitest";
import { maintenanceSchema } from "../contract.ts";
import { siteClosureAt } from "../rules.ts";

const noon = Date.parse("2027-03-20T12:00:00Z");
const hour = 3_600_000;
const at = (hours: number) => new Date(noon + hours * hour).toISOString();
const closureAtNoon = (overrides: object) =>
  siteClosureAt(maintenanceSchema.parse({ site: true, ...overrides }), noon);

test("the site is closed while `site` is set, and `customPage` does not close it", () => {
  expect(closureAtNoon({}).activeMaintenance).not.toBeNull();
  expect(closureAtNoon({ site: false, customPage: true })).toEqual({
    activeMaintenance: null,
    changesAt: Infinity,
  });
});

test("the site closes at `from` and opens at `until`, and the next change is announced", () => {
  expect(closureAtNoon({ from: at(1) })).toEqual({
    activeMaintenance: null,
    changesAt: noon + hour,
  });
  expect(closureAtNoon({ from: at(0) }).activeMaintenance).not.toBeNull();
  expect(closureAtNoon({ from: at(-1), until: at(1) })).toMatchObject({ changesAt: noon + hour });
  expect(closureAtNoon({ until: at(0) })).toEqual({ activeMaintenance: null, changesAt: Infinity });
});
