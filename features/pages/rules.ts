import { type Block, type PageInput, pageInputSchema, type RuleError } from "./contract.ts";

/** Checks one block's content by its block's schema; the list of blocks is handed in from the apps. */
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

/**
 * What the schema itself refuses (lengths, classes, schedules). The server has parsed a page before
 * its rules are asked; the editor has not, and would hear of these only after a refused save.
 */
const schemaErrors = (page: PageInput): RuleError[] =>
  (pageInputSchema.safeParse(page).error?.issues ?? []).map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }));

const isActiveFilterList = (block: Block): boolean =>
  (block.blockType === "wr-travels" || block.blockType === "wr-tours") &&
  block.enabled &&
  block.schedule === null &&
  block.content["showFilters"] === true;

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
    errors.push({
      path: "blocks",
      message: "You can use just one active list with show filter (travels or tours).",
    });
  return errors;
};

/**
 * Every rule of the page's validation table, the same in the editor and on the server.
 * @param checkBlock the blocks' own schemas; its paths are relative to the block
 * @returns errors by path (`slug`, `seo.title`, `blocks.3.content.title`), empty when the page may be saved
 */
export const pageErrors = (page: PageInput, checkBlock: BlockCheck): readonly RuleError[] => {
  const fields = [
    ...nameErrors(page),
    ...slugErrors(page),
    ...routingKeyErrors(page),
    ...schemaErrors(page),
    ...page.blocks.flatMap((block, index) =>
      checkBlock(block).map((error) => ({ ...error, path: `blocks.${index}.${error.path}` })),
    ),
  ];
  return [...fields, ...wholePageErrors(page, fields)];
};
