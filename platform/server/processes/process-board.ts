import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { processTimer, type Timer } from "../load/timer.ts";

const askChannel = "process_question";
const answerChannel = "process_answer";

/** How long the other processes have to answer. */
const limitMs = 500;

/** PostgreSQL refuses a notification of 8,000 bytes. */
const maxBytes = 7500;

/** `from` tells processes apart, since two machines may give theirs the same name. */
type Question = Readonly<{ id: string; from: string; topic: string; body: unknown }>;

export type ProcessAnswer = Readonly<{
  /** `worker-2:3001`, the same for as long as the process lives. */
  process: string;
  isThis: boolean;
  /** From the question to the answer. */
  milliseconds: number;
  body: unknown;
}>;

/** A body of null says that the process has heard the question and knows no answer to it. */
type Reply = Readonly<{ id: string; from: string; process: string; body: unknown }>;

/** Questions that every process on one database answers, and each process's answers. */
export type ProcessBoard = Readonly<{
  /** @param respond its answer, as JSON, has 7,500 bytes at most; null answers nothing */
  answer(topic: string, respond: (body: unknown) => unknown): void;
  /**
   * The answers of all processes that gave one in time, this process's first. It ends with the
   * last process that is known to be there, and after half a second at the latest.
   */
  ask(topic: string, body: unknown): Promise<readonly ProcessAnswer[]>;
  /** From now on the process is silent: its database may be closed. */
  close(): void;
}>;

export type ProcessBoardOptions = Readonly<{
  db: Database;
  listen: OpenDatabase["listen"];
  /** The process's name. */
  process: string;
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
  /** Ends a question that not all have answered; the process's timer by default. */
  timer?: Timer;
  report: (error: unknown) => void;
}>;

type Waiting = Readonly<{
  began: number;
  answers: ProcessAnswer[];
  heard: Set<string>;
  end: () => void;
}>;

/** A topic without an answer: whoever hears it says no more than that it is there. */
const rollCall = "roll-call";

const notify = async (db: Database, channel: string, message: Question | Reply): Promise<void> => {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) > maxBytes) throw new RangeError("The answer is too long.");
  await sql`select pg_notify(${channel}, ${text})`.execute(db);
};

/** @param start is given what ends the wait before the half second is over */
const waitForEnd = async (
  timer: Timer,
  start: (end: () => void) => Promise<void>,
): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cancel = timer(limitMs, resolve);
  try {
    await start(resolve);
    await promise;
  } finally {
    cancel();
  }
};

/** Opens the board of a process. It is a word among processes: who is away is not heard of. */
export const openProcessBoard = async ({
  db,
  listen,
  process: name,
  elapsed,
  timer = processTimer,
  report,
}: ProcessBoardOptions): Promise<ProcessBoard> => {
  const self = crypto.randomUUID();
  const responders = new Map<string, (body: unknown) => unknown>();
  const waiting = new Map<string, Waiting>();
  /** Who has said something and has not missed a question since. */
  const known = new Set<string>([self]);
  let isClosed = false;

  const callTheRoll = () =>
    notify(db, askChannel, { id: crypto.randomUUID(), from: self, topic: rollCall, body: null });

  const hearQuestion = async ({ id, from, topic, body }: Question): Promise<void> => {
    known.add(from);
    const answered = (await responders.get(topic)?.(body)) ?? null;
    if (isClosed) return;
    await notify(db, answerChannel, { id, from: self, process: name, body: answered });
  };

  const hearReply = ({ id, from, process, body }: Reply): void => {
    known.add(from);
    const asked = waiting.get(id);
    if (!asked) return;
    const milliseconds = Math.max(0, Math.round(elapsed() - asked.began));
    if (body !== null)
      asked.answers.push({ process, isThis: process === name, milliseconds, body });
    asked.heard.add(from);
    if ([...known].every((each) => asked.heard.has(each))) asked.end();
  };

  await listen(
    askChannel,
    (payload) => void hearQuestion(JSON.parse(payload)).catch(report),
    () => undefined,
  );
  await listen(
    answerChannel,
    (payload) => hearReply(JSON.parse(payload)),
    // Whoever came meanwhile was not heard.
    () => void (isClosed || callTheRoll().catch(report)),
  );
  await callTheRoll();
  return {
    answer: (topic, respond) => void responders.set(topic, respond),
    async ask(topic, body) {
      const id = crypto.randomUUID();
      const answers: ProcessAnswer[] = [];
      const heard = new Set<string>();
      try {
        await waitForEnd(timer, (end) => {
          waiting.set(id, { began: elapsed(), answers, heard, end });
          return notify(db, askChannel, { id, from: self, topic, body });
        });
      } finally {
        waiting.delete(id);
      }
      for (const each of known) if (each !== self && !heard.has(each)) known.delete(each);
      return answers.toSorted(
        (a, b) => Number(b.isThis) - Number(a.isThis) || a.process.localeCompare(b.process, "en"),
      );
    },
    close: () => {
      isClosed = true;
    },
  };
};
