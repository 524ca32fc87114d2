import { type Change, changesOf } from "#platform/changes/changes.ts";
import type { Block, PageInput } from "#features/content/pages/contract.ts";
import { findMoved } from "#platform/merge/moved-items.ts";
import { counted } from "#platform/counted.ts";

/**
 * `from` is the block's index in the old page and `to` its index in the new page; null where the
 * page does not have the block.
 */
export type BlockDifference = Readonly<{
  /** The block in the new page; for a removed block, the block in the old page. */
  block: Block;
  kind: "added" | "removed" | "kept";
  isMoved: boolean;
  from: number | null;
  to: number | null;
  /** Changes of the block's fields, at paths relative to the block: `enabled`, `content.title`. */
  changes: readonly Change[];
}>;

export type PageDifference = Readonly<{
  /** Changes of the page's own fields, at paths such as `slug` and `seo.title`. */
  fields: readonly Change[];
  /** Only the blocks that differ, in the new order; removed blocks come last. */
  blocks: readonly BlockDifference[];
}>;

/** A page without the fields that the server adds, such as version and dates. */
export type ComparablePage = Omit<PageInput, "id">;

const pageFields = [
  "name",
  "slug",
  "routingKey",
  "isPublished",
  "isFixed",
  "seo",
  "attributes",
  "customHtmlClasses",
  "customCss",
] as const satisfies readonly (keyof ComparablePage)[];

const compareBlocks = (before: readonly Block[], after: readonly Block[]): BlockDifference[] => {
  const indexBefore = new Map(before.map(({ id }, index) => [id, index]));
  const idsAfter = new Set(after.map(({ id }) => id));
  const remaining = after.filter(({ id }) => indexBefore.has(id));
  const moved = findMoved(remaining.map(({ id }) => indexBefore.get(id) ?? 0));
  const movedIds = new Set([...moved].map((index) => remaining[index]?.id));
  const present = after.map((block, newIndex): BlockDifference => {
    const oldIndex = indexBefore.get(block.id);
    if (oldIndex === undefined)
      return { block, kind: "added", isMoved: false, from: null, to: newIndex, changes: [] };
    const changes = changesOf(before[oldIndex], block);
    return {
      block,
      kind: "kept",
      isMoved: movedIds.has(block.id),
      from: oldIndex,
      to: newIndex,
      changes,
    };
  });
  const removed = before.flatMap((block, oldIndex): BlockDifference[] =>
    idsAfter.has(block.id)
      ? []
      : [{ block, kind: "removed", isMoved: false, from: oldIndex, to: null, changes: [] }],
  );
  const differs = ({ kind, isMoved, changes }: BlockDifference) =>
    kind !== "kept" || isMoved || changes.length > 0;
  return [...present, ...removed].filter(differs);
};

export const comparePages = (before: ComparablePage, after: ComparablePage): PageDifference => ({
  fields: pageFields.flatMap((name) => changesOf(before[name], after[name], name)),
  blocks: compareBlocks(before.blocks, after.blocks),
});

export const isEmptyDifference = ({ fields, blocks }: PageDifference): boolean =>
  fields.length === 0 && blocks.length === 0;

const fieldLabels: Readonly<Record<string, string>> = {
  name: "name",
  slug: "slug",
  routingKey: "routing key",
  isPublished: "published",
  isFixed: "fixed",
  "seo.title": "SEO title",
  "seo.description": "SEO description",
  "seo.robots": "robots",
  "seo.image": "SEO picture",
  "attributes.transparentHeader": "transparent header",
  "attributes.hideLayout": "hidden layout",
  customHtmlClasses: "HTML classes",
  customCss: "custom CSS",
};

/** A path without a label is returned as it is. */
export const fieldLabel = (path: string): string => fieldLabels[path] ?? path;

/**
 * One line for people: `Slug, SEO title; 1 block added, 2 blocks changed`; empty for no difference.
 */
export const summarizeDifference = ({ fields, blocks }: PageDifference): string => {
  const countOf = (verb: string, matches: (difference: BlockDifference) => boolean) => {
    const count = blocks.filter(matches).length;
    return count === 0 ? [] : [`${counted(count, "block")} ${verb}`];
  };
  const blockCounts = [
    ...countOf("added", ({ kind }) => kind === "added"),
    ...countOf("removed", ({ kind }) => kind === "removed"),
    ...countOf("changed", ({ changes }) => changes.length > 0),
    ...countOf("moved", ({ isMoved }) => isMoved),
  ].join(", ");
  const changedField = ({ path, after }: Change) =>
    path === "isPublished" && after === false ? "unpublished" : fieldLabel(path);
  const text = [fields.map(changedField).join(", "), blockCounts].filter(Boolean).join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
