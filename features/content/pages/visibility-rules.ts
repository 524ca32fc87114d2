import type { Block } from "./contract.ts";

/** Epoch milliseconds at which a block's content expires; Infinity for never. */
export type BlockExpiry = (block: Block) => number;

const never: BlockExpiry = () => Infinity;

const hasBegun = ({ schedule }: Block, at: number): boolean =>
  !schedule?.from || Date.parse(schedule.from) <= at;
const hasNotEnded = ({ schedule }: Block, at: number): boolean =>
  !schedule?.to || at < Date.parse(schedule.to);

/**
 * The blocks that visitors see at `at` (epoch milliseconds): enabled, within their schedule, and
 * with content that has not expired.
 */
export const visibleBlocks = (
  blocks: readonly Block[],
  at: number,
  expiryOf: BlockExpiry = never,
): readonly Block[] =>
  blocks.filter(
    (block) =>
      block.enabled && hasBegun(block, at) && hasNotEnded(block, at) && at < expiryOf(block),
  );

/** The next time at which `visibleBlocks` changes, Infinity for never. */
export const nextVisibilityChange = (
  blocks: readonly Block[],
  at: number,
  expiryOf: BlockExpiry = never,
): number =>
  Math.min(
    Infinity,
    ...blocks
      .filter((block) => block.enabled)
      .flatMap((block) => {
        const { from, to } = block.schedule ?? {};
        return [...[from, to].flatMap((each) => (each ? [Date.parse(each)] : [])), expiryOf(block)];
      })
      .filter((moment) => moment > at),
  );

/**
 * When a block is over by what it holds.
 * @param endField the field of its content that says it; null where none does
 * @returns null for never, and for a moment that cannot be read
 */
export const ownEndOf = (
  { content }: Readonly<{ content: Readonly<Record<string, unknown>> }>,
  endField: string | null,
): string | null => {
  const end = endField === null ? null : content[endField];
  return typeof end === "string" && !Number.isNaN(Date.parse(end)) ? end : null;
};
