import type { Page } from "#features/pages/contract.ts";
import type { History } from "../state/history.ts";
import { editRange, openJournal, storeNames } from "./journal-database.ts";
import type { Journal, JournalEntry } from "./journal-schema.ts";

/** What was found of a page: enough to go on as if nothing had happened. */
export type FoundJournal = Readonly<{ entry: JournalEntry; stored: Page | null; history: History }>;

const maxAgeMs = 30 * 86_400_000; // older journals are deleted

export const deleteEntry = async (key: string): Promise<void> => {
  const tx = (await openJournal()).transaction(storeNames, "readwrite");
  await Promise.all([
    tx.objectStore("pages").delete(key),
    tx.objectStore("grounds").delete(key),
    tx.objectStore("edits").delete(editRange(key)),
    tx.done,
  ]);
};

export type JournalState = Readonly<{ history: History; stored: Page | null }>;

/**
 * Writes what differs from what was written last: the edits that are new or went on, never those
 * that lie there already.
 */
export const writeEntry = async (
  entry: JournalEntry,
  { history, stored }: JournalState,
  written: JournalState | null,
): Promise<void> => {
  const { base, edits } = history;
  const isMoved = written?.history.base !== base;
  const tx = (await openJournal()).transaction(storeNames, "readwrite");
  const kept = tx.objectStore("edits");
  if (isMoved || written?.stored !== stored)
    await tx.objectStore("grounds").put({ key: entry.key, base, stored });
  if (isMoved) await kept.delete(editRange(entry.key));
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

const readJournal = async (db: Journal, entry: JournalEntry): Promise<FoundJournal[]> => {
  const ground = await db.get("grounds", entry.key);
  if (!ground) return [];
  const kept = await db.getAll("edits", editRange(entry.key));
  const edits = kept.slice(0, entry.edits).map(({ edit }) => edit);
  const done = Math.min(entry.done, edits.length);
  return [{ entry, stored: ground.stored, history: { base: ground.base, edits, done } }];
};

/** What this device keeps of a page, the newest first, without what tabs that are still open keep. */
export const findJournals = async (
  page: string,
  open: ReadonlySet<string>,
): Promise<FoundJournal[]> => {
  const db = await openJournal();
  const entries = await db.getAllFromIndex("pages", "page", page);
  const left = entries.filter(({ key }) => !open.has(key)).toSorted((a, b) => b.at - a.at);
  return (await Promise.all(left.map((entry) => readJournal(db, entry)))).flat();
};

/** Drops journals that nobody came back for. @param now epoch milliseconds */
export const deleteExpired = async (now: number): Promise<void> => {
  const db = await openJournal();
  const old = await db.getAllKeysFromIndex("pages", "at", IDBKeyRange.upperBound(now - maxAgeMs));
  for (const key of old) await deleteEntry(key);
};
