import "#platform/zod-words.ts";
import type { Block, PageInput, RuleError } from "#features/pages/contract.ts";
import { type BlockCheck, blockErrors, pageErrors } from "#features/pages/rules.ts";

export type PageCheck = (page: PageInput) => readonly RuleError[];

/** The rules of the page, which ask about a block only when it has changed. */
export const createPageCheck = (checkBlock: BlockCheck): PageCheck => {
  const known = new WeakMap<Block, readonly RuleError[]>();
  return (page) =>
    pageErrors(page, (block) => {
      const errors = known.get(block) ?? blockErrors(block, checkBlock);
      known.set(block, errors);
      return errors;
    });
};
