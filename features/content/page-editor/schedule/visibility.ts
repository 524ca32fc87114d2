import type { Block } from "#features/content/pages/contract.ts";
import {
  type BlockExpiry,
  nextVisibilityChange,
  visibleBlocks,
} from "#features/content/pages/visibility-rules.ts";

/**
 * The moments after `moment` at which a block appears or disappears, in order; all are epoch
 * milliseconds.
 */
export const visibilityChangesAfter = (
  blocks: readonly Block[],
  moment: number,
  expiryOf: BlockExpiry,
): readonly number[] => {
  const changes: number[] = [];
  const nextChangeAfter = (at: number) => nextVisibilityChange(blocks, at, expiryOf);
  for (let change = nextChangeAfter(moment); change !== Infinity; change = nextChangeAfter(change))
    changes.push(change);
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

/** The moment for which visibility is decided (epoch milliseconds), and the time zone for texts. */
export type Viewpoint = Readonly<{
  moment: number;
  timeZone: string;
  now: number;
  expiryOf: BlockExpiry;
}>;

/**
 * Why visitors do not see a block, for example `from Thu 3 Dec 10:00` or `switched off`.
 * @returns null when visitors see the block
 */
export const hiddenReason = (block: Block, viewpoint: Viewpoint): string | null => {
  const { moment, timeZone, now, expiryOf } = viewpoint;
  if (visibleBlocks([block], moment, expiryOf).length > 0) return null;
  const { enabled, schedule } = block;
  if (!enabled) return "switched off";
  const startsAt = schedule?.from ? Date.parse(schedule.from) : -Infinity;
  if (moment < startsAt) return `from ${formatMoment(startsAt, timeZone, now)}`;
  const endsAt = schedule?.to ? Date.parse(schedule.to) : Infinity;
  return `until ${formatMoment(Math.min(endsAt, expiryOf(block)), timeZone, now)}`;
};
