import type { Block, RuleError } from "#features/pages/contract.ts";

/** An error that knows its block by id, so that it stays with it when blocks move. */
export type PlacedError = Readonly<{
  /** Null for what is wrong with the page itself. */
  block: string | null;
  /** As `RuleError`, or relative to the block: `content.title`. */
  path: string;
  message: string;
}>;

/** The errors of a page as it was checked, each at its block. */
export const placed = (
  errors: readonly RuleError[],
  blocks: readonly Pick<Block, "id">[],
): PlacedError[] =>
  errors.map(({ path, message }) => {
    const [, index, rest] = /^blocks\.(\d+)\.(.+)$/.exec(path) ?? [];
    const block = blocks[Number(index)]?.id ?? null;
    return block === null || rest === undefined
      ? { block: null, path, message }
      : { block, path: rest, message };
  });

const groups = new WeakMap<readonly PlacedError[], ReadonlyMap<string, readonly PlacedError[]>>();
const noErrors: readonly PlacedError[] = [];

/** The errors of one block; the same list for the same errors. */
export const errorsAt = (errors: readonly PlacedError[], block: string): readonly PlacedError[] => {
  const known = groups.get(errors) ?? Map.groupBy(errors, (error) => error.block ?? "");
  groups.set(errors, known);
  return known.get(block) ?? noErrors;
};
