import type { Block, PageInput } from "#features/pages/contract.ts";
import type { PageSource } from "../state/page-store.ts";

export type FollowedPage = PageSource & Readonly<{ put: (page: PageInput) => void }>;

/** A copy of a page made of the blocks that it had, wherever they are equal: those need no drawing. */
const shareBlocks = (before: PageInput, after: PageInput): PageInput => {
  const known = new Map(before.blocks.map((block) => [block.id, block]));
  const same = (block: Block): Block => {
    const old = known.get(block.id);
    if (!old) return block;
    if (JSON.stringify(old) === JSON.stringify(block)) return old;
    const isContent = JSON.stringify(old.content) === JSON.stringify(block.content);
    return isContent ? { ...block, content: old.content } : block;
  };
  return { ...after, blocks: after.blocks.map(same) };
};

/** A page that comes from elsewhere, one whole copy after the other. */
export const followPage = (first: PageInput): FollowedPage => {
  let page = first;
  const listeners = new Set<() => void>();
  return {
    get: () => page,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(next) {
      page = shareBlocks(page, next);
      for (const listener of listeners) listener();
    },
  };
};
