import { toZoned } from "#design/office/dates/time-zone.ts";
import type { Block, Schedule } from "#features/content/pages/contract.ts";
import { ownEndOf } from "#features/content/pages/visibility-rules.ts";

export type ScheduleState = Readonly<{
  kind: "coming" | "live" | "over";
  /** What is true now, such as `from 03/12`, `until 18:00`, `live` or `over`. */
  text: string;
}>;

/** The day, with the year unless it is this one; on the day itself the time. */
const shortMoment = (instant: string, timeZone: string, now: number): string => {
  const [day = "", time = ""] = toZoned(instant, timeZone).split("T");
  const today = toZoned(new Date(now).toISOString(), timeZone).slice(0, 10);
  if (day === today) return time;
  const [year, month, date] = day.split("-");
  return year === today.slice(0, 4) ? `${date}/${month}` : `${date}/${month}/${year}`;
};

/**
 * From when until when visitors see a block: by its schedule, and by the end of what it holds.
 * @param endField of its content; null where none says it
 * @returns null for always
 */
export const shownBetween = (block: Block, endField: string | null): Schedule => {
  const own = ownEndOf(block, endField);
  const { schedule } = block;
  if (own === null) return schedule;
  const to = schedule?.to ?? null;
  const end = to !== null && Date.parse(to) < Date.parse(own) ? to : own;
  return { from: schedule?.from ?? null, to: end };
};

/** What a block's schedule means at `now`, in epoch milliseconds. */
export const scheduleState = (
  { from, to }: NonNullable<Schedule>,
  now: number,
  timeZone: string,
): ScheduleState => {
  if (from && now < Date.parse(from))
    return { kind: "coming", text: `from ${shortMoment(from, timeZone, now)}` };
  if (!to) return { kind: "live", text: "live" };
  return now < Date.parse(to)
    ? { kind: "live", text: `until ${shortMoment(to, timeZone, now)}` }
    : { kind: "over", text: "over" };
};
