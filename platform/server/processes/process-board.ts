import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import type { OpenDatabase } from "../database/open-database.ts";

const askChannel = "process_question";
const answerChannel = "process_answer";

/** How long the other processes have to answer. */
const waitMs = 500;

/** PostgreSQL refuses a notification of 8,000 bytes. */
const maxBytes = 7500;

type Question = Readonly<{ id: string; topic: string; body: unknown }>;

export type ProcessAnswer = Readonly<{
  /** `worker-2:3001`, the same for as long as the process lives. */
  process: string;
  isThis: boolean;
  /** From the question to the answer. */
  milliseconds: number;
  body: unknown;
}>;

type Reply = Readonly<{ id: string; process: string; body: unknown }>;

/** Questions that every process on one database answers, and each process's answers. */
export type ProcessBoard = Readonly<{
  /** @param respond its answer, as JSON, has 7,500 bytes at most; null answers nothing */
  answer(topic: string, respond: (body: unknown) => unknown): void;
  /** The answers of all processes that gave one in time, this process's first. */
  ask(topic: string, body: unknown): Promise<readonly ProcessAnswer[]>;
}>;

export type ProcessBoardOptions = Readonly<{
  db: Database;
  listen: OpenDatabase["listen"];
  /** The process's name. */
  process: string;
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
  report: (error: unknown) => void;
}>;

type Waiting = Readonly<{ began: number; answers: ProcessAnswer[] }>;

const notify = async (db: Database, channel: string, message: object): Promise<void> => {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) > maxBytes) throw new RangeError("The answer is too long.");
  await sql`select pg_notify(${channel}, ${text})`.execute(db);
};

/** Opens the board of a process. It is a word among processes: who is away is not heard of. */
export const openProcessBoard = async ({
  db,
  listen,
  process: name,
  elapsed,
  report,
}: ProcessBoardOptions): Promise<ProcessBoard> => {
  const responders = new Map<string, (body: unknown) => unknown>();
  const waiting = new Map<string, Waiting>();
  await listen(
    askChannel,
    (payload) => {
      const { id, topic, body }: Question = JSON.parse(payload);
      const answer = async () => {
        const answered = (await responders.get(topic)?.(body)) ?? null;
        if (answered !== null)
          await notify(db, answerChannel, { id, process: name, body: answered });
      };
      answer().catch(report);
    },
    () => undefined,
  );
  await listen(
    answerChannel,
    (payload) => {
      const { id, process, body }: Reply = JSON.parse(payload);
      const asked = waiting.get(id);
      if (!asked) return;
      const milliseconds = Math.max(0, Math.round(elapsed() - asked.began));
      asked.answers.push({ process, isThis: process === name, milliseconds, body });
    },
    () => undefined,
  );
  return {
    answer: (topic, respond) => void responders.set(topic, respond),
    async ask(topic, body) {
      const id = crypto.randomUUID();
      const answers: ProcessAnswer[] = [];
      waiting.set(id, { began: elapsed(), answers });
      try {
        await notify(db, askChannel, { id, topic, body });
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      } finally {
        waiting.delete(id);
      }
      return answers.toSorted(
        (a, b) => Number(b.isThis) - Number(a.isThis) || a.process.localeCompare(b.process, "en"),
      );
    },
  };
};
