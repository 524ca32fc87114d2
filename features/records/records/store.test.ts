import { afterEach, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { changeRecord, type RecordKind, writeRecords } from "./store.ts";

let database: OpenDatabase;
beforeEach(async () => {
  database = await freshDatabase(migrations);
});
afterEach(() => database.close());

type Note = Readonly<{ id: string; version: number; text: string }>;
const stored: Note = { id: "n1", version: 1, text: "first" };

const noteKind: RecordKind<Note> = {
  subject: "note",
  noun: "note",
  lock: async () => stored,
  idOf: ({ id }) => id,
  tagsOf: () => ["notes"],
};
const context = () => ({ db: database.db, market: "it-IT", actor: "editor@wayroam.test" });
const save = (after: (before: Note) => Note) =>
  changeRecord(noteKind, context(), {
    id: stored.id,
    ifVersion: stored.version,
    write: async (_trx, before) => after(before),
  });
const trace = async () => ({
  audit: await database.db.selectFrom("audit").select(["action", "name"]).execute(),
  tags: await database.db.selectFrom("cache_version").select("version").execute(),
});

test("a write that returns its record, or one equal to it, leaves no trace", async () => {
  expect(await save((before) => before)).toBe(stored);
  await save((before) => ({ ...before }));
  await writeRecords(noteKind, context(), async () => ({
    changes: [{ before: stored, after: { ...stored } }],
    result: null,
  }));
  expect(await trace()).toEqual({ audit: [], tags: [] });
});

test("of many changes only the real ones are audited and invalidate", async () => {
  await writeRecords(noteKind, context(), async () => ({
    changes: [
      { before: stored, after: { ...stored } },
      { before: stored, after: { ...stored, version: 2, text: "second" } },
    ],
    result: null,
  }));
  const { audit, tags } = await trace();
  expect(audit).toHaveLength(1);
  expect(tags).toEqual([{ version: 1 }]);
});
