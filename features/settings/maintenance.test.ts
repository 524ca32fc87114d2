import { expect, test } from "vitest";
import { maintenanceSchema } from "./contract.ts";
import { siteClosureAt } from "./maintenance.ts";

const noon = Date.parse("2027-03-20T12:00:00Z");
const hour = 3_600_000;
const at = (hours: number) => new Date(noon + hours * hour).toISOString();
const closing = (over: object) =>
  siteClosureAt(maintenanceSchema.parse({ site: true, ...over }), noon);

test("a site is closed while its flag says so", () => {
  expect(closing({}).closed).not.toBeNull();
  expect(closing({ site: false, customPage: true })).toEqual({ closed: null, endsAt: Infinity });
});

test("it closes and opens by the clock at its moments", () => {
  expect(closing({ from: at(1) })).toEqual({ closed: null, endsAt: noon + hour });
  expect(closing({ from: at(0) }).closed).not.toBeNull();
  expect(closing({ from: at(-1), until: at(1) })).toMatchObject({ endsAt: noon + hour });
  expect(closing({ until: at(0) })).toEqual({ closed: null, endsAt: Infinity });
});
