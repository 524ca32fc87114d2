import { openDB } from "idb";
import type { Journal, JournalSchema } from "./journal-schema.ts";

// The names are older than journals of other records than pages; they stay, since they are in
// users' browsers.
const databaseName = "page-journals";

/** "grounds" holds the base of each journal. */
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

/** The former name contained the product's name, which an installation can change. */
const oldName = "wayroam-pages";

const moveOld = async (db: Journal): Promise<void> => {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === oldName)) return;
  const { moveOldJournals } = await import("./move-old-journals.ts");
  await moveOldJournals(db, oldName);
};

const open = async (): Promise<Journal> => {
  const db = await openDB<JournalSchema>(databaseName, 1, {
    upgrade: createStores,
    blocking: (_from, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      connection = null;
    },
  });
  // A failed migration must not keep new edits from being written.
  await moveOld(db).catch(() => undefined);
  return db;
};

/** One connection for the whole tab. */
export const openJournal = (): Promise<Journal> => {
  connection ??= open();
  return connection;
};
