import { isSame } from "#platform/changes/changes.ts";
import type { Block, PageInput } from "#features/content/pages/contract.ts";
import type { FoundConflict, Side } from "#platform/merge/merge-conflict.ts";
import { mergeItems } from "#platform/merge/merge-items.ts";
import { mergeValue } from "#platform/merge/merge-value.ts";

type PageConflict = Readonly<{
  /** Null for the page's own fields and for the order of its blocks. */
  blockId: string | null;
}>;

/**
 * A change of both sides that only a person can resolve. Within a block its path is relative to the
 * block, and empty for the block as a whole.
 */
export type MergeConflict = Omit<FoundConflict, "preferred"> &
  PageConflict &
  Readonly<{
    /** Identifies the conflict in `ConflictChoices`; stable while the three pages are unchanged. */
    key: string;
    /**
     * The side whose value the merged page gets: the user's choice, else the side with which no work
     * is lost.
     */
    chosen: Side;
  }>;

export type ConflictChoices = Readonly<Record<string, Side>>;
export type MergeResult = Readonly<{ page: PageInput; conflicts: readonly MergeConflict[] }>;

type ReportConflict = (
  conflict: Omit<FoundConflict, "preferred"> & PageConflict,
  preferred: Side,
) => Side;

// `from` of one side with `to` of the other side would be a schedule that nobody chose.
const wholeFields: ReadonlySet<string> = new Set(["schedule"]);

const mergeBlock = (
  base: Block | undefined,
  mine: Block,
  theirs: Block,
  reportConflict: ReportConflict,
): Block => {
  const blockId = mine.id;
  const resolve = ({ preferred, ...conflict }: FoundConflict) =>
    reportConflict({ ...conflict, blockId }, preferred);
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  // Blocks of different types have different fields, so that they cannot be merged.
  if (mine.blockType !== theirs.blockType) {
    const whole = { path: "", kind: "field", mine, theirs, preferred: "mine" } as const;
    return resolve(whole) === "mine" ? mine : theirs;
  }
  return mergeValue(base, mine, theirs, "", { resolve, wholeFields }) as Block;
};

const mergeBlocks = (
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
  reportConflict: ReportConflict,
): Block[] =>
  mergeItems(base, mine, theirs, {
    mergeItem: (original, my, their) => mergeBlock(original, my, their, reportConflict),
    resolve: ({ path, preferred, ...conflict }) =>
      conflict.kind === "order"
        ? reportConflict({ ...conflict, path: "blocks", blockId: null }, preferred)
        : reportConflict({ ...conflict, path: "", blockId: path }, preferred),
  });

/**
 * Three-way merge of a page. Blocks are matched by id. A change that only one side made is taken
 * over. Where both sides changed the same field differently, the conflict is reported and the page
 * gets the chosen side's value.
 * @param base the page that both sides started from
 * @param theirs the page as it is stored now; the fields that only the server sets are left out
 * @param choices the winning side by conflict key. Without a choice, `mine` wins over `theirs` and
 * an edited block wins over its deletion, so that nothing is lost.
 * @param otherwise the side that wins each conflict without a choice
 */
export const mergePages = (
  base: PageInput,
  mine: PageInput,
  theirs: PageInput,
  choices: ConflictChoices = {},
  otherwise?: Side,
): MergeResult => {
  const conflicts: MergeConflict[] = [];
  const reportConflict: ReportConflict = (conflict, preferred) => {
    const key = [conflict.blockId ?? "page", conflict.path, conflict.kind].join(" ");
    const chosen = choices[key] ?? otherwise ?? preferred;
    conflicts.push({ ...conflict, key, chosen });
    return chosen;
  };
  const mergeField = <Name extends keyof PageInput>(name: Name): PageInput[Name] =>
    mergeValue(base[name], mine[name], theirs[name], name, {
      resolve: ({ preferred, ...conflict }) =>
        reportConflict({ ...conflict, blockId: null }, preferred),
    }) as PageInput[Name];
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
    owner: mine.owner,
    template: mine.template,
    attributes: mergeField("attributes"),
    blocks: mergeBlocks(base.blocks, mine.blocks, theirs.blocks, reportConflict),
  };
  return { page, conflicts };
};
