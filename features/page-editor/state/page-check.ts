import "#platform/zod-messages.ts";
import type { Block, PageInput } from "#features/pages/contract.ts";
import { placedByType, placementErrors } from "#features/pages/parts/block-placement.ts";
import { type BlockCheck, blockErrors, pageErrors } from "#features/pages/rules.ts";
import type { RuleError } from "#platform/rule-error.ts";

/** @param stored the page as it is stored; null for a new one */
export type PageCheck = (
  page: PageInput,
  stored: Pick<PageInput, "blocks"> | null,
) => readonly RuleError[];

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
  return (page, stored) => [
    ...placementErrors(page, stored?.blocks ?? [], hasMerchant, (name) => entries.get(name)),
    ...pageErrors(page, errorsOf),
  ];
};
