import type { DBSchema, IDBPDatabase } from "idb";

/** Header of a journal: what one tab stored of one record on this device. Its edits are separate. */
export type JournalEntry = Readonly<{
  /** `<record>/<tab id>`. */
  key: string;
  /** The record: `it/<page id>`, `it/redirects/<id>`; a new one has `new` as its id. */
  page: string;
  session: string;
  /** E-mail of whose edits they are; missing in entries of older versions. */
  account?: string;
  done: number;
  edits: number;
  savedAt: number;
  /** Time of the last edit, in epoch milliseconds. */
  at: number;
}>;

/**
 * `base` with the first `done` edits applied is what was edited; later edits were undone. An editor
 * without undo has all of it in `base`. All of it is plain data.
 */
export type JournalHistory<Base = unknown, Edit = unknown> = Readonly<{
  base: Base;
  edits: readonly Edit[];
  done: number;
}>;

/** What is edited, and the stored record at that time; null for a new one. */
export type JournalState<Base = unknown, Edit = unknown, Stored = unknown> = Readonly<{
  history: JournalHistory<Base, Edit>;
  stored: Stored | null;
}>;

/**
 * What the edits apply to, and the stored record at that time. Large and rarely changed, so it is
 * stored apart from the header.
 */
type StoredBase = Readonly<{ key: string; base: unknown; stored: unknown }>;
type StoredEdit = Readonly<{ key: string; position: number; edit: unknown }>;

export interface JournalSchema extends DBSchema {
  pages: { key: string; value: JournalEntry; indexes: { page: string; at: number } };
  grounds: { key: string; value: StoredBase };
  edits: { key: [string, number]; value: StoredEdit };
}

export type Journal = IDBPDatabase<JournalSchema>;
