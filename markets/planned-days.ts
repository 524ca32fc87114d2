import { partsOf, type Day } from "#markets/days.ts";
import {
  formatDayNumber,
  formatLongDate,
  formatShortDate,
  formatShortDay,
  formatWeekday,
  type Tongue,
} from "#markets/format.ts";

const noBreak = "\u00A0";
// A line may break after a dash alone, which the joiner forbids.
const joined = "–\u2060";

/**
 * A day that is written already, with its weekday before it: `Sat, Dec 5`, `sab 5 dic`, `Sa., 5. Dez.`
 * @param written the day in short, `Dec 5`, with its year or without
 */
export const withWeekday = (day: Day, written: string, { id, language }: Tongue): string => {
  const comma = language === "de" ? ".," : id === "en-US" ? "," : "";
  return `${formatWeekday(day, language)}${comma}${noBreak}${written}`;
};

/** A day by which somebody plans, in short: `Sat, Dec 5`, `sam. 5 déc.`, `Sa., 5. Dez.` */
export const formatPlannedDay = (day: Day, market: Tongue): string =>
  withWeekday(day, formatShortDay(day, market).text, market);

/** A day with all its names: `Saturday, December 5, 2026`, `sabato 5 dicembre 2026`. */
export const formatFullDay = (day: Day, market: Tongue): string => {
  const { id, language } = market;
  const comma = id === "en-US" || language === "de" ? "," : "";
  const weekday = formatWeekday(day, language, { length: "long" });
  return `${weekday}${comma} ${formatLongDate(day, market)}`;
};

/** A part of a day: `Dec`, or its number. */
export type DayPart = Readonly<{ text: string; isNumber: boolean }>;

/** A day as a leaf of a calendar shows it, in the market's order: `Dec` `5`, `5` `dic`, `5.` `Dez.` */
export const dayLeaf = (day: Day, market: Tongue): readonly DayPart[] => {
  const [, , date] = partsOf(day);
  const number = { text: market.language === "de" ? `${date}.` : `${date}`, isNumber: true };
  const month = { text: formatShortDay(day, market).month, isNumber: false };
  return market.id === "en-US" ? [month, number] : [number, month];
};

/** Two days as one text in three parts, so that each day can stand in an element of its own. */
export type DaysInParts = Readonly<{ first: string; dash: string; last: string }>;

const inOneMonth = (from: Day, to: Day, market: Tongue): DaysInParts => {
  const [year, , date] = partsOf(to);
  if (market.id === "en-US")
    return {
      first: formatShortDay(from, market).text,
      dash: joined,
      last: `${date},${noBreak}${year}`,
    };
  const number = formatDayNumber(from, market.language);
  return {
    first: market.language === "de" ? `${number}.` : number,
    dash: joined,
    last: formatShortDate(to, market),
  };
};

/** `Dec 5` `–` `15, 2026`; `28 nov` ` – ` `5 dic 2026`; of one day the first part alone has a text. */
export const daysInParts = (from: Day, to: Day, market: Tongue): DaysInParts => {
  if (from === to) return { first: formatShortDate(from, market), dash: "", last: "" };
  if (from.slice(0, 7) === to.slice(0, 7)) return inOneMonth(from, to, market);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return {
    first: isOneYear ? formatShortDay(from, market).text : formatShortDate(from, market),
    dash: `${noBreak}– `,
    last: formatShortDate(to, market),
  };
};

/** From a day to a day, as short as it is clear: `Dec 5–15, 2026`, `5.–15. Dez. 2026`, `5 dic 2026` where both are one. */
export const formatDays = (from: Day, to: Day, market: Tongue): string => {
  const { first, dash, last } = daysInParts(from, to, market);
  return first + dash + last;
};
