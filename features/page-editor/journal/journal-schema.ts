import type { DBSchema, IDBPDatabase } from "idb";
import type { Page } from "#features/pages/contract.ts";
import type { EditedPage } from "../state/edited-page.ts";
import type { Edit } from "../state/history.ts";

/** Header of a journal: what one tab stored of one page on this device. Its edits are separate. */
export type JournalEntry = Readonly<{
  /** `it/<page id>/<tab id>`; a new page has `new` as its id. */
  key: string;
  /** `it/<page id>`. */
  page: string;
  session: string;
  done: number;
  edits: number;
  savedAt: number;
  /** Time of the last edit, in epoch milliseconds. */
  at: number;
}>;

/**
 * The page that the edits apply to, and the stored page at that time. Large and rarely changed, so
 * it is stored apart from the header.
 */
type JournalBase = Readonly<{ base: EditedPage; stored: Page | null }>;

type StoredBase = JournalBase & Readonly<{ key: string }>;
type StoredEdit = Readonly<{ key: string; position: number; edit: Edit }>;

export interface JournalSchema extends DBSchema {
  pages: { key: string; value: JournalEntry; indexes: { page: string; at: number } };
  grounds: { key: string; value: StoredBase };
  edits: { key: [string, number]; value: StoredEdit };
}

export type Journal = IDBPDatabase<JournalSchema>;
