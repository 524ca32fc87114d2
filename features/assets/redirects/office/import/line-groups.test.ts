import { expect, test } from "vitest";
import type {
  ImportedLine,
  RedirectImportReport,
} from "#features/assets/redirects/import-contract.ts";
import { countLines, isSameResult, linesOf } from "./line-groups.ts";
import { refusedFile } from "./refused-file.ts";

const line = (number: number, over: Partial<ImportedLine>): ImportedLine => ({
  line: number,
  from: `/from-${number}`,
  to: `/to-${number}`,
  status: 301,
  enabled: true,
  outcome: "created",
  before: null,
  hits30Days: null,
  shortenedFrom: null,
  isTargetMissing: false,
  suggestion: null,
  errors: [],
  ...over,
});

const report: RedirectImportReport = {
  isWritten: false,
  counts: { created: 2, updated: 2, unchanged: 1, refused: 1, shortened: 2, missing: 1 },
  columns: ["from", "to"],
  lines: [
    line(2, { isTargetMissing: true }),
    line(3, { shortenedFrom: "/old" }),
    line(4, { outcome: "updated" }),
    line(5, { outcome: "updated", shortenedFrom: "/old" }),
    line(6, { outcome: "unchanged" }),
    line(7, {
      from: '=a "b"',
      outcome: "refused",
      errors: [{ path: "from", message: "Begin with /." }],
    }),
  ],
};

test("each line counts once, and the button counts what is written", () => {
  expect(countLines(report)).toEqual({
    created: 1,
    updated: 1,
    shortened: 2,
    unchanged: 1,
    refused: 1,
    toWrite: 4,
    missing: 1,
    toLookAt: 5,
  });
});

test("groups show the lines to look at, and keep a line that is being corrected", () => {
  const numbers = (group: "all" | "look" | "refused", kept: readonly number[] = []) =>
    linesOf(report, group, new Set(kept)).map((each) => each.line);
  expect(numbers("all")).toHaveLength(6);
  expect(numbers("look")).toEqual([2, 3, 4, 5, 7]);
  expect(numbers("refused")).toEqual([7]);
  expect(numbers("refused", [2])).toEqual([2, 7]);
});

test("a result is another one as soon as a number of it is", () => {
  expect(isSameResult(report, { counts: { ...report.counts } })).toBe(true);
  for (const key of ["created", "refused", "missing", "shortened"] as const)
    expect(isSameResult(report, { counts: { ...report.counts, [key]: 9 } })).toBe(false);
});

test("refused lines become a file with reasons, none of whose cells runs as a formula", () => {
  expect(refusedFile(report.lines)).toBe(
    '"from","to","status","enabled","reason"\r\n"\'=a ""b""","/to-7","301","on","Begin with /."',
  );
});
