import { isSame } from "#features/audit/parts/changes.ts";
import type { Block, PageInput } from "#features/pages/contract.ts";
import { mergeOrder } from "./merge-order.ts";
import { mergeValue, type Side } from "./merge-value.ts";

/** A change of both sides that only a person can resolve. */
export type MergeConflict = Readonly<{
  /** Identifies the conflict in `ConflictChoices`; stable while the three pages are unchanged. */
  key: string;
  /** Null for the page's own fields and for the order of its blocks. */
  blockId: string | null;
  /** `slug`, `seo.title`; within a block `content.title`; empty for a block as a whole. */
  path: string;
  /**
   * `removed` means that one side changed a block and the other side deleted the block; the
   * deleting side's value (`mine` or `theirs`) is null.
   */
  kind: "field" | "removed" | "order";
  mine: unknown;
  theirs: unknown;
  /**
   * The side whose value the merged page gets: the user's choice, else the side with which no work
   * is lost.
   */
  chosen: Side;
}>;

export type ConflictChoices = Readonly<Record<string, Side>>;
export type MergeResult = Readonly<{ page: PageInput; conflicts: readonly MergeConflict[] }>;

type ReportConflict = (conflict: Omit<MergeConflict, "key" | "chosen">, defaultSide: Side) => Side;

const byId = (blocks: readonly Block[]) => new Map(blocks.map((block) => [block.id, block]));

const mergeBlock = (
  base: Block | undefined,
  mine: Block,
  theirs: Block,
  reportConflict: ReportConflict,
): Block => {
  const blockId = mine.id;
  const resolveConflict = (path: string, my: unknown, their: unknown) =>
    reportConflict({ blockId, path, kind: "field", mine: my, theirs: their }, "mine");
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  // Blocks of different types have different fields, so that they cannot be merged.
  if (mine.blockType !== theirs.blockType)
    return resolveConflict("", mine, theirs) === "mine" ? mine : theirs;
  return mergeValue(base, mine, theirs, "", resolveConflict) as Block;
};

/** Merges a block that only one side has; null when the merged page does not get the block. */
const mergeOneSided = (
  base: Block | undefined,
  block: Block,
  side: Side,
  reportConflict: ReportConflict,
): Block | null => {
  if (!base) return block;
  if (isSame(base, block)) return null;
  const sides = { mine: null, theirs: null, [side]: block };
  const conflict = { blockId: block.id, path: "", kind: "removed", ...sides } as const;
  return reportConflict(conflict, side) === side ? block : null;
};

const mergeBlocks = (
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
  reportConflict: ReportConflict,
): Block[] => {
  const [baseById, mineById, theirsById] = [byId(base), byId(mine), byId(theirs)];
  const idsOf = (blocks: readonly Block[]) => blocks.map(({ id }) => id);
  const orders = [idsOf(base), idsOf(mine), idsOf(theirs)] as const;
  let merged = mergeOrder(...orders, "mine");
  if (merged.isConflict) {
    const [, myOrder, theirOrder] = orders;
    const conflict = { blockId: null, path: "blocks", kind: "order" } as const;
    const side = reportConflict({ ...conflict, mine: myOrder, theirs: theirOrder }, "mine");
    merged = mergeOrder(...orders, side);
  }
  return merged.order.flatMap((id) => {
    const original = baseById.get(id);
    const [myBlock, theirBlock] = [mineById.get(id), theirsById.get(id)];
    if (myBlock && theirBlock) return [mergeBlock(original, myBlock, theirBlock, reportConflict)];
    const onlyBlock = myBlock ?? theirBlock;
    const side = myBlock ? "mine" : "theirs";
    const mergedBlock = onlyBlock && mergeOneSided(original, onlyBlock, side, reportConflict);
    return mergedBlock ? [mergedBlock] : [];
  });
};

/**
 * Three-way merge of a page. Blocks are matched by id. A change that only one side made is taken
 * over. Where both sides changed the same field differently, the conflict is reported and the page
 * gets the chosen side's value.
 * @param base the page that both sides started from
 * @param theirs the page as it is stored now; the fields that only the server sets are left out
 * @param choices the winning side by conflict key. Without a choice, `mine` wins over `theirs` and
 * an edited block wins over its deletion, so that nothing is lost.
 */
export const mergePages = (
  base: PageInput,
  mine: PageInput,
  theirs: PageInput,
  choices: ConflictChoices = {},
): MergeResult => {
  const conflicts: MergeConflict[] = [];
  const reportConflict: ReportConflict = (conflict, defaultSide) => {
    const key = [conflict.blockId ?? "page", conflict.path, conflict.kind].join(" ");
    const chosen = choices[key] ?? defaultSide;
    conflicts.push({ ...conflict, key, chosen });
    return chosen;
  };
  const mergeField = <Name extends keyof PageInput>(name: Name): PageInput[Name] =>
    mergeValue(base[name], mine[name], theirs[name], name, (path, my, their) =>
      reportConflict({ blockId: null, path, kind: "field", mine: my, theirs: their }, "mine"),
    ) as PageInput[Name];
  const id = mine.id ?? theirs.id;
  const page: PageInput = {
    ...(id !== undefined && { id }),
    name: mergeField("name"),
    slug: mergeField("slug"),
    routingKey: mergeField("routingKey"),
    seo: mergeField("seo"),
    customHtmlClasses: mergeField("customHtmlClasses"),
    customCss: mergeField("customCss"),
    isPublished: mergeField("isPublished"),
    isFixed: mergeField("isFixed"),
    attributes: mergeField("attributes"),
    blocks: mergeBlocks(base.blocks, mine.blocks, theirs.blocks, reportConflict),
  };
  return { page, conflicts };
};
