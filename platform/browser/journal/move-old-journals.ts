import { deleteDB, openDB } from "idb";
import type { Journal, JournalSchema } from "./journal-schema.ts";

const readAll = async (db: Journal) => {
  const tx = db.transaction(["pages", "grounds", "edits"]);
  const [entries, bases, edits] = await Promise.all([
    tx.objectStore("pages").getAll(),
    tx.objectStore("grounds").getAll(),
    tx.objectStore("edits").getAll(),
    tx.done,
  ]);
  return { entries, bases, edits };
};

/** Copies each journal unless the new database has a newer one of the same tab. */
const copyInto = async (
  db: Journal,
  journals: Awaited<ReturnType<typeof readAll>>,
): Promise<void> => {
  const tx = db.transaction(["pages", "grounds", "edits"], "readwrite");
  const [pages, bases, edits] = [
    tx.objectStore("pages"),
    tx.objectStore("grounds"),
    tx.objectStore("edits"),
  ];
  for (const entry of journals.entries) {
    const existing = await pages.get(entry.key);
    if (existing && existing.at >= entry.at) continue;
    const isOfEntry = ({ key }: { key: string }) => key === entry.key;
    await edits.delete(IDBKeyRange.bound([entry.key, 0], [entry.key, Infinity]));
    await Promise.all([
      pages.put(entry),
      ...journals.bases.filter(isOfEntry).map((base) => bases.put(base)),
      ...journals.edits.filter(isOfEntry).map((edit) => edits.put(edit)),
    ]);
  }
  await tx.done;
};

/**
 * Whether another tab has a page open: it may still run the version that writes to the old
 * database.
 */
const isOpenInOtherTabs = async (): Promise<boolean> => {
  const { held } = await navigator.locks.query();
  return (held ?? []).filter(({ name }) => name?.startsWith("journal ")).length > 1;
};

/**
 * Migrates the journals of the old database. Everything is copied before anything is deleted. When
 * another tab may still write to the old database, only its entries are deleted; that tab writes
 * them again with its next edit.
 */
export const moveOldJournals = async (db: Journal, oldName: string): Promise<void> => {
  const oldDatabase: Journal = await openDB<JournalSchema>(oldName);
  const oldJournals = await readAll(oldDatabase);
  await copyInto(db, oldJournals);
  const isInUse = await isOpenInOtherTabs();
  if (isInUse)
    await Promise.all(oldJournals.entries.map(({ key }) => oldDatabase.delete("pages", key)));
  oldDatabase.close();
  if (!isInUse) await deleteDB(oldName);
};
