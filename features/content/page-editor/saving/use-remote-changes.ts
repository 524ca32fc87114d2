import { useEffect, useRef, useState } from "react";
import { toast } from "#design/office/toast.ts";
import type { Page, PageInput } from "#features/content/pages/contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import type { pageApi } from "../page-api.ts";
import { replacePage } from "../state/changes.ts";
import type { PageStore } from "../state/page-store.ts";
import type { ColleagueSave } from "./join-newest.ts";

export type RemoteChangesOptions = Readonly<{
  store: PageStore;
  api: ReturnType<typeof pageApi>;
  country: string;
  /** Whether a save or deletion is on its way. */
  isSending: () => boolean;
}>;

const never = () => false;

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

/**
 * Joins the newest save of the page with what is edited, and keeps what is to be told of it. What
 * joins pages is loaded once somebody has saved.
 */
const useJoining = ({ store, api, country }: Omit<RemoteChangesOptions, "isSending">) => {
  const [news, setNews] = useState<ColleagueSave | null>(null);
  const [isNewsOpen, setNewsOpen] = useState(false);
  const latest = useRef(news);
  useEffect(() => {
    latest.current = news;
  });
  const join = async (isHeld: () => boolean): Promise<ColleagueSave | null> => {
    const { joinNewest } = await import("./join-newest.ts");
    const save = await joinNewest({ store, api, country, last: latest.current, isHeld });
    if (save) setNews(save);
    return save;
  };
  return { news, setNews, isNewsOpen, setNewsOpen, join };
};

/** Changes by other users to the open page: they saved a newer version or deleted it. */
export const useRemoteChanges = (options: RemoteChangesOptions) => {
  const { store, isSending } = options;
  /** A newer version that collides with what is edited, while somebody decides. */
  const [theirs, setTheirs] = useState<Page | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  const { news, setNews, isNewsOpen, setNewsOpen, join } = useJoining(options);
  const ask = (save: ColleagueSave | null) => {
    if (save?.kind === "collides") setTheirs(save.theirs);
  };
  return {
    theirs,
    isDeleted,
    /** The last save of a colleague; null once it is dismissed. */
    news,
    dismissNews: () => setNews(null),
    /** Whether what that save changed is shown in whole. */
    isNewsOpen,
    setNewsOpen,
    setDeleted,
    dismissMerge: () => setTheirs(null),
    dismissDeleted: () => setDeleted(false),
    /** A colleague has saved: takes it without a question, and tells it. */
    follow: async () => {
      await join(isSending);
    },
    /** Takes the newest version, and asks what counts where it collides with what is edited. */
    refresh: async () => ask(await join(isSending)),
    /**
     * After a save that was refused as stale.
     * @returns whether both are together now, to be sent
     * @throws the error, where it says something else
     */
    joinStale: async (error: unknown): Promise<boolean> => {
      const { stored: before } = store.getState();
      if (!isStale(error) || !before) throw error;
      const save = await join(never);
      ask(save);
      const { stored, edited } = store.getState();
      if (!stored || stored.version === before.version) {
        if (save) return false;
        throw error;
      }
      if (before.isPublished || !stored.isPublished || !edited.fields.isPublished) return true;
      // Who saved a draft has not said that visitors shall see it.
      toast.error("This page is published since. Save again to show your edits to visitors.");
      return false;
    },
    /** After a deletion that was refused as stale: nothing is deleted that nobody has looked at. */
    lookAgain: async () => {
      await join(never);
      toast.error("Somebody else saved this page meanwhile. Look at it before you delete it.");
    },
    /** Goes on from `theirs` with what was decided. @returns false when `theirs` does not exist */
    takeMerged: async (page: PageInput): Promise<boolean> => {
      const { clean } = store.getState();
      if (!theirs || !clean) return false;
      const { joinPage } = await import("./join-page.ts");
      setTheirs(null);
      setNews(null);
      store.join(theirs, joinPage(store.getState(), clean, theirs).joined);
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
