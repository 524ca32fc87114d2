import { bodyErrors, readBody } from "#platform/server/http/body.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { BodyReader } from "#platform/server/http/routes/handling.ts";
import { composeTexts } from "#platform/server/http/compose-texts.ts";
import { type ForceFlags, forceFlagsSchema, type PageInput, pageInputSchema } from "../contract.ts";
import type { BlockCheck } from "../rules.ts";
import { serverFields } from "./contract.ts";
import { cleanStyles } from "../styles/styles.ts";
import { isBlank } from "#platform/texts/signs.ts";
import { assertRead, type SentPage } from "./readable-errors.ts";

const asObject = (body: unknown): Record<string, unknown> => {
  if (body === null || typeof body !== "object" || Array.isArray(body))
    throw new Problem(400, "The body must be a JSON object.");
  return { ...body };
};

const withoutServerFields = (body: Record<string, unknown>): Record<string, unknown> => {
  for (const field of Object.keys(serverFields)) delete body[field];
  return body;
};

/** The fields that can be read, with the defaults of those that were not sent, and all others raw. */
const readFields = (body: Readonly<Record<string, unknown>>): PageInput =>
  Object.fromEntries(
    Object.entries(pageInputSchema.shape).flatMap(([field, schema]) => {
      const { success, data } = schema.safeParse(body[field]);
      const value: unknown = success ? data : body[field];
      return value === undefined ? [] : [[field, value]];
    }),
  ) as PageInput;

/** @throws Problem 400 for an unknown key */
const readPage = (body: Record<string, unknown>): SentPage => {
  const { data, error } = pageInputSchema.safeParse(body);
  if (error) return { page: readFields(body), unread: bodyErrors(error, body) };
  const page = {
    ...data,
    name: data.name.trim(),
    slug: isBlank(data.slug) ? "" : data.slug.trim(),
    routingKey: isBlank(data.routingKey ?? "") ? null : (data.routingKey?.trim() ?? null),
  };
  return { page, unread: [] };
};

/**
 * A stored page or version, which an older schema may have read.
 * @throws Problem 400 for a key that pages do not have any more
 */
export const readStoredPage = (stored: object): SentPage =>
  readPage(withoutServerFields(asObject(stored)));

export type PageSave = Readonly<{ sent: SentPage; flags: ForceFlags }>;

/** @throws Problem 400 for a body that is no page */
const readPageSave = (body: unknown): PageSave => {
  const { forceSave, forceSaveDeleting, forceCreateMissing, ...rest } = asObject(body);
  composeTexts(rest);
  const flags = readBody(forceFlagsSchema, { forceSave, forceSaveDeleting, forceCreateMissing });
  return { sent: readPage(rest), flags };
};

/** Leaves it to the save to refuse what cannot be read: it may be as it is stored. */
export const pageSaveReader: BodyReader<PageSave> = { read: readPageSave };

/** For a page that is nowhere stored. @throws Problem 422 with every error by its path */
export const newPageReader = (checkBlock: BlockCheck): BodyReader<PageSave> => ({
  read(body) {
    const save = readPageSave(withoutServerFields(asObject(body)));
    assertRead(save.sent, checkBlock);
    return save;
  },
});

/** Cleaned sheets are kept: the transaction of the save finds them there, and waits for none. */
export const cleanStylesAhead = async ({ page, unread }: SentPage): Promise<void> => {
  if (unread.length === 0) await cleanStyles(page);
};
