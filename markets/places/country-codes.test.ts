import { expect, test } from "vitest";
import { countryCodes } from "./country-codes.ts";

test("all countries are offered once, and nothing that is none", () => {
  const codes = countryCodes();
  expect(codes).toEqual([...new Set(codes)]);
  expect(codes).toEqual(expect.arrayContaining(["AQ", "FO", "IT", "MA", "XK", "ZW"]));
  for (const none of ["DD", "EU", "QO", "SU", "UK", "UN", "YU", "ZZ"])
    expect(codes).not.toContain(none);
  expect(codes.length).toBeGreaterThan(240);
  expect(codes.length).toBeLessThan(255);
});
