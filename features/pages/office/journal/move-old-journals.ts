import { deleteDB, openDB } from "idb";
import type { Journal, JournalSchema } from "./journal-schema.ts";

/** The name began with the product's, which an installation may change. */
const oldName = "wayroam-pages";

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

/** Copies journals that are newer than those which the database has of the same tab. */
const copyInto = async (db: Journal, from: Awaited<ReturnType<typeof readAll>>): Promise<void> => {
  const tx = db.transaction(["pages", "grounds", "edits"], "readwrite");
  const [pages, bases, edits] = [
    tx.objectStore("pages"),
    tx.objectStore("grounds"),
    tx.objectStore("edits"),
  ];
  for (const entry of from.entries) {
    const known = await pages.get(entry.key);
    if (known && known.at >= entry.at) continue;
    const isOfEntry = ({ key }: { key: string }) => key === entry.key;
    await edits.delete(IDBKeyRange.bound([entry.key, 0], [entry.key, Infinity]));
    await Promise.all([
      pages.put(entry),
      ...from.bases.filter(isOfEntry).map((base) => bases.put(base)),
      ...from.edits.filter(isOfEntry).map((edit) => edits.put(edit)),
    ]);
  }
  await tx.done;
};

/** Whether another tab than this one has a page open: it may be of the version before. */
const isSharedWithTabs = async (): Promise<boolean> => {
  const { held } = await navigator.locks.query();
  return (held ?? []).filter(({ name }) => name?.startsWith("journal ")).length > 1;
};

/**
 * Takes over what was kept under the old name. The copy is complete before anything is deleted. A
 * tab that still runs the version before goes on writing to the old database, so that only its
 * entries go, which it writes again with its next edit.
 */
export const moveOldJournals = async (db: Journal): Promise<void> => {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === oldName)) return;
  const old: Journal = await openDB<JournalSchema>(oldName);
  const found = await readAll(old);
  await copyInto(db, found);
  const isShared = await isSharedWithTabs();
  if (isShared) await Promise.all(found.entries.map(({ key }) => old.delete("pages", key)));
  old.close();
  if (!isShared) await deleteDB(oldName);
};
