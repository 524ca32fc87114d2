import { useState } from "react";
import type { Page, PageInput } from "#features/pages/contract.ts";
import type { pageApi } from "../page-api.ts";
import { replacePage } from "../state/changes.ts";
import type { PageStore } from "../state/page-store.ts";

/** Changes by other users to the open page: they saved a newer version (`theirs`) or deleted it. */
export const useRemoteChanges = (store: PageStore, api: ReturnType<typeof pageApi>) => {
  const [theirs, setTheirs] = useState<Page | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  return {
    theirs,
    isDeleted,
    setTheirs,
    setDeleted,
    dismissMerge: () => setTheirs(null),
    dismissDeleted: () => setDeleted(false),
    /**
     * Loads the newest version; when there are unsaved edits, opens the merge dialog instead of
     * replacing them.
     */
    refresh: async () => {
      const { stored, isChanged } = store.getState();
      if (!stored) return;
      const newest = await api.read(stored.id);
      if (newest.version === stored.version) return;
      if (isChanged) setTheirs(newest);
      else store.restore(newest, "The newest version taken");
    },
    /** Applies a merge result on top of `theirs`. @returns false when `theirs` does not exist */
    takeMerged: (page: PageInput): boolean => {
      if (!theirs) return false;
      setTheirs(null);
      store.rebase(theirs);
      store.change(replacePage(store.getState().edited, page, "Both edits put together"));
      return true;
    },
    /** Turns the open page into a new, unsaved one. */
    detach: () => {
      setDeleted(false);
      store.detach();
    },
  };
};
