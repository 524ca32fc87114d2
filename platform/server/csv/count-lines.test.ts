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
  for (const csv of [rows, rows.map((row) => `${row}"`)].map((each) => each.join("\n"))) {
    const read = () => readCsv(`from,to\n${csv}`, ["from", "to"], 5000);
    const taken = await cpuTimeUntil(() =>
      expect(read()).rejects.toThrow(
        /^At most 5000 lines at once; these are (66000|33000)\. Divide/,
      ),
    );
    expect(taken).toBeLessThan(100);
  }
});
