import { isSame } from "#features/audit/parts/changes.ts";
import type { Block, PageInput } from "#features/pages/contract.ts";
import { mergeOrder } from "./merge-order.ts";
import { mergeValue, type Side } from "./merge-value.ts";

/** Something that both sides changed, so that only a person can say which counts. */
export type MergeConflict = Readonly<{
  /** Names it in the choices: the same while the three pages are. */
  key: string;
  /** Null for the page's own fields and for the order of its blocks. */
  blockId: string | null;
  /** `slug`, `seo.title`; within a block `content.title`; empty for a block as a whole. */
  path: string;
  /** `removed`: one side changed a block, the other deleted it; its value there is null. */
  kind: "field" | "removed" | "order";
  mine: unknown;
  theirs: unknown;
  /** What counts now: what was chosen, else the side on which nothing is lost. */
  chosen: Side;
}>;

export type ConflictChoices = Readonly<Record<string, Side>>;
export type MergeResult = Readonly<{ page: PageInput; conflicts: readonly MergeConflict[] }>;

type ReportConflict = (conflict: Omit<MergeConflict, "key" | "chosen">, safe: Side) => Side;

const byId = (blocks: readonly Block[]) => new Map(blocks.map((block) => [block.id, block]));

const mergeBlock = (
  base: Block | undefined,
  mine: Block,
  theirs: Block,
  found: ReportConflict,
): Block => {
  const blockId = mine.id;
  const collide = (path: string, my: unknown, their: unknown) =>
    found({ blockId, path, kind: "field", mine: my, theirs: their }, "mine");
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  // Another kind of block has other fields: the two cannot be mixed.
  if (mine.blockType !== theirs.blockType)
    return collide("", mine, theirs) === "mine" ? mine : theirs;
  return mergeValue(base, mine, theirs, "", collide) as Block;
};

/** What becomes of a block that one side has and the other has not; null when it goes. */
const mergeOneSided = (
  base: Block | undefined,
  lone: Block,
  side: Side,
  found: ReportConflict,
): Block | null => {
  if (!base) return lone;
  if (isSame(base, lone)) return null;
  const sides = { mine: null, theirs: null, [side]: lone };
  const conflict = { blockId: lone.id, path: "", kind: "removed", ...sides } as const;
  return found(conflict, side) === side ? lone : null;
};

const mergeBlocks = (
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
  found: ReportConflict,
): Block[] => {
  const [was, my, their] = [byId(base), byId(mine), byId(theirs)];
  const idsOf = (blocks: readonly Block[]) => blocks.map(({ id }) => id);
  const orders = [idsOf(base), idsOf(mine), idsOf(theirs)] as const;
  let merged = mergeOrder(...orders, "mine");
  if (merged.isConflict) {
    const [, myOrder, theirOrder] = orders;
    const conflict = { blockId: null, path: "blocks", kind: "order" } as const;
    const side = found({ ...conflict, mine: myOrder, theirs: theirOrder }, "mine");
    merged = mergeOrder(...orders, side);
  }
  return merged.order.flatMap((id) => {
    const [base1, mine1, theirs1] = [was.get(id), my.get(id), their.get(id)];
    if (mine1 && theirs1) return [mergeBlock(base1, mine1, theirs1, found)];
    const lone = mine1 ?? theirs1;
    const kept = lone && mergeOneSided(base1, lone, mine1 ? "mine" : "theirs", found);
    return kept ? [kept] : [];
  });
};

/**
 * Brings together two pages that were changed at the same time. Blocks are matched by id; what one
 * side alone did counts, and of what both did differently nothing is thrown away unseen: it is told
 * as a conflict, and the page holds the chosen side.
 * @param base the page that both began with
 * @param theirs the page as it is stored now; what the server added to it is left out
 * @param choices for each conflict's key whose side counts; without one nothing is lost: my edit, and
 * the edited block rather than its deletion
 */
export const mergePages = (
  base: PageInput,
  mine: PageInput,
  theirs: PageInput,
  choices: ConflictChoices = {},
): MergeResult => {
  const conflicts: MergeConflict[] = [];
  const found: ReportConflict = (conflict, safe) => {
    const key = [conflict.blockId ?? "page", conflict.path, conflict.kind].join(" ");
    const chosen = choices[key] ?? safe;
    conflicts.push({ ...conflict, key, chosen });
    return chosen;
  };
  const field = <Name extends keyof PageInput>(name: Name): PageInput[Name] =>
    mergeValue(base[name], mine[name], theirs[name], name, (path, my, their) =>
      found({ blockId: null, path, kind: "field", mine: my, theirs: their }, "mine"),
    ) as PageInput[Name];
  const id = mine.id ?? theirs.id;
  const page: PageInput = {
    ...(id !== undefined && { id }),
    name: field("name"),
    slug: field("slug"),
    routingKey: field("routingKey"),
    seo: field("seo"),
    customHtmlClasses: field("customHtmlClasses"),
    customCss: field("customCss"),
    isPublished: field("isPublished"),
    isFixed: field("isFixed"),
    attributes: field("attributes"),
    blocks: mergeBlocks(base.blocks, mine.blocks, theirs.blocks, found),
  };
  return { page, conflicts };
};
