import type { DBSchema, IDBPDatabase } from "idb";
import type { Page } from "#features/pages/contract.ts";
import type { EditedPage } from "../state/edited-page.ts";
import type { Edit } from "../state/history.ts";

/** What one tab keeps of one page on this device, beside its edits. */
export type JournalEntry = Readonly<{
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
type JournalBase = Readonly<{ base: EditedPage; stored: Page | null }>;

type StoredBase = JournalBase & Readonly<{ key: string }>;
type StoredEdit = Readonly<{ key: string; position: number; edit: Edit }>;

export interface JournalSchema extends DBSchema {
  pages: { key: string; value: JournalEntry; indexes: { page: string; at: number } };
  grounds: { key: string; value: StoredBase };
  edits: { key: [string, number]; value: StoredEdit };
}

export type Journal = IDBPDatabase<JournalSchema>;
