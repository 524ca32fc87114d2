import type { Block, RuleError } from "#features/pages/contract.ts";

/** An error that knows its block by id, so that it stays with it when blocks move. */
export type LocatedError = Readonly<{
  /** Null for what is wrong with the page itself. */
  block: string | null;
  /** As `RuleError`, or relative to the block: `content.title`. */
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

/** The errors of one block; the same list for the same errors. */
export const errorsOfBlock = (
  errors: readonly LocatedError[],
  block: string,
): readonly LocatedError[] => {
  const known = errorsByBlock.get(errors) ?? Map.groupBy(errors, (error) => error.block ?? "");
  errorsByBlock.set(errors, known);
  return known.get(block) ?? noErrors;
};
