import { useEffect, useRef, useState } from "react";
import { deleteEntry } from "../journal/journal.ts";
import { startJournal } from "../journal/write-journal.ts";
import type { PageStore } from "../state/page-store.ts";
import {
  type FoundEdits,
  findUnsavedEdits,
  type UnsavedEdits,
  type JournalSlot,
  claimSlot,
} from "../journal/recovery.ts";

export type JournalHookOptions = Readonly<{
  store: PageStore;
  /** `it/<id of the page>` or `it/new`. */
  page: string;
  /** Edits of before are looked for. */
  isSearched: boolean;
  now: () => number;
  newId: () => string;
}>;

const noJournals: FoundEdits = { own: null, offered: null };

/**
 * Keeps the open page's edits on this device, and finds those that were kept before: after a reload
 * they come back by themselves, after a crash or from another tab they are offered.
 */
export const useJournal = ({ store, page, isSearched, now, newId }: JournalHookOptions) => {
  const [isPersisted, setPersisted] = useState<boolean | null>(null);
  const [unsavedEdits, setUnsavedEdits] = useState<UnsavedEdits | null>(null);
  const [slot, setSlot] = useState<JournalSlot | null>(null);
  const ending = useRef<(isWritten: boolean) => void>(() => {});
  useEffect(() => {
    let isOver = false;
    const begin = async () => {
      const taken = await claimSlot(page, newId);
      if (isOver) return taken.release();
      const { stored } = store.getState();
      const { own, offered } = isSearched
        ? await findUnsavedEdits(taken, stored, now())
        : noJournals;
      if (isOver) return taken.release();
      // What was typed in the meantime is newer than anything kept.
      const isUntouched = store.getState().history.edits.length === 0;
      if (own && isUntouched) {
        store.recover(own.history, own.edited, own.entry.savedAt);
        setPersisted(true);
      }
      setUnsavedEdits(offered);
      setSlot(taken);
      const end = startJournal({ ...taken, store, now, onPersisted: setPersisted });
      ending.current = (isWritten) => {
        ending.current = () => {};
        end(isWritten);
        taken.release();
      };
    };
    begin().catch(() => setPersisted(false));
    return () => {
      isOver = true;
      ending.current(true);
    };
  }, [store, page, isSearched, now, newId]);
  return {
    isPersisted,
    unsavedEdits,
    /** The offered edits are taken or given up; either way nothing is offered again. */
    dismiss: async () => {
      setUnsavedEdits(null);
      if (unsavedEdits && unsavedEdits.entry.key !== slot?.key)
        await deleteEntry(unsavedEdits.entry.key);
    },
    /** Edits were given up, or their page is gone: this device forgets them. */
    discard: async () => {
      ending.current(false);
      if (slot) await deleteEntry(slot.key).catch(() => undefined);
    },
  };
};
