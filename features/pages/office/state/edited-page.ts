import type { Block, Page, PageInput } from "#features/pages/contract.ts";
import { isEqual } from "./share-structure.ts";

export type PageFields = Omit<PageInput, "blocks">;

/**
 * A page while it is edited: its blocks by their ids and their order apart, so that an edit touches
 * one block and what shows the others does not hear of it.
 */
export type EditedPage = Readonly<{
  fields: PageFields;
  order: readonly string[];
  blocks: Readonly<Record<string, Block>>;
}>;

/** What of a stored page is edited and sent. */
export const toPageInput = ({
  version: _version,
  createdAt: _created,
  updatedAt: _updated,
  ...page
}: Page): PageInput => page;

/** A page in the form in which it is edited. Ids of blocks are unique: the contract says so. */
export const normalize = ({ blocks, ...fields }: PageInput): EditedPage => ({
  fields,
  order: blocks.map(({ id }) => id),
  blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
});

/** The block with an id. @throws Error when there is none: an order never names one that is gone */
export const blockOf = ({ blocks }: EditedPage, id: string): Block => {
  const block = blocks[id];
  if (!block) throw new Error(`The page has no block ${id}.`);
  return block;
};

const denormalized = new WeakMap<EditedPage, PageInput>();

/** The page as it is sent; the same object for the same edited page, each block the very same. */
export const denormalize = (edited: EditedPage): PageInput => {
  const known = denormalized.get(edited);
  if (known) return known;
  const whole = { ...edited.fields, blocks: edited.order.map((id) => blockOf(edited, id)) };
  denormalized.set(edited, whole);
  return whole;
};

export const isSamePage = (a: EditedPage, b: EditedPage): boolean =>
  a === b ||
  (isEqual(a.fields, b.fields) &&
    isEqual(a.order, b.order) &&
    a.order.every((id) => isEqual(a.blocks[id], b.blocks[id])));
