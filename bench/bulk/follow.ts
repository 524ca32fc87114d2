import { setTimeout as wait } from "node:timers/promises";
import type { Call } from "./server.ts";

const path = "/api/it/bulk-actions";

export type Run = Readonly<{
  id: string;
  state: string;
  counts: Readonly<{ unplanned: number; waiting: number }>;
  plan: Readonly<{ rows: number; change: number; none: number; refuse: number }> | null;
}>;

export const readRun = async (call: Call, id: string): Promise<Run> =>
  JSON.parse((await call("GET", `${path}/${id}`)).text) as Run;

export const timed = async <Result>(work: () => Promise<Result>) => {
  const startedAt = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - startedAt) / 1000 };
};

export const until = async (
  call: Call,
  id: string,
  isReached: (run: Run) => boolean,
): Promise<Run> => {
  for (;;) {
    const run = await readRun(call, id);
    if (isReached(run)) return run;
    await wait(100);
  }
};

/** Sends what has to be accepted. */
export const begin = async (call: Call, query: string, request: object): Promise<Run> => {
  const { status, text } = await call("POST", `${path}${query}`, request);
  if (status !== 202) throw new Error(text.slice(0, 400));
  return JSON.parse(text) as Run;
};
