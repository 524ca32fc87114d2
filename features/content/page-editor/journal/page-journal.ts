import type { Page } from "#features/content/pages/contract.ts";
import type { JournalEditor } from "#design/office/journal/journal-editor.ts";
import type { UnsavedEdits } from "#platform/browser/journal/recovery.ts";
import { type EditedPage, isSamePage, normalize, toPageInput } from "../state/edited-page.ts";
import { applyEdits } from "#platform/undo/history.ts";
import type { History } from "../state/history.ts";
import type { PageStore } from "../state/page-store.ts";

type PageJournalState = Readonly<{ history: History; stored: Page | null }>;

export type UnsavedPageEdits = UnsavedEdits<PageJournalState, EditedPage>;

/** What the journal needs to know of the page editor: all edits are kept, with their undo history. */
export const pageJournal = (store: PageStore): JournalEditor<PageJournalState, EditedPage> => ({
  source: store,
  editedOf: ({ base, edits, done }) => applyEdits(base, edits.slice(0, done)),
  isSame: (stored, edited) => isSamePage(edited, normalize(toPageInput(stored))),
  versionOf: ({ version }) => version,
  isUntouched: () => store.getState().history.edits.length === 0,
  restore: ({ history, edited, entry }) => store.recover(history, edited, entry.savedAt),
});
