import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { openProcessBoard, type ProcessBoard } from "./process-board.ts";

let database: OpenDatabase;
const boards: ProcessBoard[] = [];
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(async () => {
  for (const board of boards) board.close();
  await database.close();
});

let ends = 0;
const running = new Set<() => void>();
/** The time that a question has is over when the test says so. */
const timer = (_milliseconds: number, call: () => void) => {
  running.add(call);
  return () => running.delete(call);
};
const letTimeRunOut = () => {
  for (const call of running) {
    ends += 1;
    call();
  }
};

type Hearing = Readonly<{ isAway: boolean }>;

/** The processes that have heard an answer of a process that knew one. */
const hearers: string[] = [];
const answersHeardBy = (name: string) => hearers.filter((each) => each === name).length;

/** A process on the database's board; it hears nothing while it is away. */
const openBoard = async (name: string, hearing: Hearing = { isAway: false }) => {
  const board = await openProcessBoard({
    db: database.db,
    listen: (channel, hear, onReconnect) =>
      database.listen(
        channel,
        (text) => {
          if (hearing.isAway) return;
          hear(text);
          if (channel === "process_answer" && JSON.parse(text).body !== null) hearers.push(name);
        },
        onReconnect,
      ),
    process: name,
    elapsed: () => performance.now(),
    timer,
    report: (error) => {
      throw error;
    },
  });
  board.answer("name", () => name);
  boards.push(board);
  return board;
};

const ask = async (board: ProcessBoard, topic = "name") => {
  const endsBefore = ends;
  const answers = await board.ask(topic, null);
  return { isAtOnce: ends === endsBefore, names: answers.map(({ process }) => process) };
};

test("a question ends with the last process that is known, and waits for one that was lost once", async () => {
  const hearing = { isAway: false };
  const first = await openBoard("web-1");
  await openBoard("web-2", hearing);
  // Two machines whose processes have one name are two.
  await openBoard("web-2");
  expect(await ask(first)).toEqual({ isAtOnce: true, names: ["web-1", "web-2", "web-2"] });
  expect(await ask(first, "unknown")).toEqual({ isAtOnce: true, names: [] });

  hearing.isAway = true;
  const two = ["web-1", "web-2"];
  const heardBefore = answersHeardBy("web-1");
  const asked = ask(first);
  await expect.poll(() => answersHeardBy("web-1") - heardBefore).toBe(2);
  letTimeRunOut();
  expect(await asked).toEqual({ isAtOnce: false, names: two });
  expect(await ask(first)).toEqual({ isAtOnce: true, names: two });

  hearing.isAway = false;
  const back = await ask(await openBoard("web-3"));
  expect(back.names).toEqual(["web-3", "web-1", "web-2", "web-2"]);
  expect(await ask(first)).toEqual({
    isAtOnce: true,
    names: ["web-1", "web-2", "web-2", "web-3"],
  });
});

test("a process that is closed answers nobody, also when it was just asked", async () => {
  const board = await openBoard("web-4");
  const heldBack = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  board.answer("slow", () => {
    begun.resolve();
    return heldBack.promise;
  });
  const asker = await openBoard("web-5");
  const asked = asker.ask("slow", null);
  await begun.promise;
  board.close();
  heldBack.resolve("too late");
  const askedAfter = asker.ask("name", null);
  await expect.poll(() => answersHeardBy("web-5")).toBeGreaterThan(0);
  letTimeRunOut();
  expect(await asked).toEqual([]);
  expect((await askedAfter).map(({ process }) => process)).not.toContain("web-4");
  asker.close();
});
