import type { Block } from "#features/content/pages/contract.ts";
import type { RuleError } from "#platform/rule-error.ts";

/**
 * A rule error that names its block by id, not by index, so that it stays with the block when
 * blocks move.
 */
export type LocatedError = Readonly<{
  /** Id of the block; null for an error of the page itself. */
  block: string | null;
  /** Relative to the block (`content.title`); for the page as in `RuleError`. */
  path: string;
  message: string;
}>;

export const locateErrors = (
  errors: readonly RuleError[],
  blocks: readonly Pick<Block, "id">[],
): LocatedError[] =>
  errors.map(({ path, message }) => {
    const [, index, rest] = /^blocks\.(\d+)\.(.+)$/.exec(path) ?? [];
    const block = blocks[Number(index)]?.id ?? null;
    return block === null || rest === undefined
      ? { block: null, path, message }
      : { block, path: rest, message };
  });

const errorsByBlock = new WeakMap<
  readonly LocatedError[],
  ReadonlyMap<string, readonly LocatedError[]>
>();
const noErrors: readonly LocatedError[] = [];

/** Returns the same array for the same errors, so that React selectors do not render again. */
export const errorsOfBlock = (
  errors: readonly LocatedError[],
  block: string,
): readonly LocatedError[] => {
  const grouped = errorsByBlock.get(errors) ?? Map.groupBy(errors, (error) => error.block ?? "");
  errorsByBlock.set(errors, grouped);
  return grouped.get(block) ?? noErrors;
};
