import "#platform/zod-messages.ts";
import type { Block, PageInput } from "#features/content/pages/contract.ts";
import { placedByType, placementErrors } from "#features/content/pages/parts/block-placement.ts";
import {
  type BlockCheck,
  blockErrors,
  pageErrors,
  groupMessages,
  withoutGroupMessages,
} from "#features/content/pages/rules.ts";
import { errorsToMend, mayKeep } from "#platform/changes/stored-rules.ts";
import type { RuleError } from "#platform/rule-error.ts";

/** @param stored the page as it is stored; null for a new one */
export type PageCheck = (page: PageInput, stored: PageInput | null) => readonly RuleError[];

export type PageCheckOptions = Readonly<{
  checkBlock: BlockCheck;
  catalogue: Parameters<typeof placedByType>[0];
  hasMerchant: boolean;
}>;

/** Validates a page; the errors of an unchanged block are cached. */
export const createPageCheck = (options: PageCheckOptions): PageCheck => {
  const { checkBlock, catalogue, hasMerchant } = options;
  const cachedErrors = new WeakMap<Block, readonly RuleError[]>();
  const entries = placedByType(catalogue);
  const errorsOf = (block: Block) => {
    const errors = cachedErrors.get(block) ?? blockErrors(block, checkBlock);
    cachedErrors.set(block, errors);
    return errors;
  };
  const problemsOf = (page: PageInput, standing: PageInput["blocks"]) => [
    ...placementErrors(page, standing, hasMerchant, (name) => entries.get(name)),
    ...withoutGroupMessages(pageErrors(page, errorsOf)),
  ];
  return (page, stored) => {
    const kept = stored && mayKeep(stored, page) ? stored : null;
    const problems = problemsOf(page, kept?.blocks ?? []);
    const errors =
      kept && problems.length > 0
        ? errorsToMend(page, problems, kept, problemsOf(kept, kept.blocks))
        : problems;
    return [...errors, ...groupMessages(errors)];
  };
};
