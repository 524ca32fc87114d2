import { addDays, type Day } from "#markets/days.ts";
import { formatDayOfYear, formatWeekday } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { formatFullDay } from "#markets/planned-days.ts";
import type { DaySpan } from "../public/presets.ts";

/** A day with its weekday for a sentence, `sabato 28 novembre`; with its year where it is another. */
export const dayText = ({ market, today }: Localizer, day: Day): string => {
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatFullDay(day, market);
  const comma = market.id === "en-US" || market.language === "de" ? "," : "";
  const weekday = formatWeekday(day, market.language, { length: "long" });
  return `${weekday}${comma} ${formatDayOfYear(day, market)}`;
};

/** The days of a span in words: one, two that follow each other, or from the first to the last. */
export const spanText = (localizer: Localizer, { from, to }: DaySpan): string => {
  const [first, last] = [dayText(localizer, from), dayText(localizer, to)];
  if (from === to) return first;
  return addDays(from, 1) === to
    ? localizer.t("events.twoDays", { first, second: last })
    : localizer.t("events.range", { first, last });
};
