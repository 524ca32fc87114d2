import { z } from "zod";
import { type Block, blockSchema } from "#features/pages/contract.ts";
import type { BlockCheck } from "#features/pages/rules.ts";
import type { CatalogueBlock } from "../page-api.ts";
import type { FieldSchema } from "../form/field-schema.ts";
import { readJson } from "../json/read-json.ts";
import { copyBlocks } from "../block-list/operations.ts";

/** More than a page can hold; nobody copies that by hand. */
const maxTextLength = 2_000_000;
const maxBlocks = 500;
const maxWarnings = 20;

const format = "page-blocks";

const clipboardSchema = z.strictObject({
  format: z.literal(format),
  version: z.literal(1),
  blocks: z.array(blockSchema).min(1).max(maxBlocks),
});

/** Blocks as the text that is copied; any page of any market takes it. */
export const serializeBlocks = (blocks: readonly Block[]): string =>
  JSON.stringify({ format, version: 1, blocks }, null, 2);

export type PasteContext = Readonly<{
  catalogue: readonly CatalogueBlock[];
  checkBlock: BlockCheck;
  newId: () => string;
  /** How many blocks the page can still take. */
  room?: number;
}>;

/** The blocks to put in, and what staff should know of them; or why there are none. */
export type PasteResult =
  | Readonly<{ blocks: readonly Block[]; warnings: readonly string[] }>
  | Readonly<{ problem: string }>;

type Content = Readonly<Record<string, unknown>>;
const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value without the keys that its schema does not know; their paths are added to `unknown`. */
const keepKnownKeys = (
  value: unknown,
  schema: FieldSchema,
  path: string,
  unknown: string[],
): unknown => {
  const [shape = schema, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== "null");
  if (others.length > 0) return value;
  if (Array.isArray(value)) {
    const { items } = shape;
    return items
      ? value.map((item, at) => keepKnownKeys(item, items, `${path}${at}.`, unknown))
      : value;
  }
  const { properties } = shape;
  if (!properties || !isContent(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const field = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (field) return [[key, keepKnownKeys(part, field, `${path}${key}.`, unknown)]];
      unknown.push(`${path}${key}`);
      return [];
    }),
  );
};

/** By the rule that a page's copy keeps, but for blocks that are switched off too. */
const withNewId = (block: Block, newId: () => string): Block => {
  const [copied = block] = copyBlocks([{ ...block, enabled: true }], [0], newId);
  return { ...copied, enabled: block.enabled };
};

const acceptBlock = (block: Block, at: number, context: PasteContext): [Block | null, string[]] => {
  const entry = context.catalogue.find(({ name }) => name === block.blockType);
  const which = `Block ${at + 1}`;
  if (!entry) return [null, [`${which} was left out: there is no block ${block.blockType}.`]];
  const unknown: string[] = [];
  const content = keepKnownKeys(block.content, entry.fields, "", unknown);
  const cleaned = { ...block, content: isContent(content) ? content : {} };
  const taken = withNewId(cleaned, context.newId);
  const lost = unknown.map((key) => `${which}, ${entry.label}: there is no field ${key}.`);
  const wrong = context
    .checkBlock(taken)
    .map(({ path, message }) => `${which}, ${entry.label}: ${path}: ${message}`);
  return [taken, [...lost, ...wrong]];
};

const noBlocksMessage = "This text holds no blocks.";

/** Texts that an older version copied name no format: their first key is the product's name. */
const withFormat = (value: unknown): unknown => {
  if (!isContent(value) || "format" in value) return value;
  const [[key, first] = [], ...others] = Object.entries(value);
  return key !== undefined && first === "blocks"
    ? { format, ...Object.fromEntries(others) }
    : value;
};
const looksCopied = /^\s*\{\s*"[^"]*"\s*:\s*"(?:page-)?blocks"/;

/** Why the text is no copied blocks: what is wrong with it first of all. */
const describeShapeProblem = (value: unknown, error: z.ZodError): string => {
  if (!isContent(value) || value["format"] !== format) return noBlocksMessage;
  const [issue] = error.issues;
  return `These blocks cannot be read. ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`;
};

/**
 * Reads blocks from a text that anybody may have written. Each gets a new id, which takes the old
 * one's place in its CSS. A block of a kind that does not exist is left out, a field that does not
 * exist is too, and both are named; values that the rules refuse come along and are named.
 */
export const parsePasted = (text: string, context: PasteContext): PasteResult => {
  if (text.length > maxTextLength) return { problem: "This text is too long to be blocks." };
  const reading = readJson(text);
  if ("problem" in reading) {
    const isCopied = looksCopied.test(text.slice(0, 200));
    return { problem: isCopied ? `${noBlocksMessage} ${reading.problem}` : noBlocksMessage };
  }
  const value = withFormat(reading.value);
  const { data, error } = clipboardSchema.safeParse(value);
  if (!data) return { problem: describeShapeProblem(value, error) };
  const room = context.room ?? maxBlocks;
  if (data.blocks.length > room)
    return { problem: `The page can take ${room} more blocks; these are ${data.blocks.length}.` };
  const taken = data.blocks.map((block, at) => acceptBlock(block, at, context));
  const blocks = taken.flatMap(([block]) => (block ? [block] : []));
  const warnings = taken.flatMap(([, said]) => said);
  if (blocks.length === 0) return { problem: warnings.slice(0, maxWarnings).join(" ") };
  const more = warnings.length - maxWarnings;
  return {
    blocks,
    warnings: more > 0 ? [...warnings.slice(0, maxWarnings), `And ${more} more.`] : warnings,
  };
};
