import { addDays, type Day, partsOf } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import type { SentenceWords } from "#markets/search-words/sentence-words.ts";
import type { Numbers } from "../numbers.ts";
import { anyOf, whole } from "../patterns.ts";
import type { Reader } from "../reader.ts";
import { monthAfter, weekAfter, weekendOf } from "./calendar.ts";
import { span } from "./dates.ts";

/** Reads times that are counted from today. */
export const createRelativeReading = ({ dates, lengths }: SentenceWords, numbers: Numbers) => {
  const unit = String.raw`(?:(?<days>${anyOf(lengths.days)})|(?<weeks>${anyOf(lengths.weeks)})|(?<months>${anyOf(dates.months)}))`;
  const hence = whole(
    String.raw`(?:${anyOf(dates.hence)})\s*(?<count>${numbers.count})\s*${unit}|(?<count2>${numbers.count})\s*${unit.replaceAll(">", "2>")}\s*(?:${anyOf(dates.henceBehind)})`,
  );
  const [thisMonth, nextMonthWords, thisWeek, nextWeek, thisWeekend, nextWeekend, nextYear] = [
    dates.thisMonth,
    dates.nextMonth,
    dates.thisWeek,
    dates.nextWeek,
    dates.thisWeekend,
    dates.nextWeekend,
    dates.nextYear,
  ].map((words) => whole(anyOf(words)));
  return (reader: Reader, today: Day, { firstWeekday }: Market): void => {
    const month = today.slice(0, 7);
    const [currentYear] = partsOf(today);
    const take = (pattern: RegExp | undefined, from: Day, to: Day) => {
      if (pattern) reader.take(pattern, () => span(from, to));
    };
    reader.take(hence, ({ groups }) => {
      const count = numbers.toCount(groups["count"] ?? groups["count2"] ?? "");
      if (count === null) return null;
      if (groups["months"] !== undefined || groups["months2"] !== undefined)
        return [{ parameter: "month", value: monthAfter(month, count) }];
      const isWeeks = groups["weeks"] !== undefined || groups["weeks2"] !== undefined;
      return span(addDays(today, isWeeks ? count * 7 : count), null);
    });
    take(thisWeekend, ...weekendOf(today));
    take(nextWeekend, ...weekendOf(addDays(weekendOf(today)[1], 1)));
    take(nextWeek, ...weekAfter(today, 1, firstWeekday));
    take(thisWeek, today, weekAfter(today, 0, firstWeekday)[1]);
    const months = [
      [thisMonth, month],
      [nextMonthWords, monthAfter(month, 1)],
    ] as const;
    for (const [pattern, value] of months)
      if (pattern) reader.take(pattern, () => [{ parameter: "month", value }]);
    take(nextYear, `${currentYear + 1}-01-01`, `${currentYear + 1}-12-31`);
  };
};
