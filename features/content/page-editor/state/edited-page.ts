import type { Block, Page, PageInput } from "#features/content/pages/contract.ts";
import { isEqual } from "#platform/undo/share-structure.ts";

export type PageFields = Omit<PageInput, "blocks">;

/**
 * The page in normalized form: blocks by id, with their order as a separate list, so that an edit
 * of one block leaves the others the same objects.
 */
export type EditedPage = Readonly<{
  fields: PageFields;
  order: readonly string[];
  blocks: Readonly<Record<string, Block>>;
}>;

/** Drops the fields that the server alone sets. */
export const toPageInput = ({
  version: _version,
  createdAt: _created,
  updatedAt: _updated,
  ...page
}: Page): PageInput => page;

/** Block ids are unique: the page contract refuses duplicates. */
export const normalize = ({ blocks, ...fields }: PageInput): EditedPage => ({
  fields,
  order: blocks.map(({ id }) => id),
  blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
});

/** @throws Error when the page has no such block: `order` never names a removed one */
export const blockOf = ({ blocks }: EditedPage, id: string): Block => {
  const block = blocks[id];
  if (!block) throw new Error(`The page has no block ${id}.`);
  return block;
};

const denormalized = new WeakMap<EditedPage, PageInput>();

/**
 * The page in the form of the API. Cached: the same edited page gives the same object, and its
 * blocks are not copied.
 */
export const denormalize = (edited: EditedPage): PageInput => {
  const cached = denormalized.get(edited);
  if (cached) return cached;
  const page = { ...edited.fields, blocks: edited.order.map((id) => blockOf(edited, id)) };
  denormalized.set(edited, page);
  return page;
};

/**
 * A page gets its id with its first save, while its edits began without one; so the id is no
 * difference.
 */
const withoutId = ({ id: _id, ...fields }: PageFields) => fields;

export const isSamePage = (a: EditedPage, b: EditedPage): boolean =>
  a === b ||
  ((a.fields === b.fields || isEqual(withoutId(a.fields), withoutId(b.fields))) &&
    isEqual(a.order, b.order) &&
    a.order.every((id) => isEqual(a.blocks[id], b.blocks[id])));
