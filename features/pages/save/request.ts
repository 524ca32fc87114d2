import { z } from "zod";
import { bodyErrors, readBody } from "#platform/server/http/body.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { BodyReader } from "#platform/server/http/routes/route.ts";
import { composeTexts } from "#platform/server/http/compose-texts.ts";
import { type ForceFlags, forceFlagsSchema, type PageInput, pageInputSchema } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { type BlockCheck, blockErrors, summaryErrors, pageErrors } from "../rules.ts";
import { readableErrors } from "./readable-errors.ts";
import { cleanStyles } from "../styles/styles.ts";
import { isBlank } from "#platform/texts/signs.ts";

// The server sets these fields; a client may send them back and they are ignored.
const serverFields = {
  version: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
};

const pageSaveSchema = z
  .strictObject({ ...pageInputSchema.shape, ...serverFields, ...forceFlagsSchema.shape })
  .meta({ examples: [{ ...newPage("first"), name: "Autumn", slug: "autumn" }] });

const throwInvalid = (errors: readonly { path: string; message: string }[]): never => {
  throw new Problem(422, errors[0]?.message ?? "Validation failed", { errors });
};

/** @throws Problem 400 naming an unknown key, 422 with every error of schema and rules by its path */
const readPage = (body: Record<string, unknown>, checkBlock: BlockCheck): PageInput => {
  const { data, error } = pageInputSchema.safeParse(body);
  if (data) return data;
  const errors = [...bodyErrors(error, body), ...readableErrors(body, checkBlock)];
  return throwInvalid([...errors, ...summaryErrors(errors)]);
};

const asObject = (body: unknown): Record<string, unknown> => {
  if (body === null || typeof body !== "object" || Array.isArray(body))
    throw new Problem(400, "The body must be a JSON object.");
  return { ...body };
};

export type PageSave = Readonly<{ page: PageInput; flags: ForceFlags }>;

/** @throws Problem 400 for a body that is no page, 422 with the messages of the validation table */
const readPageSave = (body: unknown, checkBlock: BlockCheck): PageSave => {
  const { forceSave, forceSaveDeleting, forceCreateMissing, ...rest } = asObject(body);
  for (const field of Object.keys(serverFields)) delete rest[field];
  composeTexts(rest);
  const flags = readBody(forceFlagsSchema, { forceSave, forceSaveDeleting, forceCreateMissing });
  const sent = readPage(rest, checkBlock);
  const page = {
    ...sent,
    name: sent.name.trim(),
    slug: isBlank(sent.slug) ? "" : sent.slug.trim(),
    routingKey: isBlank(sent.routingKey ?? "") ? null : (sent.routingKey?.trim() ?? null),
  };
  return { page, flags };
};

export const pageSaveBody = (checkBlock: BlockCheck): BodyReader<PageSave> => ({
  schema: pageSaveSchema,
  read: (body) => readPageSave(body, checkBlock),
});

/**
 * Validates a whole page, style sheets included.
 * @throws Problem 422 with the messages of the validation table
 */
export const checkPage = async (page: PageInput, checkBlock: BlockCheck): Promise<void> => {
  const unstorable = pageErrors(page, (block) => blockErrors(block, checkBlock));
  const isRefused = (path: string) => unstorable.some((error) => error.path === path);
  // Only the server parses style sheets: the parser is too large for the editor.
  const { errors } = await cleanStyles(page, isRefused);
  if (unstorable.length + errors.length > 0) throwInvalid([...unstorable, ...errors]);
};

/**
 * Validates a stored page again: rules may have become stricter since it was saved.
 * @throws Problem 422 with the errors that a save of this page would report
 */
export const recheckPage = async (stored: object, checkBlock: BlockCheck): Promise<PageInput> => {
  const { page } = readPageSave(stored, checkBlock);
  await checkPage(page, checkBlock);
  return page;
};
