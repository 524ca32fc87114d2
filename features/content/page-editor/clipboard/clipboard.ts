import { z } from "zod";
import { type Block, blockSchema } from "#features/content/pages/contract.ts";
import { type PagePlace, placementProblem } from "#features/content/pages/parts/block-placement.ts";
import type { BlockCheck } from "#features/content/pages/rules.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import { shorten } from "#platform/prose/short-quotes.ts";
import { readJson } from "../page-blocks/read-json.ts";
import { copyBlocks } from "../page-blocks/operations.ts";

/** In characters; no page reaches this length. */
const maxTextLength = 2_000_000;
const maxBlocks = 500;
const maxWarnings = 20;

const format = "page-blocks";

const clipboardSchema = z.strictObject({
  format: z.literal(format),
  version: z.literal(1),
  blocks: z.array(blockSchema).min(1).max(maxBlocks),
});

/** The format has no ids of pages or markets, so any page of any market can paste it. */
export const serializeBlocks = (blocks: readonly Block[]): string =>
  JSON.stringify({ format, version: 1, blocks }, null, 2);

type Content = Readonly<Record<string, unknown>>;
const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const looksCopied = /^\s*\{\s*"[^"]*"\s*:\s*"(?:page-)?blocks"/;

/** How many blocks a text of the clipboard holds; 0 for any other text. */
export const countCopied = (text: string): number => {
  if (text.length > maxTextLength || !looksCopied.test(text.slice(0, 200))) return 0;
  const parsed = readJson(text);
  const blocks = "value" in parsed && isContent(parsed.value) ? parsed.value["blocks"] : null;
  return Array.isArray(blocks) ? blocks.length : 0;
};

export type PasteContext = Readonly<{
  catalogue: readonly CatalogueBlock[];
  checkBlock: BlockCheck;
  /** The page that they are pasted on. */
  place: PagePlace;
  newId: () => string;
  /** How many more blocks the page can hold. */
  room?: number;
}>;

/** Either the pasted blocks with warnings for the user, or the reason why nothing can be pasted. */
export type PasteResult =
  | Readonly<{ blocks: readonly Block[]; warnings: readonly string[] }>
  | Readonly<{ problem: string }>;

/** Removes the keys that the schema does not have and adds their paths to `unknown`. */
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
      ? value.map((item, index) => keepKnownKeys(item, items, `${path}${index}.`, unknown))
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

/** `copyBlocks` drops disabled blocks, so the block is enabled for the copy and then reset. */
const withNewId = (block: Block, newId: () => string): Block => {
  const [copied = block] = copyBlocks([{ ...block, enabled: true }], [0], newId);
  return { ...copied, enabled: block.enabled };
};

const acceptBlock = (
  block: Block,
  index: number,
  context: PasteContext,
): [Block | null, string[]] => {
  const entry = context.catalogue.find(({ name }) => name === block.blockType);
  const position = `Block ${index + 1}`;
  if (!entry)
    return [null, [`${position} was left out: there is no block ${shorten(block.blockType)}.`]];
  const misplaced = placementProblem(entry, context.place);
  if (misplaced !== null) return [null, [`${position} was left out: ${misplaced}`]];
  const unknown: string[] = [];
  const content = keepKnownKeys(block.content, entry.fields, "", unknown);
  const cleaned = { ...block, content: isContent(content) ? content : {} };
  const pasted = withNewId(cleaned, context.newId);
  const unknownFields = unknown.map(
    (key) => `${position}, ${entry.label}: there is no field ${shorten(key)}.`,
  );
  const ruleErrors = context
    .checkBlock(pasted)
    .map(({ path, message }) => `${position}, ${entry.label}: ${path}: ${message}`);
  return [pasted, [...unknownFields, ...ruleErrors]];
};

const noBlocksMessage = "This text holds no blocks.";

/** Texts copied by older versions have no `format`: their first key was the product's name. */
const withFormat = (value: unknown): unknown => {
  if (!isContent(value) || "format" in value) return value;
  const [[key, first] = [], ...others] = Object.entries(value);
  return key !== undefined && first === "blocks"
    ? { format, ...Object.fromEntries(others) }
    : value;
};

const describeShapeProblem = (value: unknown, error: z.ZodError): string => {
  if (!isContent(value) || value["format"] !== format) return noBlocksMessage;
  const [issue] = error.issues;
  return `These blocks cannot be read. ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`;
};

/**
 * Reads blocks from untrusted text. Each gets a new id, also in its CSS. Unknown block types and
 * unknown fields are dropped with a warning; invalid values are kept with a warning.
 */
export const parsePasted = (text: string, context: PasteContext): PasteResult => {
  if (text.length > maxTextLength) return { problem: "This text is too long to be blocks." };
  const parsed = readJson(text);
  if ("problem" in parsed) {
    const isCopied = looksCopied.test(text.slice(0, 200));
    return { problem: isCopied ? `${noBlocksMessage} ${parsed.problem}` : noBlocksMessage };
  }
  const value = withFormat(parsed.value);
  const { data, error } = clipboardSchema.safeParse(value);
  if (!data) return { problem: describeShapeProblem(value, error) };
  const room = context.room ?? maxBlocks;
  if (data.blocks.length > room)
    return { problem: `The page can take ${room} more blocks; these are ${data.blocks.length}.` };
  const pasted = data.blocks.map((block, index) => acceptBlock(block, index, context));
  const blocks = pasted.flatMap(([block]) => (block ? [block] : []));
  const warnings = pasted.flatMap(([, blockWarnings]) => blockWarnings);
  if (blocks.length === 0) return { problem: warnings.slice(0, maxWarnings).join(" ") };
  const hiddenCount = warnings.length - maxWarnings;
  return {
    blocks,
    warnings:
      hiddenCount > 0 ? [...warnings.slice(0, maxWarnings), `And ${hiddenCount} more.`] : warnings,
  };
};
