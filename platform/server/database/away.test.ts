import { expect, test } from "vitest";
import { isAway } from "./away.ts";

const coded = (code: string) => Object.assign(new Error("x"), { code });

test("a broken connection is told from a wrong question", () => {
  for (const code of ["ECONNREFUSED", "ECONNRESET", "57P01", "57P03", "08006", "53300"])
    expect({ code, away: isAway(coded(code)) }).toEqual({ code, away: true });
  expect(isAway(new AggregateError([coded("ECONNREFUSED")]))).toBe(true);
  expect(isAway(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isAway(new Error("timeout exceeded when trying to connect"))).toBe(true);
  expect(isAway(new Error("The save failed.", { cause: coded("ECONNRESET") }))).toBe(true);
  expect(isAway(new AggregateError([new Error("x", { cause: coded("EPIPE") })]))).toBe(true);
  // 57014: a person ended this one query, the database is there.
  for (const code of ["42P01", "23505", "22P02", "57014", "53100"])
    expect({ code, away: isAway(coded(code)) }).toEqual({ code, away: false });
  expect(isAway("ECONNREFUSED")).toBe(false);
});
