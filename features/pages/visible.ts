import type { Block } from "./contract.ts";

const begins = ({ schedule }: Block, at: number): boolean =>
  !schedule?.from || Date.parse(schedule.from) <= at;
const lasts = ({ schedule }: Block, at: number): boolean =>
  !schedule?.to || at < Date.parse(schedule.to);

/** The blocks that visitors see at a moment (epoch milliseconds): enabled, begun and not over. */
export const visibleBlocks = (blocks: readonly Block[], at: number): readonly Block[] =>
  blocks.filter((block) => block.enabled && begins(block, at) && lasts(block, at));

/** The next moment at which `visibleBlocks` gives something else, Infinity when never. */
export const nextChange = (blocks: readonly Block[], at: number): number =>
  Math.min(
    Infinity,
    ...blocks
      .filter((block) => block.enabled)
      .flatMap(({ schedule }) => [schedule?.from, schedule?.to])
      .flatMap((moment) => (moment ? [Date.parse(moment)] : []))
      .filter((moment) => moment > at),
  );
