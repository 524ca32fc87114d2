import { useEffect, useRef, useState } from "react";
import { dropEntry } from "../state/journal.ts";
import { keepJournal } from "../state/write-journal.ts";
import type { PageStore } from "../state/page-store.ts";
import { type Findings, findLeft, type Left, type Place, takePlace } from "../state/recovery.ts";

export type JournalStart = Readonly<{
  store: PageStore;
  /** `it/<id of the page>` or `it/new`. */
  page: string;
  /** Edits of before are looked for. */
  isSearched: boolean;
  now: () => number;
  newId: () => string;
}>;

const nothing: Findings = { own: null, offered: null };

/**
 * Keeps the open page's edits on this device, and finds those that were kept before: after a reload
 * they come back by themselves, after a crash or from another tab they are offered.
 */
export const useJournal = ({ store, page, isSearched, now, newId }: JournalStart) => {
  const [isKept, setKept] = useState<boolean | null>(null);
  const [left, setLeft] = useState<Left | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const ending = useRef<(isWritten: boolean) => void>(() => {});
  useEffect(() => {
    let isOver = false;
    const begin = async () => {
      const taken = await takePlace(page, newId);
      if (isOver) return taken.release();
      const { stored } = store.getState();
      const { own, offered } = isSearched ? await findLeft(taken, stored, now()) : nothing;
      if (isOver) return taken.release();
      // What was typed in the meantime is newer than anything kept.
      const isUntouched = store.getState().history.edits.length === 0;
      if (own && isUntouched) {
        store.recovered(own.history, own.edited, own.entry.savedAt);
        setKept(true);
      }
      setLeft(offered);
      setPlace(taken);
      const end = keepJournal({ ...taken, store, now, onKept: setKept });
      ending.current = (isWritten) => {
        ending.current = () => {};
        end(isWritten);
        taken.release();
      };
    };
    begin().catch(() => setKept(false));
    return () => {
      isOver = true;
      ending.current(true);
    };
  }, [store, page, isSearched, now, newId]);
  return {
    isKept,
    left,
    /** The offered edits are taken or given up; either way nothing is offered again. */
    settle: async () => {
      setLeft(null);
      if (left && left.entry.key !== place?.key) await dropEntry(left.entry.key);
    },
    /** Edits were given up, or their page is gone: this device forgets them. */
    forget: async () => {
      ending.current(false);
      if (place) await dropEntry(place.key).catch(() => undefined);
    },
  };
};
