import type { Block, PageInput } from "#features/content/pages/contract.ts";
import { withId } from "../page-blocks/operations.ts";
import { blockOf, type EditedPage, normalize } from "./edited-page.ts";
import { getAt, parsePath, type PathStep, setAt } from "#platform/undo/patches.ts";
import { shareStructure } from "#platform/undo/share-structure.ts";
import { type Typing, detectTyping, jsonTyping } from "#platform/undo/typing-runs.ts";

/**
 * An edit before it is applied: `apply` returns the changed page, which shares with the old one what
 * stays; `label` names it in the undo history.
 */
export type Change = Readonly<{
  label: string;
  block: string | null;
  typing?: Typing | null;
  apply: (page: EditedPage) => EditedPage;
}>;

const changeAt = (
  page: EditedPage,
  block: string | null,
  path: readonly PathStep[],
  value: unknown,
  label: string,
  now: number,
): Change => {
  const before = getAt(page, path);
  const isText = typeof before === "string" && typeof value === "string";
  return {
    label,
    block,
    typing: isText ? detectTyping(before, value, path.join("."), now) : null,
    apply: (current) => setAt(current, path, value),
  };
};

/**
 * Sets a field of the page itself.
 * @param path `name`, `seo.title`, `attributes.hideLayout`
 * @param now epoch milliseconds; a pause starts a new undo step
 */
export const putField = (page: EditedPage, path: string, value: unknown, now: number): Change =>
  changeAt(page, null, ["fields", ...parsePath(path)], value, `${path} of the page`, now);

/** Sets the name, and with it a slug that follows the name: one step to undo. */
export const putName = (
  page: EditedPage,
  name: string,
  slug: string | null,
  now: number,
): Change => {
  const change = putField(page, "name", name, now);
  if (slug === null) return change;
  return {
    ...change,
    apply: (current) => setAt(change.apply(current), ["fields", "slug"], slug),
  };
};

/**
 * Sets a field of a block.
 * @param path relative to the block: `enabled`, `schedule`, `content.items.0.title`
 * @param name `Hero, block 2`, for the undo label
 */
export const putBlockField = (
  page: EditedPage,
  id: string,
  path: string,
  value: unknown,
  now: number,
  name: string,
): Change =>
  changeAt(
    page,
    id,
    ["blocks", id, ...parsePath(path)],
    value,
    `${path.replace("content.", "")} of ${name}`,
    now,
  );

/**
 * Sets a block's content from its JSON editor. Key strokes without a pause merge into one undo
 * step.
 */
export const writeContent = (
  page: EditedPage,
  id: string,
  content: Block["content"],
  now: number,
  name: string,
): Change => ({
  label: `JSON of ${name}`,
  block: id,
  typing: jsonTyping(id, now),
  apply: (current) =>
    setAt(current, ["blocks", id, "content"], shareStructure(page.blocks[id]?.content, content)),
});

/** Replaces the page from its JSON editor. Key strokes without a pause merge into one undo step. */
export const writePage = (page: EditedPage, next: PageInput, now: number): Change =>
  replacePage(page, next, "JSON of the page", jsonTyping("page", now));

/** Inserts blocks after a position; -1 inserts them at the start. */
export const addBlocks = (blocks: readonly Block[], after: number, name: string): Change => ({
  label: `${name} added`,
  block: blocks[0]?.id ?? null,
  apply: (page) => ({
    ...page,
    order: page.order.toSpliced(after + 1, 0, ...blocks.map(({ id }) => id)),
    blocks: { ...page.blocks, ...Object.fromEntries(blocks.map((block) => [block.id, block])) },
  }),
});

/**
 * Inserts a copy after the original: disabled, without a schedule, its CSS rewritten to the new id.
 */
export const duplicateBlock = (
  page: EditedPage,
  id: string,
  newId: string,
  name: string,
): Change => {
  const copy = { ...withId(blockOf(page, id), newId), enabled: false, schedule: null };
  return {
    ...addBlocks([copy], page.order.indexOf(id), name),
    label: `${name} duplicated`,
  };
};

/** Moves a block. `newIndex` is clamped to the ends of the page. */
export const moveBlock = (page: EditedPage, id: string, newIndex: number, name: string): Change => {
  const position = Math.max(0, Math.min(page.order.length - 1, newIndex));
  return {
    label: `${name} moved to position ${position + 1} of ${page.order.length}`,
    block: id,
    apply: (current) => ({
      ...current,
      order: current.order.filter((other) => other !== id).toSpliced(position, 0, id),
    }),
  };
};

/** The page without some of its blocks. */
export const withoutBlocks = (page: EditedPage, ids: readonly string[]): EditedPage => ({
  ...page,
  order: page.order.filter((id) => !ids.includes(id)),
  blocks: Object.fromEntries(Object.entries(page.blocks).filter(([id]) => !ids.includes(id))),
});

export const removeBlock = (id: string, name: string): Change => ({
  label: `${name} deleted`,
  block: null,
  apply: (page) => withoutBlocks(page, [id]),
});

/**
 * Replaces the whole page, from JSON, a merge or a restored version. Parts that stay are the same
 * objects.
 */
export const replacePage = (
  page: EditedPage,
  next: PageInput,
  label: string,
  typing: Typing | null = null,
): Change => ({
  label,
  block: null,
  typing,
  apply: () => shareStructure(page, normalize(next)),
});
