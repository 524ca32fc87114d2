import { copyBlocks } from "../page-blocks/operations.ts";
import type { Block, Page, PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";

/** With what a new page begins. */
export type PageStart =
  | Readonly<{ kind: "empty" }>
  | Readonly<{ kind: "template"; id: string }>
  | Readonly<{ kind: "page"; id: string | null; country: string }>;

/** A block of the source that the new page may take. */
export type TakenBlock = Readonly<{
  block: Block;
  /** Counted over all blocks of the source, from 0. */
  position: number;
  /** The template fixes it, so it is taken in any case. */
  isFixed: boolean;
}>;

/**
 * The blocks of a source that a new page may take: those that are on and may stand there.
 * @param fixed what a template fixes, by type and in its order
 */
export const blocksToTake = (
  blocks: readonly Block[],
  fixed: readonly string[],
  mayStand: (blockType: string) => boolean,
): readonly TakenBlock[] => {
  let next = 0;
  return blocks.flatMap((block, position) => {
    const isFixed = block.blockType === fixed[next];
    if (isFixed) next += 1;
    return block.enabled && mayStand(block.blockType) ? [{ block, position, isFixed }] : [];
  });
};

/**
 * Why blocks of the source do not come along, each as a sentence that names it.
 * @param problemOf why a type may not stand on the page; null where it may
 */
export const leftOutReasons = (
  blocks: readonly Block[],
  labelOf: (blockType: string) => string,
  problemOf: (blockType: string) => string | null,
): readonly string[] =>
  blocks.flatMap(({ blockType, enabled }) => {
    const reason = enabled ? problemOf(blockType) : `${labelOf(blockType)} is switched off there.`;
    return reason === null ? [] : [reason];
  });

type NewPageOptions = Readonly<{
  name: string;
  slug: string;
  start: PageStart;
  /** Null for an empty page. */
  source: Page | null;
  positions: readonly number[];
  newId: () => string;
}>;

/** The page as it is sent: what the source says of the page itself comes with a template only. */
export const startedPage = (options: NewPageOptions): PageInput => {
  const { name, slug, start, source, positions, newId } = options;
  const empty = { ...newPage(newId()), name, slug };
  if (source === null) return empty;
  const copied = copyBlocks(source.blocks, positions, newId);
  const blocks = copied.length > 0 ? copied : empty.blocks;
  if (start.kind !== "template") return { ...empty, blocks };
  const { customHtmlClasses, customCss, attributes } = source;
  return { ...empty, customHtmlClasses, customCss, attributes, blocks, template: start.id };
};
