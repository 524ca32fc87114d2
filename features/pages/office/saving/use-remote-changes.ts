import { useState } from "react";
import type { Page, PageInput } from "#features/pages/contract.ts";
import type { pageApi } from "../page-api.ts";
import { replacePage } from "../state/changes.ts";
import type { PageStore } from "../state/page-store.ts";

/** What others did to the open page meanwhile: they saved it (`theirs`), or deleted it. */
export const useRemoteChanges = (store: PageStore, calls: ReturnType<typeof pageApi>) => {
  const [theirs, setTheirs] = useState<Page | null>(null);
  const [isGone, setGone] = useState(false);
  return {
    theirs,
    isGone,
    setTheirs,
    setGone,
    /** Takes the page as the server has it now: what was not saved comes back as edits on top of it. */
    refresh: async () => {
      const { stored, isChanged } = store.getState();
      if (!stored) return;
      const newest = await calls.read(stored.id);
      if (newest.version === stored.version) return;
      if (isChanged) setTheirs(newest);
      else store.restore(newest, "The newest version taken");
    },
    /** Puts both together, over the version that is stored now. @returns whether there was one */
    takeMerged: (page: PageInput): boolean => {
      if (!theirs) return false;
      setTheirs(null);
      store.rebase(theirs);
      store.change(replacePage(store.getState().edited, page, "Both edits put together"));
      return true;
    },
    /** What is open becomes a page of its own. */
    detach: () => {
      setGone(false);
      store.detach();
    },
  };
};
