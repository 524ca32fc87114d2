import { editRange, openJournal, storeNames } from "./journal-database.ts";
import type { Journal, JournalEntry, JournalState } from "./journal-schema.ts";

/** A journal read back: enough to continue editing with the full undo history. */
export type FoundJournal<State extends JournalState> = State & Readonly<{ entry: JournalEntry }>;

const maxAgeMs = 30 * 86_400_000; // 30 days

/** Entries of older versions name no account and are everybody's who uses the browser. */
export const isOfAccount = (entry: JournalEntry, account: string): boolean =>
  entry.account === undefined || entry.account === account;

export const deleteEntry = async (key: string): Promise<void> => {
  const tx = (await openJournal()).transaction(storeNames, "readwrite");
  await Promise.all([
    tx.objectStore("pages").delete(key),
    tx.objectStore("grounds").delete(key),
    tx.objectStore("edits").delete(editRange(key)),
    tx.done,
  ]);
};

/**
 * Writes only what changed since the last write: new edits, and the last edit if typing extended
 * it.
 */
export const writeEntry = async (
  entry: JournalEntry,
  { history, stored }: JournalState,
  lastWritten: JournalState | null,
): Promise<void> => {
  const { base, edits } = history;
  const isBaseChanged = lastWritten?.history.base !== base;
  const tx = (await openJournal()).transaction(storeNames, "readwrite");
  const editStore = tx.objectStore("edits");
  if (isBaseChanged || lastWritten?.stored !== stored)
    await tx.objectStore("grounds").put({ key: entry.key, base, stored });
  if (isBaseChanged) await editStore.delete(editRange(entry.key));
  await Promise.all([
    ...edits.flatMap((edit, position) =>
      !isBaseChanged && lastWritten?.history.edits[position] === edit
        ? []
        : [editStore.put({ key: entry.key, position, edit })],
    ),
    tx.objectStore("pages").put(entry),
    tx.done,
  ]);
};

export const readEntry = async (key: string): Promise<JournalEntry | undefined> =>
  (await openJournal()).get("pages", key);

const readJournal = async <State extends JournalState>(
  db: Journal,
  entry: JournalEntry,
): Promise<FoundJournal<State>[]> => {
  const storedBase = await db.get("grounds", entry.key);
  if (!storedBase) return [];
  const storedEdits = await db.getAll("edits", editRange(entry.key));
  const edits = storedEdits.slice(0, entry.edits).map(({ edit }) => edit);
  const done = Math.min(entry.done, edits.length);
  const { base, stored } = storedBase;
  const state: JournalState = { stored, history: { base, edits, done } };
  // It was written by an editor of the same kind of record.
  return [{ ...(state as State), entry }];
};

/**
 * An account's journals of a record on this device, newest first.
 * @param openKeys keys of journals that open tabs are writing; they are left out
 */
export const findJournals = async <State extends JournalState>(
  { record, account }: Readonly<{ record: string; account: string }>,
  openKeys: ReadonlySet<string>,
): Promise<FoundJournal<State>[]> => {
  const db = await openJournal();
  const entries = await db.getAllFromIndex("pages", "page", record);
  const found = entries
    .filter((entry) => !openKeys.has(entry.key) && isOfAccount(entry, account))
    .toSorted((a, b) => b.at - a.at);
  return (await Promise.all(found.map((entry) => readJournal<State>(db, entry)))).flat();
};

/** Deletes journals older than 30 days. @param now epoch milliseconds */
export const deleteExpired = async (now: number): Promise<void> => {
  const db = await openJournal();
  const old = await db.getAllKeysFromIndex("pages", "at", IDBKeyRange.upperBound(now - maxAgeMs));
  for (const key of old) await deleteEntry(key);
};
