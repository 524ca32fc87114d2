import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { openProcessBoard, type ProcessBoard } from "./process-board.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

let ends = 0;
/** Ends a question only once those that are there have had more time than they need. */
const timer = (_milliseconds: number, call: () => void) => {
  const timeout = setTimeout(() => {
    ends += 1;
    call();
  }, 3000);
  return () => clearTimeout(timeout);
};

type Hearing = Readonly<{ isAway: boolean }>;

/** A process on the database's board; it hears nothing while it is away. */
const openBoard = async (name: string, hearing: Hearing = { isAway: false }) => {
  const board = await openProcessBoard({
    db: database.db,
    listen: (channel, heard, onReconnect) =>
      database.listen(channel, (text) => hearing.isAway || heard(text), onReconnect),
    process: name,
    elapsed: () => performance.now(),
    timer,
    report: (error) => {
      throw error;
    },
  });
  board.answer("name", () => name);
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
  expect(await ask(first)).toEqual({ isAtOnce: false, names: two });
  expect(await ask(first)).toEqual({ isAtOnce: true, names: two });

  hearing.isAway = false;
  const back = await ask(await openBoard("web-3"));
  expect(back.names).toEqual(["web-3", "web-1", "web-2", "web-2"]);
  expect(await ask(first)).toEqual({
    isAtOnce: true,
    names: ["web-1", "web-2", "web-2", "web-3"],
  });
});
