import { toZoned } from "#design/office/dates/time-zone.ts";
import type { Schedule } from "#features/pages/contract.ts";

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
