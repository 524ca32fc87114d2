import { useEffect, useRef, useState } from "react";
import { deleteEntry } from "#platform/browser/journal/journal.ts";
import type { JournalState } from "#platform/browser/journal/journal-schema.ts";
import {
  findUnsavedEdits,
  type JournalRules,
  type RecoveredEdits,
  type UnsavedEdits,
} from "#platform/browser/journal/recovery.ts";
import { claimSlot, type JournalSlot } from "#platform/browser/journal/slot.ts";
import { type JournalSource, startJournal } from "#platform/browser/journal/write-journal.ts";
import { useAccount } from "../account.ts";

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

/**
 * Writes an open record's edits to the journal on this device and looks for unsaved ones: this
 * tab's own are restored after a reload, those of a crashed or other tab are offered.
 */
export const useJournal = <State extends JournalState, Edited>(
  options: JournalHookOptions<State, Edited>,
) => {
  const { editor, record, shouldRecover, now, newId } = options;
  const account = useAccount();
  const [isPersisted, setPersisted] = useState<boolean | null>(null);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [unsavedEdits, setUnsavedEdits] = useState<UnsavedEdits<State, Edited> | null>(null);
  const [slot, setSlot] = useState<JournalSlot | null>(null);
  const endJournal = useRef<(shouldFlush: boolean) => void>(() => {});
  useEffect(() => {
    const { source, isUntouched, isKept, restore } = editor;
    let isUnmounted = false;
    const recoverAndStart = async () => {
      const claimedSlot = await claimSlot(record, account, newId);
      if (isUnmounted) return claimedSlot.release();
      const { stored } = source.getState();
      const nothingFound: RecoveredEdits<State, Edited> = { toRestore: null, toOffer: null };
      const { toRestore, toOffer } = shouldRecover
        ? await findUnsavedEdits<State, Edited>(claimedSlot, stored, editor, now())
        : nothingFound;
      if (isUnmounted) return claimedSlot.release();
      // Edits made while the journal was read are newer than the recovered ones.
      if (toRestore && isUntouched()) {
        restore(toRestore);
        setRestoredAt(toRestore.entry.at);
        setPersisted(true);
      }
      setUnsavedEdits(toOffer);
      setSlot(claimedSlot);
      const stopJournal = startJournal({
        ...claimedSlot,
        source,
        isKept,
        now,
        onPersisted: setPersisted,
      });
      endJournal.current = (shouldFlush) => {
        endJournal.current = () => {};
        stopJournal(shouldFlush);
        claimedSlot.release();
      };
    };
    recoverAndStart().catch(() => setPersisted(false));
    return () => {
      isUnmounted = true;
      endJournal.current(true);
    };
  }, [editor, record, account, shouldRecover, now, newId]);
  return {
    isPersisted,
    /** When the edits that a reload interrupted were made; null where none were restored. */
    restoredAt,
    unsavedEdits,
    /** Call when the user restored or discarded the offered edits; they are not offered again. */
    dismiss: async () => {
      setUnsavedEdits(null);
      if (unsavedEdits && unsavedEdits.entry.key !== slot?.key)
        await deleteEntry(unsavedEdits.entry.key);
    },
    /**
     * Deletes this tab's journal. Called when the user discarded the edits, the record was deleted,
     * or a new one was saved and got an id.
     */
    discard: async () => {
      endJournal.current(false);
      if (slot) await deleteEntry(slot.key).catch(() => undefined);
    },
  };
};
