import { expect, test } from "vitest";
import { ApiError } from "#platform/browser/call-api.ts";
import { retryDelaySeconds } from "./retry-delay.ts";

const away = new TypeError("Failed to fetch");

test("what could not be reached is tried again, ever more rarely", () => {
  expect([1, 2, 3, 4, 9].map((count) => retryDelaySeconds(away, count))).toEqual([
    8, 16, 32, 60, 60,
  ]);
  expect(retryDelaySeconds(new ApiError(503, {}), 1)).toBe(8);
  expect(retryDelaySeconds(new ApiError(429, {}), 1)).toBe(8);
});

test("what the server refuses is not tried again by itself", () => {
  for (const status of [400, 401, 403, 404, 422])
    expect(retryDelaySeconds(new ApiError(status, {}), 1)).toBeNull();
});
