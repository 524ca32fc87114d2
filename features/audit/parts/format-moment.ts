const exact = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

const steps = [
  ["minute", 60],
  ["hour", 3_600],
  ["day", 86_400],
  ["week", 604_800],
  ["month", 2_629_800],
  ["year", 31_557_600],
] as const;

/** `21 Nov 2026, 18:15` in the local time zone. */
export const exactMoment = (instant: string): string => exact.format(new Date(instant));

/** `3 hours ago`, `yesterday`; less than a minute is `just now`. */
export const relativeMoment = (instant: string, now: number): string => {
  const seconds = (Date.parse(instant) - now) / 1_000;
  const step = steps.findLast(([, length]) => Math.abs(seconds) >= length);
  return step ? relative.format(Math.round(seconds / step[1]), step[0]) : "just now";
};
