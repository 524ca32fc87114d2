import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { ForceFlags } from "./conflicts.ts";
import { type PageInput, pageInputSchema } from "./contract.ts";
import { type BlockCheck, blockErrors, overallErrors, pageErrors } from "./rules.ts";
import { cleanStyles } from "./styles.ts";

const flagsSchema = z.strictObject({
  forceSave: z.boolean().default(false),
  forceSaveDeleting: z.boolean().default(false),
  forceCreateMissing: z.boolean().default(false),
});

// What the server adds to a page; a client may send back what it was given.
const ownFields = ["version", "createdAt", "updatedAt"] as const;

const messageOf = (issue: z.core.$ZodIssue): string =>
  issue.code === "unrecognized_keys" ? `Unknown key ${issue.keys.join(", ")}.` : issue.message;

const deepest = 40;

/**
 * Lone surrogates and NUL cannot be stored as text; the first field that holds one is named.
 * @throws Problem 400 for what is nested deeper than any block could be
 */
const unstorable = (value: unknown, path: readonly string[]): string | null => {
  if (path.length > deepest) throw new Problem(400, "The body is nested too deep.");
  if (typeof value === "string")
    return value.includes("\u0000") || !value.isWellFormed() ? path.join(".") : null;
  if (value === null || typeof value !== "object") return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
};

const refuse = (errors: readonly { path: string; message: string }[]): never => {
  throw new Problem(422, errors[0]?.message ?? "Validation failed", { errors });
};

/** @throws Problem 400 naming an unknown key, 422 with every error by its path */
export const parse = <Output>(schema: z.ZodType<Output>, body: unknown): Output => {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const unknownKey = result.error.issues.find((issue) => issue.code === "unrecognized_keys");
  if (unknownKey) throw new Problem(400, messageOf(unknownKey));
  const errors = result.error.issues.map((issue) => ({
    path: issue.path.join("."),
    message: messageOf(issue),
  }));
  return refuse([...errors, ...overallErrors(errors)]);
};

const asObject = (body: unknown): Record<string, unknown> => {
  if (body === null || typeof body !== "object" || Array.isArray(body))
    throw new Problem(400, "The body must be a JSON object.");
  return { ...body };
};

/** The flags of a resend; an empty body has none. */
export const readFlags = (body: unknown): ForceFlags => parse(flagsSchema, asObject(body ?? {}));

/**
 * Reads the page and flags of a save.
 * @throws Problem 400 for what is no page at all, 422 with the messages of the validation table
 */
export const readPageSave = async (
  body: unknown,
  checkBlock: BlockCheck,
): Promise<{ page: PageInput; flags: ForceFlags }> => {
  const { forceSave, forceSaveDeleting, forceCreateMissing, ...rest } = asObject(body);
  for (const field of ownFields) delete rest[field];
  const bad = unstorable(rest, []);
  if (bad !== null)
    refuse([{ path: bad, message: "This text holds a character that cannot be stored." }]);
  const flags = parse(flagsSchema, { forceSave, forceSaveDeleting, forceCreateMissing });
  const sent = parse(pageInputSchema, rest);
  const page = {
    ...sent,
    name: sent.name.trim(),
    slug: sent.slug.trim(),
    routingKey: sent.routingKey?.trim() || null,
  };
  const found = pageErrors(page, (block) => blockErrors(block, checkBlock));
  const isRefused = (path: string) => found.some((error) => error.path === path);
  // Style sheets are read by the server alone: their parser is too heavy for the editor.
  const { errors } = await cleanStyles(page, isRefused);
  if (found.length + errors.length > 0) refuse([...found, ...errors]);
  return { page, flags };
};
