import type { z } from "zod";
import {
  type Block,
  blockSchema,
  type PageInput,
  pageInputSchema,
  type SlugCheck,
} from "./contract.ts";
import { templateKindOf } from "./owner-rules.ts";
import { isActiveFilterList } from "./page-defaults.ts";
import { maxBlocks } from "./field-rules.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { isBlank } from "#platform/texts/signs.ts";

/**
 * Checks one block; error paths are relative to it. The app passes it in, since only the app knows
 * all block types.
 */
export type BlockCheck = (block: Block) => readonly RuleError[];

const nameErrors = (page: PageInput): RuleError[] =>
  isBlank(page.name) ? [{ path: "name", message: "Missing page name. Write something." }] : [];

export const slugErrors = ({
  slug: typedSlug,
  routingKey,
  owner,
}: Pick<PageInput, "slug" | "routingKey"> & Partial<Pick<PageInput, "owner">>): RuleError[] => {
  const slug = typedSlug.trim();
  if (owner)
    return slug === ""
      ? []
      : [{ path: "slug", message: "This page stands on its owner's address and has no slug." }];
  if (isBlank(slug)) {
    return routingKey === "index"
      ? []
      : [{ path: "slug", message: "Missing slug. Write something." }];
  }
  const messages: string[] = [];
  // Nothing answers at an address that ends with a slash.
  if (!/^[A-Za-z0-9\-_/]+$/.test(slug) || slug.endsWith("/"))
    messages.push("Wrong slug. Use just a-z, A-Z, 0-9, or -/_.");
  if (slug.startsWith("/")) messages.push("Wrong slug. Slug cannot start with /");
  if (slug.split("/").length > 2) messages.push("You can use just one /");
  return messages.map((message) => ({ path: "slug", message }));
};

/** Why no page can have the address of a record, or that of a route for records. */
export const routeSentence = (slug: string, use: "record" | "route"): string =>
  use === "record"
    ? `A travel, a departure or a coordinator stands at /${slug}.`
    : `Addresses such as /${slug} belong to travels, departures and coordinators: nobody would see a page there.`;

/** Why a page cannot have a slug; null for one that is free. */
export const slugProblem = (
  slug: string,
  { page, isReserved, isRecord, isRoute }: SlugCheck,
): string | null => {
  if (page) return `The page “${page.name}” has this slug.`;
  if (isRecord) return routeSentence(slug, "record");
  if (isRoute) return routeSentence(slug, "route");
  return isReserved ? `The site itself answers at /${slug}.` : null;
};

const routingKeyErrors = ({ routingKey, isFixed, owner }: PageInput): RuleError[] => {
  const key = isBlank(routingKey ?? "") ? "" : (routingKey?.trim() ?? "");
  if (owner && (key || isFixed))
    return [{ path: "routingKey", message: "A page that belongs to another has no routing key." }];
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
 * Errors of the schema itself (lengths, classes). The server parses a page before it checks the
 * rules; the editor does not, and would otherwise learn of these only from a refused save.
 */
const schemaErrors = ({ blocks: _blocks, ...fields }: PageInput): RuleError[] =>
  errorsOf(fieldsSchema.safeParse(fields).error);

const blockCountErrors = ({ blocks }: PageInput): RuleError[] =>
  blocks.length > maxBlocks
    ? [{ path: "blocks", message: `A page holds at most ${maxBlocks} blocks.` }]
    : [];

/** Ids identify blocks in their CSS, in merges and in the editor. */
const idErrors = ({ blocks }: PageInput): RuleError[] => {
  const seenIds = new Set<string>();
  return blocks.flatMap(({ id }, index) => {
    if (!seenIds.has(id)) {
      seenIds.add(id);
      return [];
    }
    return [{ path: `blocks.${index}.id`, message: "Another block of this page has this id." }];
  });
};

/** Errors of the block's own fields and of its content, with paths relative to the block. */
export const blockErrors = (block: Block, checkBlock: BlockCheck): readonly RuleError[] => [
  ...errorsOf(blockSchema.safeParse(block).error),
  ...checkBlock(block),
];

const activeListMessage = "You can use just one active list with show filter (travels or tours).";

const metaMessage = "You have validation errors in your meta data. Please double check all fields.";
const blocksMessage = "You have validation errors in your blocks. Please double check all fields.";

/** Summary messages for errors in the meta data and in the blocks. */
export const groupMessages = (fieldErrors: readonly RuleError[]): RuleError[] => {
  const hasErrorIn = (prefix: string) => fieldErrors.some(({ path }) => path.startsWith(prefix));
  return [
    ...(hasErrorIn("seo.") ? [{ path: "seo", message: metaMessage }] : []),
    ...(hasErrorIn("blocks.") ? [{ path: "blocks", message: blocksMessage }] : []),
  ];
};

/** The errors that say themselves what is wrong. */
export const withoutGroupMessages = (errors: readonly RuleError[]): RuleError[] =>
  errors.filter(({ message }) => message !== metaMessage && message !== blocksMessage);

const wholePageErrors = (page: PageInput, fieldErrors: readonly RuleError[]): RuleError[] => {
  const errors = groupMessages(fieldErrors);
  if (page.isPublished && !page.blocks.some((block) => block.enabled))
    errors.push({
      path: "isPublished",
      message: "Add at least one block enabled to go online with the page.",
    });
  if (page.blocks.filter(isActiveFilterList).length > 1)
    errors.push({ path: "blocks", message: activeListMessage });
  return errors;
};

const templateErrors = (page: PageInput): RuleError[] => {
  if (templateKindOf(page.owner) === null) return [];
  return [
    ...(page.isPublished
      ? [{ path: "isPublished", message: "A template is not published: pages are made of it." }]
      : []),
    ...(page.template === null
      ? []
      : [{ path: "template", message: "A template is not made of another." }]),
  ];
};

/**
 * All rules of the page's validation table (specification), used by editor and server alike.
 * @param errorsOfBlock errors of one block (`blockErrors`); the editor passes a cached version
 * @returns errors by path (`slug`, `seo.title`, `blocks.3.content.title`), empty when the page may
 * be saved
 */
export const pageErrors = (page: PageInput, errorsOfBlock: BlockCheck): readonly RuleError[] => {
  const fieldErrors = [
    ...nameErrors(page),
    ...slugErrors(page),
    ...routingKeyErrors(page),
    ...templateErrors(page),
    ...schemaErrors(page),
    ...blockCountErrors(page),
    ...idErrors(page),
    ...page.blocks.flatMap((block, index) =>
      errorsOfBlock(block).map((error) => ({ ...error, path: `blocks.${index}.${error.path}` })),
    ),
  ];
  return [...fieldErrors, ...wholePageErrors(page, fieldErrors)];
};
