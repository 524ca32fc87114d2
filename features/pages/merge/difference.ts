import { type Change, changesOf } from "#features/audit/parts/changes.ts";
import type { Block, PageInput } from "#features/pages/contract.ts";
import { findMoved } from "./moved-blocks.ts";

/** What became of one block; places count from 0 and are null where the block is not. */
export type BlockDifference = Readonly<{
  /** The block as it is now, or as it was when it is gone. */
  block: Block;
  kind: "added" | "removed" | "kept";
  isMoved: boolean;
  from: number | null;
  to: number | null;
  /** Paths within the block: `enabled`, `content.title`. */
  changes: readonly Change[];
}>;

/** What differs between two states of a page; both lists are empty when nothing does. */
export type PageDifference = Readonly<{
  /** Changes of the page's own fields: `slug`, `seo.title`. */
  fields: readonly Change[];
  /** Only the blocks that differ, in the order of now; those that are gone come last. */
  blocks: readonly BlockDifference[];
}>;

/** A page, whoever says it: what the server adds to it is no part of a difference. */
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
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const kept = new Set(after.map(({ id }) => id));
  const stayed = after.filter(({ id }) => places.has(id));
  const moved = findMoved(stayed.map(({ id }) => places.get(id) ?? 0));
  const movedIds = new Set([...moved].map((index) => stayed[index]?.id));
  const now = after.map((block, to): BlockDifference => {
    const from = places.get(block.id);
    if (from === undefined)
      return { block, kind: "added", isMoved: false, from: null, to, changes: [] };
    const changes = changesOf(before[from], block);
    return { block, kind: "kept", isMoved: movedIds.has(block.id), from, to, changes };
  });
  const gone = before.flatMap((block, from): BlockDifference[] =>
    kept.has(block.id)
      ? []
      : [{ block, kind: "removed", isMoved: false, from, to: null, changes: [] }],
  );
  const differs = (one: BlockDifference) =>
    one.kind !== "kept" || one.isMoved || one.changes.length > 0;
  return [...now, ...gone].filter(differs);
};

/** The readable difference between two states of a page, blocks matched by their ids. */
export const comparePages = (before: ComparablePage, after: ComparablePage): PageDifference => ({
  fields: pageFields.flatMap((name) => changesOf(before[name], after[name], name)),
  blocks: compareBlocks(before.blocks, after.blocks),
});

/** Whether two states of a page say the same. */
export const isEmpty = ({ fields, blocks }: PageDifference): boolean =>
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

/** A page's field in people's words, by its path; a path without words of its own as it is. */
export const fieldLabel = (path: string): string => fieldLabels[path] ?? path;

/** A difference in one line: `Slug, SEO title; 1 block added, 2 blocks changed`; empty when there is none. */
export const summarizeDifference = ({ fields, blocks }: PageDifference): string => {
  const count = (words: string, test: (one: BlockDifference) => boolean) => {
    const found = blocks.filter(test).length;
    return found === 0 ? [] : [`${found} ${found === 1 ? "block" : "blocks"} ${words}`];
  };
  const parts = [
    ...count("added", ({ kind }) => kind === "added"),
    ...count("removed", ({ kind }) => kind === "removed"),
    ...count("changed", ({ changes }) => changes.length > 0),
    ...count("moved", ({ isMoved }) => isMoved),
  ].join(", ");
  const said = ({ path, after }: Change) =>
    path === "isPublished" && after === false ? "unpublished" : fieldLabel(path);
  const text = [fields.map(said).join(", "), parts].filter(Boolean).join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
