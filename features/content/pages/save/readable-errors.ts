import type { RuleError } from "#platform/rule-error.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { blockSchema, type PageInput, pageInputSchema } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { type BlockCheck, blockErrors, pageErrors, groupMessages } from "../rules.ts";

/** Blocks that the schema refuses are left out; the others keep their index in the paths. */
const readableBlockErrors = (blocks: unknown, checkBlock: BlockCheck): readonly RuleError[] =>
  (Array.isArray(blocks) ? (blocks as readonly unknown[]) : []).flatMap((sent, index) => {
    const { data } = blockSchema.safeParse(sent);
    const errors = data ? blockErrors(data, checkBlock) : [];
    return errors.map(({ path, message }) => ({ path: `blocks.${index}.${path}`, message }));
  });

/** Rules of these fields look at other fields, which may be those that cannot be read. */
const wholePagePaths = new Set(["isPublished", "blocks", "seo"]);

/**
 * What the rules say of the readable fields of a page that its schema refuses, so that one answer
 * names everything that is wrong.
 */
const readableErrors = (
  body: Readonly<Record<string, unknown>>,
  checkBlock: BlockCheck,
): readonly RuleError[] => {
  const defaults = newPage("readable");
  const readable = Object.entries(pageInputSchema.shape).flatMap(([field, schema]) => {
    // What is parsed has the defaults of fields that were not sent.
    const { success, data } = schema.safeParse(body[field]);
    return success && field !== "blocks" ? [[field, data] as const] : [];
  });
  const names = new Set<string>(readable.map(([field]) => field));
  const page: PageInput = { ...defaults, ...Object.fromEntries(readable) };
  const fieldErrors = pageErrors(page, () => []).filter(
    ({ path }) => names.has(path.split(".")[0] ?? "") && !wholePagePaths.has(path),
  );
  return [...fieldErrors, ...readableBlockErrors(body["blocks"], checkBlock)];
};

/** A page as a writer has it. */
export type SentPage = Readonly<{
  page: PageInput;
  /** What its schema refuses: these fields of `page` hold what was sent, of whichever kind. */
  unread: readonly RuleError[];
}>;

/** @throws Problem 422 */
export const throwInvalid = (errors: readonly RuleError[]): never => {
  const all = [...errors, ...groupMessages(errors)];
  throw new Problem(422, all[0]?.message ?? "Validation failed", { errors: all });
};

/**
 * @param mayStay whether a field, named by its path, may be what no schema of today reads
 * @throws Problem 422 with everything that is wrong with a page that its schema refuses
 */
export const assertRead = (
  { page, unread }: SentPage,
  checkBlock: BlockCheck,
  mayStay: (path: string) => boolean = () => false,
): void => {
  if (!unread.every(({ path }) => mayStay(path)))
    throwInvalid([...unread, ...readableErrors({ ...page }, checkBlock)]);
};
