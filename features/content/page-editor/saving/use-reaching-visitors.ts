import { useState } from "react";
import type { pageApi } from "../page-api.ts";
import type { SaveFlags } from "../redirect-conflict.ts";
import type { PageStore } from "../state/page-store.ts";

/** What a save asks before it is sent. */
export type SaveQuestion = "publish" | "unpublish";

/** Whether something leads visitors to the page. Where that is not known, the save itself tells why. */
const hasVisitors = async (api: ReturnType<typeof pageApi>, pageId: string): Promise<boolean> => {
  try {
    const { hasLosses } = await import("../consequences/page-losses.ts");
    return hasLosses(await api.consequences(pageId));
  } catch {
    return false;
  }
};

const questionOf = async (
  store: PageStore,
  api: ReturnType<typeof pageApi>,
): Promise<SaveQuestion | null> => {
  const { stored, edited } = store.getState();
  const { isPublished } = edited.fields;
  if (isPublished) return stored?.isPublished ? null : "publish";
  return stored?.isPublished && (await hasVisitors(api, stored.id)) ? "unpublish" : null;
};

export type ReachingVisitorsOptions = Readonly<{
  store: PageStore;
  api: ReturnType<typeof pageApi>;
  /** Whether the page may be sent: nothing is asked about one that is refused anyway. */
  isSendable: () => Promise<boolean>;
  send: (flags: SaveFlags) => Promise<void>;
}>;

/** Asks before a save that publishes a page, or unpublishes one to which something leads. */
export const useReachingVisitors = ({ store, api, isSendable, send }: ReachingVisitorsOptions) => {
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  return {
    question,
    save: async () => {
      const asked = (await isSendable()) ? await questionOf(store, api) : null;
      if (asked) setQuestion(asked);
      else await send({});
    },
    /** @param flags confirm what was said with the question */
    agree: async (flags: SaveFlags) => {
      setQuestion(null);
      await send(flags);
    },
    decline: () => setQuestion(null),
  };
};
