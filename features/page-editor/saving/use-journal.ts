import { useEffect, useRef, useState } from "react";
import { deleteEntry } from "../journal/journal.ts";
import { startJournal } from "../journal/write-journal.ts";
import type { PageStore } from "../state/page-store.ts";
import {
  type RecoveredEdits,
  findUnsavedEdits,
  type UnsavedEdits,
  type JournalSlot,
  claimSlot,
} from "../journal/recovery.ts";

export type JournalHookOptions = Readonly<{
  store: PageStore;
  /** `it/<id of the page>` or `it/new`. */
  page: string;
  /** False skips the search for unsaved edits. */
  shouldRecover: boolean;
  now: () => number;
  newId: () => string;
}>;

const nothingFound: RecoveredEdits = { toRestore: null, toOffer: null };

/**
 * Writes the open page's edits to the journal on this device and looks for unsaved ones: this tab's
 * own are restored after a reload, those of a crashed or other tab are offered.
 */
export const useJournal = ({ store, page, shouldRecover, now, newId }: JournalHookOptions) => {
  const [isPersisted, setPersisted] = useState<boolean | null>(null);
  const [unsavedEdits, setUnsavedEdits] = useState<UnsavedEdits | null>(null);
  const [slot, setSlot] = useState<JournalSlot | null>(null);
  const endJournal = useRef<(shouldFlush: boolean) => void>(() => {});
  useEffect(() => {
    let isUnmounted = false;
    const recoverAndStart = async () => {
      const claimedSlot = await claimSlot(page, newId);
      if (isUnmounted) return claimedSlot.release();
      const { stored } = store.getState();
      const { toRestore, toOffer } = shouldRecover
        ? await findUnsavedEdits(claimedSlot, stored, now())
        : nothingFound;
      if (isUnmounted) return claimedSlot.release();
      // Edits made while the journal was read are newer than the recovered ones.
      const isUntouched = store.getState().history.edits.length === 0;
      if (toRestore && isUntouched) {
        store.recover(toRestore.history, toRestore.edited, toRestore.entry.savedAt);
        setPersisted(true);
      }
      setUnsavedEdits(toOffer);
      setSlot(claimedSlot);
      const stopJournal = startJournal({ ...claimedSlot, store, now, onPersisted: setPersisted });
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
  }, [store, page, shouldRecover, now, newId]);
  return {
    isPersisted,
    unsavedEdits,
    /** Call when the user restored or discarded the offered edits; they are not offered again. */
    dismiss: async () => {
      setUnsavedEdits(null);
      if (unsavedEdits && unsavedEdits.entry.key !== slot?.key)
        await deleteEntry(unsavedEdits.entry.key);
    },
    /**
     * Deletes this tab's journal. Called when the user discarded the edits, the page was deleted,
     * or a new page was saved and got an id.
     */
    discard: async () => {
      endJournal.current(false);
      if (slot) await deleteEntry(slot.key).catch(() => undefined);
    },
  };
};
