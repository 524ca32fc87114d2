import { expect, test } from "vitest";
import type {
  Correction,
  RedirectImportReport,
} from "#features/assets/redirects/import-contract.ts";
import { PlanStopped } from "#platform/browser/plans/follow-plan.ts";
import type { FollowImport, TriedImport } from "../redirect-api.ts";
import { createImportRun, type ImportState } from "./import-run.ts";

const reportOf = (created: number, isWritten: boolean): RedirectImportReport => ({
  isWritten,
  columns: ["from", "to"],
  counts: { created, updated: 0, unchanged: 0, refused: 3 - created, shortened: 0, missing: 0 },
  lines: [],
});

/** A server that answers dry runs when it is told to, and the run that asks it. */
const openRun = (planIds: string[] = []) => {
  const states: ImportState[] = [];
  const waiting: ((answer: RedirectImportReport | Error) => void)[] = [];
  const written: (readonly Correction[])[] = [];
  const plans: (string | null)[] = [];
  const stopped: string[] = [];
  const follows: FollowImport[] = [];
  let keys = 0;
  const run = createImportRun({
    api: {
      tryImport: (_draft, follow) => {
        const { promise, resolve, reject } = Promise.withResolvers<TriedImport>();
        const planId = planIds.shift() ?? null;
        follows.push(follow);
        waiting.push((answer) =>
          answer instanceof Error ? reject(answer) : resolve({ report: answer, planId }),
        );
        return promise;
      },
      stopImport: async (id) => void stopped.push(id),
      import: async ({ corrections }, planId) => {
        written.push([...corrections.values()]);
        plans.push(planId);
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
  const hear = (id: string, planned: number, state: "planning" | "ready" = "planning") =>
    follows.at(-1)?.({
      id,
      state,
      createdAt: "",
      rows: 900,
      planned,
      summary: null,
      problem: null,
      until: "",
    });
  return { run, answer, hear, written, plans, stopped, state: () => states.at(-1) };
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

test("a long file tells how far the server is, and its plan is run", async () => {
  const { run, answer, hear, plans, state } = openRun(["plan-1"]);
  void run.open("from,to");
  hear("plan-1", 250);
  expect(state()?.progress).toEqual({ done: 250, total: 900 });
  hear("plan-1", 900, "ready");
  await answer(2);
  expect(state()).toMatchObject({ work: "none", progress: null, report: { isWritten: false } });
  await run.write();
  expect(plans).toEqual(["plan-1"]);
});

test("what is stopped, or looked at in vain, ends on the server too", async () => {
  const { run, answer, hear, stopped, state } = openRun(["plan-1", "plan-2"]);
  void run.open("from,to");
  hear("plan-1", 250);
  void run.open("from,to,status");
  expect(stopped).toEqual(["plan-1"]);
  hear("plan-2", 100);
  run.stop();
  expect(stopped).toEqual(["plan-1", "plan-2"]);
  await answer(2);
  await answer(new PlanStopped(""));
  expect(state()).toMatchObject({ work: "none", report: null, problem: null, progress: null });
});
