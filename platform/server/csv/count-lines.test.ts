import { expect, test } from "vitest";
import { cpuTimeUntil } from "#platform/testing/cpu-time.ts";
import { countLines } from "./count-lines.ts";
import { readCsv } from "./read-csv.ts";

test.each([
  ["", 0],
  ["a", 1],
  ["a\nb\r\nc\rd", 4],
  ["\n a \n\n\t\n;;\nb\n", 2],
  ['a,"b\n\nc"\nd', 2],
  ['a,"b ""c""\n"\nd\n', 2],
  ['a,"b\nc\nd', 3],
])("%j has %i lines", (text, lines) => {
  expect(countLines(text)).toBe(lines);
});

test("a file of far too many lines is refused without being read", async () => {
  const rows = Array.from({ length: 66_000 }, (_, at) => `/o${at},/n`);
  const read = (each: readonly string[], maxRows: number) =>
    readCsv(`from,to\n${each.join("\n")}`, ["from", "to"], maxRows);
  const whole = await cpuTimeUntil(() => read(rows, 100_000));
  for (const each of [rows, rows.map((row) => `${row}"`)]) {
    const refuse = () =>
      expect(read(each, 5000)).rejects.toThrow(
        /^At most 5000 lines at once; these are (66000|33000)\. Divide/,
      );
    // Memory that others left is cleared away in one of the tries at most.
    const tries = [await cpuTimeUntil(refuse), await cpuTimeUntil(refuse)];
    expect(Math.min(...tries)).toBeLessThan(whole / 2);
  }
});
