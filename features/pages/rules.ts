import type { z } from "zod";
import {
  type Block,
  blockSchema,
  type PageInput,
  pageInputSchema,
  type RuleError,
} from "./contract.ts";
import { isActiveFilterList, maxBlocks } from "./page-defaults.ts";

/** Checks one block; of its content's schema only the apps know, which hand the list of blocks in. Paths are relative to the block. */
export type BlockCheck = (block: Block) => readonly RuleError[];

const nameErrors = (page: PageInput): RuleError[] =>
  page.name.trim() ? [] : [{ path: "name", message: "Missing page name. Write something." }];

const slugErrors = ({ slug: typed, routingKey }: PageInput): RuleError[] => {
  const slug = typed.trim();
  if (!slug) {
    return routingKey === "index"
      ? []
      : [{ path: "slug", message: "Missing slug. Write something." }];
  }
  const messages: string[] = [];
  if (!/^[A-Za-z0-9\-_/]+$/.test(slug))
    messages.push("Wrong slug. Use just a-z, A-Z, 0-9, or -/_.");
  if (slug.startsWith("/")) messages.push("Wrong slug. Slug cannot start with /");
  if (slug.split("/").length > 2) messages.push("You can use just one /");
  return messages.map((message) => ({ path: "slug", message }));
};

const routingKeyErrors = ({ routingKey, isFixed }: PageInput): RuleError[] => {
  const key = routingKey?.trim() ?? "";
  if (!key)
    return isFixed
      ? [{ path: "routingKey", message: "Missing routing key. Write something." }]
      : [];
  return /^[a-z0-9_-]+$/.test(key)
    ? []
    : [{ path: "routingKey", message: "Wrong routing key. Use just a-z, 0-9 or -_" }];
};

const fieldsSchema = pageInputSchema.omit({ blocks: true });

const errorsOf = (error: z.ZodError | undefined): RuleError[] =>
  (error?.issues ?? []).map(({ path, message }) => ({ path: path.join("."), message }));

/**
 * What the schema itself refuses (lengths, classes). The server has parsed a page before its rules
 * are asked; the editor has not, and would hear of these only after a refused save.
 */
const schemaErrors = ({ blocks: _blocks, ...fields }: PageInput): RuleError[] =>
  errorsOf(fieldsSchema.safeParse(fields).error);

const numberErrors = ({ blocks }: PageInput): RuleError[] =>
  blocks.length > maxBlocks
    ? [{ path: "blocks", message: `A page holds at most ${maxBlocks} blocks.` }]
    : [];

/** Blocks are told apart by their ids: in their own CSS, when two edits are merged, in the editor. */
const idErrors = ({ blocks }: PageInput): RuleError[] => {
  const known = new Set<string>();
  return blocks.flatMap(({ id }, index) => {
    if (!known.has(id)) {
      known.add(id);
      return [];
    }
    return [{ path: `blocks.${index}.id`, message: "Another block of this page has this id." }];
  });
};

/** The errors of one block, by paths relative to it: of its own shape, and of its content. */
export const blockErrors = (block: Block, checkBlock: BlockCheck): readonly RuleError[] => [
  ...errorsOf(blockSchema.safeParse(block).error),
  ...checkBlock(block),
];

/** Whether a block is a list that shows its filter to every visitor: one page has room for one. */
const activeListMessage = "You can use just one active list with show filter (travels or tours).";

const metaMessage = "You have validation errors in your meta data. Please double check all fields.";
const blocksMessage = "You have validation errors in your blocks. Please double check all fields.";

/** The overall messages that wrong fields bring with them. */
export const overallErrors = (fieldErrors: readonly RuleError[]): RuleError[] => {
  const isAny = (start: string) => fieldErrors.some(({ path }) => path.startsWith(start));
  return [
    ...(isAny("seo.") ? [{ path: "seo", message: metaMessage }] : []),
    ...(isAny("blocks.") ? [{ path: "blocks", message: blocksMessage }] : []),
  ];
};

/** One rule for every other overall message of the source's validation table. */
const wholePageErrors = (page: PageInput, fieldErrors: readonly RuleError[]): RuleError[] => {
  const errors = overallErrors(fieldErrors);
  if (page.isPublished && !page.blocks.some((block) => block.enabled))
    errors.push({
      path: "isPublished",
      message: "Add at least one block enabled to go online with the page.",
    });
  if (page.blocks.filter(isActiveFilterList).length > 1)
    errors.push({ path: "blocks", message: activeListMessage });
  return errors;
};

/**
 * Every rule of the page's validation table, the same in the editor and on the server.
 * @param errorsOfBlock what is wrong with one block (`blockErrors`); the editor remembers the answers
 * @returns errors by path (`slug`, `seo.title`, `blocks.3.content.title`), empty when the page may be saved
 */
export const pageErrors = (page: PageInput, errorsOfBlock: BlockCheck): readonly RuleError[] => {
  const fields = [
    ...nameErrors(page),
    ...slugErrors(page),
    ...routingKeyErrors(page),
    ...schemaErrors(page),
    ...numberErrors(page),
    ...idErrors(page),
    ...page.blocks.flatMap((block, index) =>
      errorsOfBlock(block).map((error) => ({ ...error, path: `blocks.${index}.${error.path}` })),
    ),
  ];
  return [...fields, ...wholePageErrors(page, fields)];
};
