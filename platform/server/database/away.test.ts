import { expect, test } from "vitest";
import { isConnectionError } from "./away.ts";

const errorWithCode = (code: string) => Object.assign(new Error("x"), { code });

test("connection errors are told from errors in a query", () => {
  for (const code of ["ECONNREFUSED", "ECONNRESET", "57P01", "57P03", "08006", "53300"])
    expect({ code, away: isConnectionError(errorWithCode(code)) }).toEqual({ code, away: true });
  expect(isConnectionError(new AggregateError([errorWithCode("ECONNREFUSED")]))).toBe(true);
  expect(isConnectionError(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isConnectionError(new Error("timeout exceeded when trying to connect"))).toBe(true);
  expect(
    isConnectionError(new Error("The save failed.", { cause: errorWithCode("ECONNRESET") })),
  ).toBe(true);
  expect(
    isConnectionError(new AggregateError([new Error("x", { cause: errorWithCode("EPIPE") })])),
  ).toBe(true);
  // 57014: somebody cancelled this query; the database is reachable.
  for (const code of ["42P01", "23505", "22P02", "57014", "53100"])
    expect({ code, away: isConnectionError(errorWithCode(code)) }).toEqual({ code, away: false });
  expect(isConnectionError("ECONNREFUSED")).toBe(false);
});
