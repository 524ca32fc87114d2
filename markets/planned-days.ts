import { partsOf, type Day } from "#markets/days.ts";
import {
  formatDayNumber,
  formatLongDate,
  formatShortDate,
  formatShortDay,
  formatWeekday,
  type MarketLanguage,
} from "#markets/format.ts";

const noBreak = "\u00A0";
// The word joiner prevents a line break after the dash.
const dashWithoutBreak = "–\u2060";

/**
 * Puts the weekday before a formatted day: `Sat, Dec 5`, `sab 5 dic`, `Sa., 5. Dez.`
 * @param dayText the same day in the short form, `Dec 5`, with or without its year
 */
export const withWeekday = (
  day: Day,
  dayText: string,
  { id, language }: MarketLanguage,
): string => {
  const comma = language === "de" ? ".," : id === "en-US" ? "," : "";
  return `${formatWeekday(day, language)}${comma}${noBreak}${dayText}`;
};

/** A short day with its weekday: `Sat, Dec 5`, `sam. 5 déc.`, `Sa., 5. Dez.` */
export const formatPlannedDay = (day: Day, market: MarketLanguage): string =>
  withWeekday(day, formatShortDay(day, market).text, market);

/** A day in full: `Saturday, December 5, 2026`, `sabato 5 dicembre 2026`. */
export const formatFullDay = (day: Day, market: MarketLanguage): string => {
  const { id, language } = market;
  const comma = id === "en-US" || language === "de" ? "," : "";
  const weekday = formatWeekday(day, language, { length: "long" });
  return `${weekday}${comma} ${formatLongDate(day, market)}`;
};

/** A part of a day: the name of the month (`Dec`) or the number of the day. */
export type DateLabelPart = Readonly<{ text: string; isNumber: boolean }>;

/**
 * The month and the number of a day, in the order of the market's language: `Dec` `5`, `5` `dic`,
 * `5.` `Dez.`
 */
export const calendarDayParts = (day: Day, market: MarketLanguage): readonly DateLabelPart[] => {
  const [, , date] = partsOf(day);
  const number = { text: market.language === "de" ? `${date}.` : `${date}`, isNumber: true };
  const month = { text: formatShortDay(day, market).month, isNumber: false };
  return market.id === "en-US" ? [month, number] : [number, month];
};

/** A range of days, split into three texts so that each day can have an element of its own. */
export type DayRangeParts = Readonly<{ first: string; dash: string; last: string }>;

const rangeWithinMonth = (from: Day, to: Day, market: MarketLanguage): DayRangeParts => {
  const [year, , date] = partsOf(to);
  if (market.id === "en-US")
    return {
      first: formatShortDay(from, market).text,
      dash: dashWithoutBreak,
      last: `${date},${noBreak}${year}`,
    };
  const number = formatDayNumber(from, market.language);
  return {
    first: market.language === "de" ? `${number}.` : number,
    dash: dashWithoutBreak,
    last: formatShortDate(to, market),
  };
};

/**
 * `Dec 5` `–` `15, 2026`, or `28 nov` ` – ` `5 dic 2026`. When both days are the same, only `first`
 * is not empty.
 */
export const dayRangeParts = (from: Day, to: Day, market: MarketLanguage): DayRangeParts => {
  if (from === to) return { first: formatShortDate(from, market), dash: "", last: "" };
  if (from.slice(0, 7) === to.slice(0, 7)) return rangeWithinMonth(from, to, market);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return {
    first: isOneYear ? formatShortDay(from, market).text : formatShortDate(from, market),
    dash: `${noBreak}– `,
    last: formatShortDate(to, market),
  };
};

/**
 * A range of days, written as briefly as is clear: `Dec 5–15, 2026`, `5.–15. Dez. 2026`. When both
 * days are the same, a single day: `5 dic 2026`.
 */
export const formatDays = (from: Day, to: Day, market: MarketLanguage): string => {
  const { first, dash, last } = dayRangeParts(from, to, market);
  return first + dash + last;
};
