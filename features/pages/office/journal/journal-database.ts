import { openDB } from "idb";
import type { Journal, JournalSchema } from "./journal-schema.ts";
import { moveOldJournals } from "./move-old-journals.ts";

const name = "page-journals";

export const storeNames = ["pages", "grounds", "edits"] as const;

export const editRange = (key: string): IDBKeyRange => IDBKeyRange.bound([key, 0], [key, Infinity]);

const createStores = (db: Journal) => {
  const pages = db.createObjectStore("pages", { keyPath: "key" });
  pages.createIndex("page", "page");
  pages.createIndex("at", "at");
  db.createObjectStore("grounds", { keyPath: "key" });
  db.createObjectStore("edits", { keyPath: ["key", "position"] });
};

let connection: Promise<Journal> | null = null;

const open = async (): Promise<Journal> => {
  const db = await openDB<JournalSchema>(name, 1, {
    upgrade: createStores,
    blocking: (_from, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      connection = null;
    },
  });
  // What was kept before is offered when it can be; what is typed now is kept all the same.
  await moveOldJournals(db).catch(() => undefined);
  return db;
};

/** The device's journals; the same connection for all of one tab. */
export const openJournal = (): Promise<Journal> => {
  connection ??= open();
  return connection;
};
