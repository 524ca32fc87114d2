import "#platform/zod-messages.ts";
import type { Block, PageInput } from "#features/pages/contract.ts";
import { type BlockCheck, blockErrors, pageErrors } from "#features/pages/rules.ts";
import type { RuleError } from "#platform/rule-error.ts";

export type PageCheck = (page: PageInput) => readonly RuleError[];

/** Validates a page; the errors of an unchanged block are cached. */
export const createPageCheck = (checkBlock: BlockCheck): PageCheck => {
  const cachedErrors = new WeakMap<Block, readonly RuleError[]>();
  return (page) =>
    pageErrors(page, (block) => {
      const errors = cachedErrors.get(block) ?? blockErrors(block, checkBlock);
      cachedErrors.set(block, errors);
      return errors;
    });
};
