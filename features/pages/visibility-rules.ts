import type { Block } from "./contract.ts";

/** The moment (epoch milliseconds) at which a block is over by what it holds, Infinity when never. */
export type BlockExpiry = (block: Block) => number;

const never: BlockExpiry = () => Infinity;

const hasBegun = ({ schedule }: Block, at: number): boolean =>
  !schedule?.from || Date.parse(schedule.from) <= at;
const hasNotEnded = ({ schedule }: Block, at: number): boolean =>
  !schedule?.to || at < Date.parse(schedule.to);

/**
 * The blocks that visitors see at a moment (epoch milliseconds): enabled, begun and not over, by
 * their schedule or by what they hold.
 */
export const visibleBlocks = (
  blocks: readonly Block[],
  at: number,
  endOf: BlockExpiry = never,
): readonly Block[] =>
  blocks.filter(
    (block) => block.enabled && hasBegun(block, at) && hasNotEnded(block, at) && at < endOf(block),
  );

/** The next moment at which `visibleBlocks` gives something else, Infinity when never. */
export const nextVisibilityChange = (
  blocks: readonly Block[],
  at: number,
  endOf: BlockExpiry = never,
): number =>
  Math.min(
    Infinity,
    ...blocks
      .filter((block) => block.enabled)
      .flatMap((block) => {
        const { from, to } = block.schedule ?? {};
        return [...[from, to].flatMap((each) => (each ? [Date.parse(each)] : [])), endOf(block)];
      })
      .filter((moment) => moment > at),
  );
