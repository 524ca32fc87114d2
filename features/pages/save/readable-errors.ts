import type { RuleError } from "#platform/rule-error.ts";
import { blockSchema, type PageInput, pageInputSchema } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { type BlockCheck, blockErrors, pageErrors } from "../rules.ts";

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
export const readableErrors = (
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
