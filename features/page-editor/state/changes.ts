import type { Draft } from "mutative";
import type { Block, PageInput } from "#features/pages/contract.ts";
import { withId } from "../block-list/operations.ts";
import { blockOf, type EditedPage, denormalize, normalize } from "./edited-page.ts";
import { shareStructure } from "./share-structure.ts";
import { type Typing, detectTyping, jsonTyping } from "./typing-runs.ts";

/**
 * An edit before it is applied: `apply` mutates a draft of the page, `label` names it in the undo
 * history.
 */
export type Change = Readonly<{
  label: string;
  block: string | null;
  typing?: Typing | null;
  apply: (draft: Draft<EditedPage>) => void;
}>;

type PathStep = string | number;
type Container = Record<PathStep, unknown>;

const isContainer = (value: unknown): value is Container =>
  typeof value === "object" && value !== null;

const getAt = (root: unknown, path: readonly PathStep[]): unknown =>
  path.reduce<unknown>((value, step) => (isContainer(value) ? value[step] : undefined), root);

const setAt = (root: unknown, path: readonly PathStep[], value: unknown): void => {
  const parent = getAt(root, path.slice(0, -1));
  const last = path.at(-1);
  if (isContainer(parent) && last !== undefined) parent[last] = value;
};

const parsePath = (path: string): PathStep[] =>
  path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

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
    apply: (draft) => setAt(draft, path, value),
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
    apply: (draft) => {
      change.apply(draft);
      draft.fields.slug = slug;
    },
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
  apply: (draft) =>
    setAt(draft, ["blocks", id, "content"], shareStructure(page.blocks[id]?.content, content)),
});

/** Replaces the page from its JSON editor. Key strokes without a pause merge into one undo step. */
export const writePage = (page: EditedPage, next: PageInput, now: number): Change =>
  replacePage(page, next, "JSON of the page", jsonTyping("page", now));

/** Inserts blocks after a position; -1 inserts them at the start. */
export const addBlocks = (blocks: readonly Block[], after: number, name: string): Change => ({
  label: `${name} added`,
  block: blocks[0]?.id ?? null,
  apply: (draft) => {
    for (const block of blocks) draft.blocks[block.id] = structuredClone(block);
    draft.order.splice(after + 1, 0, ...blocks.map(({ id }) => id));
  },
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
    apply: (draft) => {
      draft.order.splice(draft.order.indexOf(id), 1);
      draft.order.splice(position, 0, id);
    },
  };
};

export const removeBlock = (id: string, name: string): Change => ({
  label: `${name} deleted`,
  block: null,
  apply: (draft) => {
    draft.order.splice(draft.order.indexOf(id), 1);
    delete draft.blocks[id];
  },
});

/**
 * Replaces the whole page, from JSON, a merge or a restored version. Sets only the parts that
 * differ, so that undo patches stay small.
 */
export const replacePage = (
  page: EditedPage,
  next: PageInput,
  label: string,
  typing: Typing | null = null,
): Change => {
  const target = normalize(shareStructure(denormalize(page), next));
  return {
    label,
    block: null,
    typing,
    apply: (draft) => {
      draft.fields = shareStructure(page.fields, target.fields);
      if (page.order.join() !== target.order.join()) draft.order = [...target.order];
      for (const id of Object.keys(draft.blocks)) if (!target.blocks[id]) delete draft.blocks[id];
      for (const [id, block] of Object.entries(target.blocks)) {
        const shared = shareStructure(page.blocks[id], block);
        if (shared !== page.blocks[id]) draft.blocks[id] = shared;
      }
    },
  };
};
