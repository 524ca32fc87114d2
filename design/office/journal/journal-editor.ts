import type { JournalState } from "#platform/browser/journal/journal-schema.ts";
import type { JournalRules, UnsavedEdits } from "#platform/browser/journal/recovery.ts";
import type { JournalSource } from "#platform/browser/journal/write-journal.ts";

/** What a journal needs to know of an editor. The object stays the same while the record is open. */
export type JournalEditor<State extends JournalState, Edited> = JournalRules<State, Edited> &
  Readonly<{
    source: JournalSource<State>;
    /** Whether nothing was edited since the record was opened. */
    isUntouched: () => boolean;
    /** Puts edits back into the editor. */
    restore: (edits: UnsavedEdits<State, Edited>) => void;
    /** Whether the present state is worth keeping; by default each is. */
    isKept?: () => boolean;
  }>;

export type JournalHookOptions<State extends JournalState, Edited> = Readonly<{
  editor: JournalEditor<State, Edited>;
  /** `it/<id of the page>`, `it/redirects/<id>`; a new record has `new` as its id. */
  record: string;
  /** False skips the search for unsaved edits. */
  shouldRecover: boolean;
  now: () => number;
  newId: () => string;
}>;
