import type { Block } from "#features/pages/contract.ts";
import {
  type BlockExpiry,
  nextVisibilityChange,
  visibleBlocks,
} from "#features/pages/visibility-rules.ts";

/** The moments after one (epoch milliseconds) at which a block appears or goes, the first first. */
export const visibilityChangesAfter = (
  blocks: readonly Block[],
  moment: number,
  endOf: BlockExpiry,
): readonly number[] => {
  const changes: number[] = [];
  const next = (at: number) => nextVisibilityChange(blocks, at, endOf);
  for (let at = next(moment); at !== Infinity; at = next(at)) changes.push(at);
  return changes;
};

/** `Thu 3 Dec 10:00` on the market's clocks, with the year unless it is that of `now`. */
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

/** At which moment a block is looked at, and on whose clocks it is said. */
export type ViewedAt = Readonly<{
  moment: number;
  timeZone: string;
  now: number;
  endOf: BlockExpiry;
}>;

/**
 * Why visitors do not see a block: `from Thu 3 Dec 10:00`.
 * @returns null when they do
 */
export const hiddenReason = (block: Block, looked: ViewedAt): string | null => {
  const { moment, timeZone, now, endOf } = looked;
  if (visibleBlocks([block], moment, endOf).length > 0) return null;
  const { enabled, schedule } = block;
  if (!enabled) return "switched off";
  const from = schedule?.from ? Date.parse(schedule.from) : -Infinity;
  if (moment < from) return `from ${formatMoment(from, timeZone, now)}`;
  const to = schedule?.to ? Date.parse(schedule.to) : Infinity;
  return `until ${formatMoment(Math.min(to, endOf(block)), timeZone, now)}`;
};
