import { expect, test } from "vitest";
import { mayPrefetch } from "./connection.ts";

test("nothing is loaded ahead on 2G or where data are saved", () => {
  expect(mayPrefetch({ effectiveType: "2g" })).toBe(false);
  expect(mayPrefetch({ effectiveType: "slow-2g" })).toBe(false);
  expect(mayPrefetch({ effectiveType: "4g", saveData: true })).toBe(false);
  expect(mayPrefetch({ effectiveType: "3g", saveData: false })).toBe(true);
  // Browsers that say nothing of the connection have room for it.
  expect(mayPrefetch({})).toBe(true);
});
