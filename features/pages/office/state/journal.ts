import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Page } from "#features/pages/contract.ts";
import type { EditedPage } from "./edited-page.ts";
import type { Edit, History } from "./history.ts";

/** What one tab keeps of one page on this device, beside its edits. */
export type Entry = Readonly<{
  /** `it/<id of the page>/<id of the tab>`; a new page has `new` for its id. */
  key: string;
  /** `it/<id of the page>` */
  page: string;
  session: string;
  done: number;
  edits: number;
  savedAt: number;
  /** Of the last edit, in epoch milliseconds. */
  at: number;
}>;

/** What the edits of an entry stand on. It is large and seldom changes, so it lies apart. */
export type Ground = Readonly<{ base: EditedPage; stored: Page | null }>;

type KeptGround = Ground & Readonly<{ key: string }>;
type KeptEdit = Readonly<{ key: string; position: number; edit: Edit }>;

interface JournalSchema extends DBSchema {
  pages: { key: string; value: Entry; indexes: { page: string; at: number } };
  grounds: { key: string; value: KeptGround };
  edits: { key: [string, number]; value: KeptEdit };
}

type Journal = IDBPDatabase<JournalSchema>;

/** What was found of a page: enough to go on as if nothing had happened. */
export type Found = Readonly<{ entry: Entry; stored: Page | null; history: History }>;

const keptFor = 30 * 86_400_000; // ms; older journals are swept
const stores = ["pages", "grounds", "edits"] as const;
const whole = (key: string) => IDBKeyRange.bound([key, 0], [key, Infinity]);

let opening: Promise<Journal> | null = null;

const opened = (): Promise<Journal> => {
  opening ??= openDB<JournalSchema>("wayroam-pages", 1, {
    upgrade: (db) => {
      const pages = db.createObjectStore("pages", { keyPath: "key" });
      pages.createIndex("page", "page");
      pages.createIndex("at", "at");
      db.createObjectStore("grounds", { keyPath: "key" });
      db.createObjectStore("edits", { keyPath: ["key", "position"] });
    },
    blocking: (_from, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opening = null;
    },
  });
  return opening;
};

/** Drops what a tab kept of a page. */
export const dropEntry = async (key: string): Promise<void> => {
  const tx = (await opened()).transaction(stores, "readwrite");
  await Promise.all([
    tx.objectStore("pages").delete(key),
    tx.objectStore("grounds").delete(key),
    tx.objectStore("edits").delete(whole(key)),
    tx.done,
  ]);
};

export type Written = Readonly<{ history: History; stored: Page | null }>;

/**
 * Writes what differs from what was written last: the edits that are new or went on, never those
 * that lie there already.
 */
export const writeEntry = async (
  entry: Entry,
  { history, stored }: Written,
  written: Written | null,
): Promise<void> => {
  const { base, edits } = history;
  const isMoved = written?.history.base !== base;
  const tx = (await opened()).transaction(stores, "readwrite");
  const kept = tx.objectStore("edits");
  if (isMoved || written?.stored !== stored)
    await tx.objectStore("grounds").put({ key: entry.key, base, stored });
  if (isMoved) await kept.delete(whole(entry.key));
  await Promise.all([
    ...edits.flatMap((edit, position) =>
      !isMoved && written?.history.edits[position] === edit
        ? []
        : [kept.put({ key: entry.key, position, edit })],
    ),
    tx.objectStore("pages").put(entry),
    tx.done,
  ]);
};

const read = async (db: Journal, entry: Entry): Promise<Found[]> => {
  const ground = await db.get("grounds", entry.key);
  if (!ground) return [];
  const kept = await db.getAll("edits", whole(entry.key));
  const edits = kept.slice(0, entry.edits).map(({ edit }) => edit);
  const done = Math.min(entry.done, edits.length);
  return [{ entry, stored: ground.stored, history: { base: ground.base, edits, done } }];
};

/** What this device keeps of a page, the newest first, without what tabs that are still open keep. */
export const findEntries = async (page: string, open: ReadonlySet<string>): Promise<Found[]> => {
  const db = await opened();
  const entries = await db.getAllFromIndex("pages", "page", page);
  const left = entries.filter(({ key }) => !open.has(key)).toSorted((a, b) => b.at - a.at);
  return (await Promise.all(left.map((entry) => read(db, entry)))).flat();
};

/** Drops journals that nobody came back for. @param now epoch milliseconds */
export const sweepEntries = async (now: number): Promise<void> => {
  const db = await opened();
  const old = await db.getAllKeysFromIndex("pages", "at", IDBKeyRange.upperBound(now - keptFor));
  for (const key of old) await dropEntry(key);
};
