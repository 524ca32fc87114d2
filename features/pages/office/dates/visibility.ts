import type { Block } from "#features/pages/contract.ts";
import {
  type BlockExpiry,
  nextVisibilityChange,
  visibleBlocks,
} from "#features/pages/visibility-rules.ts";

/**
 * Moments (epoch milliseconds) after the given one at which a block appears or disappears, in
 * order.
 */
export const visibilityChangesAfter = (
  blocks: readonly Block[],
  moment: number,
  expiryOf: BlockExpiry,
): readonly number[] => {
  const changes: number[] = [];
  const next = (at: number) => nextVisibilityChange(blocks, at, expiryOf);
  for (let at = next(moment); at !== Infinity; at = next(at)) changes.push(at);
  return changes;
};

/** For example `Thu 3 Dec 10:00`, with the year unless it is that of `now`. */
export const formatMoment = (moment: number, timeZone: string, now: number): string => {
  const yearOf = (instant: number) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, year: "numeric" }).format(instant);
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(yearOf(moment) === yearOf(now) ? {} : { year: "numeric" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  })
    .format(moment)
    .replaceAll(",", "");
};

/** The moment to judge visibility at (epoch milliseconds), and the time zone for texts. */
export type Viewpoint = Readonly<{
  moment: number;
  timeZone: string;
  now: number;
  expiryOf: BlockExpiry;
}>;

/**
 * For example `from Thu 3 Dec 10:00`.
 * @returns null when visitors see the block
 */
export const hiddenReason = (block: Block, viewpoint: Viewpoint): string | null => {
  const { moment, timeZone, now, expiryOf } = viewpoint;
  if (visibleBlocks([block], moment, expiryOf).length > 0) return null;
  const { enabled, schedule } = block;
  if (!enabled) return "switched off";
  const from = schedule?.from ? Date.parse(schedule.from) : -Infinity;
  if (moment < from) return `from ${formatMoment(from, timeZone, now)}`;
  const to = schedule?.to ? Date.parse(schedule.to) : Infinity;
  return `until ${formatMoment(Math.min(to, expiryOf(block)), timeZone, now)}`;
};
