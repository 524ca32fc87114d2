import { deleteEntry } from "#platform/browser/journal/journal.ts";
import type { JournalState } from "#platform/browser/journal/journal-schema.ts";
import { findUnsavedEdits, type UnsavedEdits } from "#platform/browser/journal/recovery.ts";
import { claimSlot } from "#platform/browser/journal/slot.ts";
import { startJournal } from "#platform/browser/journal/write-journal.ts";
import type { JournalHookOptions } from "./journal-editor.ts";

export type RunningJournal = Readonly<{
  /** Of this tab's entry. */
  key: string;
  end: (shouldFlush: boolean) => void;
}>;

export type JournalOptions<State extends JournalState, Edited> = JournalHookOptions<State, Edited> &
  Readonly<{
    account: string;
    /** Whether the editor was closed meanwhile. */
    isCancelled: () => boolean;
    /** @param at when the edits that a reload interrupted were made */
    onRestored: (at: number) => void;
    onFound: (unsavedEdits: UnsavedEdits<State, Edited> | null) => void;
    onPersisted: (isPersisted: boolean) => void;
  }>;

/** Looks for unsaved edits of a record, then writes its edits down. @returns null where cancelled */
export const runJournal = async <State extends JournalState, Edited>(
  options: JournalOptions<State, Edited>,
): Promise<RunningJournal | null> => {
  const { editor, record, account, shouldRecover, now, newId, isCancelled, onPersisted } = options;
  const { source, isUntouched, isKept, restore } = editor;
  const slot = await claimSlot(record, account, newId);
  const { toRestore, toOffer } = shouldRecover
    ? await findUnsavedEdits<State, Edited>(slot, source.getState().stored, editor, now())
    : { toRestore: null, toOffer: null };
  if (isCancelled()) {
    slot.release();
    return null;
  }
  // Edits made while the journal was read are newer than the recovered ones.
  if (toRestore && isUntouched()) {
    restore(toRestore);
    options.onRestored(toRestore.entry.at);
    onPersisted(true);
  }
  options.onFound(toOffer);
  const stopJournal = startJournal({ ...slot, source, isKept, now, onPersisted });
  return {
    key: slot.key,
    end(shouldFlush) {
      stopJournal(shouldFlush);
      slot.release();
    },
  };
};

/** Deletes one entry of the device's journal. */
export const forgetEdits = (key: string): Promise<void> => deleteEntry(key);
