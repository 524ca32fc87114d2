import { useState } from "react";
import type { pageApi } from "../page-api.ts";
import type { PageStore } from "../state/page-store.ts";

/**
 * Whether a save takes a page off the site to which something leads. Where that cannot be found
 * out, the save itself tells why.
 */
const losesVisitors = async (
  store: PageStore,
  api: ReturnType<typeof pageApi>,
): Promise<boolean> => {
  const { stored, edited } = store.getState();
  if (!stored?.isPublished || edited.fields.isPublished) return false;
  try {
    const { hasLosses } = await import("../consequences/page-losses.ts");
    return hasLosses(await api.consequences(stored.id));
  } catch {
    return false;
  }
};

/** Asks before a save that unpublishes a page to which something leads. */
export const useUnpublishing = (
  store: PageStore,
  api: ReturnType<typeof pageApi>,
  send: () => Promise<void>,
) => {
  const [isUnpublishing, setUnpublishing] = useState(false);
  return {
    isUnpublishing,
    save: async () => {
      if (await losesVisitors(store, api)) setUnpublishing(true);
      else await send();
    },
    unpublish: async () => {
      setUnpublishing(false);
      await send();
    },
    keepPublished: () => setUnpublishing(false),
  };
};
