import { isOfAccount } from "./journal.ts";
import { editRange, openJournal } from "./journal-database.ts";
import type { JournalEntry } from "./journal-schema.ts";

/** A record with edits on this device that nobody saved. */
export type Draft = Readonly<{
  /** `it/<page id>`, `it/travels/<id>`; a new record has `new` as its id. */
  record: string;
  /** What the record is called; null where nobody has called it anything. */
  name: string | null;
  /** How many edits there are; null for an editor that does not count them. */
  edits: number | null;
  /** Of the last edit, in epoch milliseconds. */
  at: number;
}>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Editors keep a record as it is, in an answer (`body`) or with parts beside its `values`. */
const nameOf = (record: unknown): string | null => {
  if (!isObject(record)) return null;
  const { name, body, values } = record;
  if (typeof name === "string" && name !== "") return name;
  return nameOf(body) ?? nameOf(values);
};

const isAfter = (edit: unknown, moment: number): boolean =>
  isObject(edit) && typeof edit["at"] === "number" && edit["at"] > moment;

const toDraft = async (entry: JournalEntry): Promise<Draft | null> => {
  const { key, page, done, edits, savedAt, at } = entry;
  const db = await openJournal();
  const ground = await db.get("grounds", key);
  if (!ground) return null;
  const stored = await db.getAll("edits", editRange(key));
  const unsaved = stored.slice(0, done).filter(({ edit }) => isAfter(edit, savedAt)).length;
  // An editor without undo keeps its journal only while something is unsaved.
  if (edits > 0 && unsaved === 0) return null;
  return {
    record: page,
    name: nameOf(ground.stored) ?? nameOf(ground.base),
    edits: edits > 0 ? unsaved : null,
    at,
  };
};

/**
 * What an account wrote on this device and did not save, the newest first, each record once.
 * @param prefix of the records: `it/`
 */
export const unsavedDrafts = async (prefix: string, account: string): Promise<readonly Draft[]> => {
  const entries = await (await openJournal()).getAll("pages");
  const own = entries
    .filter((entry) => entry.page.startsWith(prefix) && isOfAccount(entry, account))
    .toSorted((a, b) => b.at - a.at);
  const drafts = (await Promise.all(own.map(toDraft))).filter((draft) => draft !== null);
  return drafts.filter(
    (draft, index) => drafts.findIndex(({ record }) => record === draft.record) === index,
  );
};
