import { expect, test } from "vitest";
import type { Correction, RedirectImportReport } from "#features/redirects/import-contract.ts";
import { createImportRun, type ImportState } from "./import-run.ts";

const reportOf = (created: number, isWritten: boolean): RedirectImportReport => ({
  isWritten,
  columns: ["from", "to"],
  counts: { created, updated: 0, unchanged: 0, refused: 3 - created, shortened: 0, missing: 0 },
  lines: [],
});

/** A server that answers dry runs when it is told to, and the run that asks it. */
const openRun = () => {
  const states: ImportState[] = [];
  const waiting: ((answer: RedirectImportReport | Error) => void)[] = [];
  const written: (readonly Correction[])[] = [];
  let keys = 0;
  const run = createImportRun({
    api: {
      tryImport: () => {
        const { promise, resolve, reject } = Promise.withResolvers<RedirectImportReport>();
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
        return promise;
      },
      import: async (_csv, corrections) => {
        written.push(corrections);
        return reportOf(2, true);
      },
    },
    newKey: () => `key ${(keys += 1)}`,
    onChange: (state) => states.push(state),
    onImported: async () => undefined,
  });
  const answer = async (created: number | Error) => {
    waiting.shift()?.(created instanceof Error ? created : reportOf(created, false));
    await new Promise(setImmediate);
  };
  return { run, answer, written, state: () => states.at(-1) };
};

const correction = { line: 2, from: "/a" };

test("a write that is asked for during a dry run follows it when the result stays as shown", async () => {
  const { run, answer, written, state } = openRun();
  void run.open("from,to");
  await answer(2);
  void run.correct(correction);
  void run.write();
  expect(written).toEqual([]);
  await answer(2);
  expect(written).toEqual([[correction]]);
  expect(state()).toMatchObject({ work: "none", report: { isWritten: true } });
});

test("a result that was not shown is shown and not written, until it is asked for again", async () => {
  const { run, answer, written, state } = openRun();
  void run.open("from,to");
  await answer(2);
  void run.correct(correction);
  void run.write();
  await answer(3);
  expect(written).toEqual([]);
  expect(state()).toMatchObject({ isOtherResult: true, report: { counts: { created: 3 } } });
  await run.write();
  expect(written).toEqual([[correction]]);
});

test("an older dry run never replaces a newer one", async () => {
  const { run, answer, state } = openRun();
  void run.open("from,to");
  await answer(2);
  void run.correct(correction);
  void run.correct({ line: 3, to: "/b" });
  await answer(1);
  expect(state()).toMatchObject({ work: "trying", report: { counts: { created: 2 } } });
  await answer(3);
  expect(state()).toMatchObject({ work: "none", report: { counts: { created: 3 } } });
});

test("what no dry run could try is tried before it is written", async () => {
  const { run, answer, written, state } = openRun();
  void run.open("from,to");
  await answer(2);
  void run.correct(correction);
  await answer(new TypeError("offline"));
  expect(state()?.problem).toContain("What you corrected is kept here");
  void run.write();
  expect(written).toEqual([]);
  await answer(2);
  expect(written).toEqual([[correction]]);
});
