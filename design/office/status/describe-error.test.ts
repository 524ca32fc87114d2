import { expect, test } from "vitest";
import { UnknownMiddleware } from "#platform/screens/unknown-middleware.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { describeError } from "./describe-error.ts";

test("an error that has a status keeps it", () => {
  expect(describeError(new ApiError(503, { detail: "The database is away." }))).toEqual({
    status: 503,
    message: "The database is away.",
  });
  expect(describeError(new UnknownMiddleware("maintenence"))).toEqual({
    status: 500,
    message: "Unknown middleware maintenence",
  });
});

test("every other error is a 500 with its message", () => {
  const failed = "Failed to fetch dynamically imported module";
  const error = new TypeError(`${failed}: https://office.example.com/a.js`);
  expect(describeError(error)).toEqual({ status: 500, message: failed });
  expect(describeError("thrown text")).toEqual({ status: 500, message: "thrown text" });
  expect(describeError(new Error(""))).toEqual({ status: 500, message: "Something went wrong." });
});
