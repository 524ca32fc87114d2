import type { Block, PageInput } from "#features/content/pages/contract.ts";
import type { PageSource } from "../state/page-store.ts";

export type MirroredPage = PageSource & Readonly<{ put: (page: PageInput) => void }>;

/** Reuses the old object of each equal block, since the preview renders only changed ones again. */
const shareBlocks = (before: PageInput, after: PageInput): PageInput => {
  const oldBlocks = new Map(before.blocks.map((block) => [block.id, block]));
  const reuse = (block: Block): Block => {
    const old = oldBlocks.get(block.id);
    if (!old) return block;
    if (JSON.stringify(old) === JSON.stringify(block)) return old;
    const isSameContent = JSON.stringify(old.content) === JSON.stringify(block.content);
    return isSameContent ? { ...block, content: old.content } : block;
  };
  return { ...after, blocks: after.blocks.map(reuse) };
};

/** A store for a page that another window sends as whole copies. */
export const createPageMirror = (initial: PageInput): MirroredPage => {
  let page = initial;
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
