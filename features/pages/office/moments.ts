import type { Block } from "../contract.ts";
import { nextChange, visibleBlocks } from "../visible.ts";

/** The moments after one (epoch milliseconds) at which a block appears or goes, the first first. */
export const changesAfter = (blocks: readonly Block[], moment: number): readonly number[] => {
  const planned = blocks.filter(({ schedule }) => schedule !== null);
  const changes: number[] = [];
  for (let at = nextChange(planned, moment); at !== Infinity; at = nextChange(planned, at))
    changes.push(at);
  return changes;
};

/** `Thu 3 Dec 10:00` on the market's clocks, with the year unless it is that of `now`. */
export const momentText = (moment: number, timeZone: string, now: number): string => {
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

/**
 * Why visitors do not see a block at a moment: `from Thu 3 Dec 10:00`.
 * @returns null when they do
 */
export const hiddenBecause = (
  block: Block,
  moment: number,
  timeZone: string,
  now: number,
): string | null => {
  if (visibleBlocks([block], moment).length > 0) return null;
  const { enabled, schedule } = block;
  if (!enabled) return "switched off";
  const { from = null, to = null } = schedule ?? {};
  if (from !== null && moment < Date.parse(from))
    return `from ${momentText(Date.parse(from), timeZone, now)}`;
  return to === null ? "not shown" : `until ${momentText(Date.parse(to), timeZone, now)}`;
};
