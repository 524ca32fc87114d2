import {
  monthNames,
  shortMonthNames,
  shortWeekdayNames,
  weekdayNames,
} from "#markets/wording/calendar-names.ts";
import { addDays, partsOf, weekdayOf, type Day } from "#markets/days.ts";
import { type Currency, dateFormats, type Language, type Market } from "#markets/market-type.ts";

const noBreak = "\u00A0";
export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const groupDigits = (digits: string, separator: string) =>
  digits.replaceAll(/\B(?=(\d{3})+$)/g, separator);

/**
 * The format of an amount depends on its currency and not on the market, as the specification
 * requires.
 */
const currencyFormats = {
  EUR: { thousands: ".", decimal: ",", before: "", after: `${noBreak}€` },
  GBP: { thousands: ",", decimal: ".", before: "£", after: "" },
  USD: { thousands: ",", decimal: ".", before: "$", after: "" },
} as const satisfies Record<Currency, unknown>;

export const currencySign = (currency: Currency): Readonly<{ text: string; isAfter: boolean }> => {
  const { before, after } = currencyFormats[currency];
  return { text: (before || after).trim(), isAfter: before === "" };
};

/**
 * Writes an amount as visitors read it: `1.399 €` (with U+00A0 before the sign), `£1,399`,
 * `$1,399.00`.
 * @param cents an integer; a format without decimals rounds it to the nearest whole unit
 * @throws RangeError for a fraction of a cent
 */
export const formatMoney = (
  cents: number,
  currency: Currency,
  { precision = 0 }: { precision?: 0 | 2 } = {},
): string => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is no number of cents.`);
  const { thousands, decimal, before, after } = currencyFormats[currency];
  const absolute = Math.abs(cents);
  const whole = precision === 0 ? Math.round(absolute / 100) : Math.floor(absolute / 100);
  const fraction = precision === 0 ? "" : `${decimal}${String(absolute % 100).padStart(2, "0")}`;
  const sign = cents < 0 && (precision === 0 ? whole : absolute) > 0;
  return `${sign ? "-" : ""}${before}${groupDigits(String(whole), thousands)}${fraction}${after}`;
};

/**
 * French has the dot too, although French texts elsewhere group with spaces: amounts in euros have
 * it in every market, and a page with `1.399 €` and `1 399 avis` would have two signs for one thing.
 */
const separators: Readonly<Record<Language, readonly [thousands: string, decimal: string]>> = {
  it: [".", ","],
  en: [",", "."],
  es: [".", ","],
  fr: [".", ","],
  de: [".", ","],
};

/**
 * Writes a number in the notation of the language, with thousands separators from 1,000 on:
 * `12.406`; with one decimal: `4,8`.
 */
export const formatNumber = (
  value: number,
  language: Language,
  { decimals = 0 }: { decimals?: number } = {},
): string => {
  const [thousands, decimal] = separators[language];
  const [whole = "0", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const text = `${groupDigits(whole, thousands)}${fraction ? `${decimal}${fraction}` : ""}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
};

const twoDigits = (value: number) => String(value).padStart(2, "0");

/**
 * Replaces the letters in one of the formats of `dateFormats`, such as `DD/MM/YYYY`, by the values.
 */
const fillDateFormat = (format: string, values: Readonly<Record<string, string>>): string =>
  format.replaceAll(/[A-Za-z]+/g, (letters) => values[letters] ?? "");

const dateDigits = (day: Day) => {
  const [year, month, date] = partsOf(day);
  return { DD: twoDigits(date), MM: twoDigits(month), YYYY: String(year) };
};

/**
 * `20/03/2027` in every market: for input fields, legal texts and tables. Where visitors plan, use
 * `formatLongDate` or `planned-days.ts` with the month's name: an American reads 05/12 as the
 * twelfth of May.
 */
export const formatDate = (day: Day): string => fillDateFormat(dateFormats.date, dateDigits(day));

type MarketZone = Pick<Market, "timeZone">;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached, because creating one costs more than using it a hundred times. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
  clocks.set(timeZone, clock);
  return clock;
};

/** @param instant a text in ISO 8601 that ends with Z, or a Date */
const wallClock = (instant: string | Date, { timeZone }: MarketZone) => {
  const parts = clockOf(timeZone).formatToParts(new Date(instant));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
};

type KnownDay = Readonly<{ second: number; day: Day }>;

/** The last day that was asked for in each time zone: a page asks many times within a second. */
const knownDays = new Map<string, KnownDay>();

/** The market's calendar day at an instant. */
export const dayAt = (instant: string | Date, market: MarketZone): Day => {
  const second = Math.floor(new Date(instant).getTime() / 1000);
  const known = knownDays.get(market.timeZone);
  if (known?.second === second) return known.day;
  const { year = "", month = "", day: date = "" } = wallClock(instant, market);
  const day = `${year.padStart(4, "0")}-${month}-${date}`;
  knownDays.set(market.timeZone, { second, day });
  return day;
};

/** `18:05` or `18:05:09` in the market's time zone. */
export const formatTime = (
  instant: string | Date,
  market: MarketZone,
  { seconds = false }: { seconds?: boolean } = {},
): string => {
  const { hour, minute, second } = wallClock(instant, market);
  return `${hour}:${minute}${seconds ? `:${second}` : ""}`;
};

/** `20/03/2027 18:05`, or with seconds, in the market's time zone. */
export const formatDateTime = (
  instant: string | Date,
  market: MarketZone,
  { seconds = false }: { seconds?: boolean } = {},
): string => {
  const { hour = "", minute = "", second = "" } = wallClock(instant, market);
  return fillDateFormat(seconds ? dateFormats.timeSeconds : dateFormats.time, {
    ...dateDigits(dayAt(instant, market)),
    HH: hour,
    mm: minute,
    ss: second,
  });
};

/**
 * The short name of the market's time zone at an instant, as its visitors know it: `CET`, `EDT`,
 * `GMT+1`.
 */
export const zoneName = (
  instant: string,
  { timeZone, htmlLang }: Pick<Market, "timeZone" | "htmlLang">,
): string =>
  new Intl.DateTimeFormat(htmlLang, { timeZone, timeZoneName: "short" })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/** The number of a day in its month, as people say it: in French, `1er` and `2`. */
export const formatDayNumber = (day: Day, language: Language): string => {
  const [, , date] = partsOf(day);
  return language === "fr" && date === 1 ? "1er" : String(date);
};

export type MarketLanguage = Pick<Market, "id" | "language">;

/**
 * A day without its year, for use in a sentence: `20 marzo`, `March 20`, `1er mars`, `20. März`.
 * The spaces are no-break spaces.
 */
export const formatDayOfYear = (day: Day, { id, language }: MarketLanguage): string => {
  const [, month, date] = partsOf(day);
  const name = monthNames[language][month - 1] ?? "";
  if (id === "en-US") return `${name}${noBreak}${date}`;
  if (language === "es") return `${date}${noBreak}de${noBreak}${name}`;
  if (language === "de") return `${date}.${noBreak}${name}`;
  return `${formatDayNumber(day, language)}${noBreak}${name}`;
};

const beforeYear = (id: MarketLanguage["id"], language: Language): string => {
  if (id === "en-US") return `,${noBreak}`;
  return language === "es" ? `${noBreak}de${noBreak}` : noBreak;
};

/**
 * A day with its year, for use in a sentence: `20 marzo 2027`, `March 20, 2027`, `1er mars 2027`.
 */
export const formatLongDate = (day: Day, market: MarketLanguage): string =>
  `${formatDayOfYear(day, market)}${beforeYear(market.id, market.language)}${partsOf(day)[0]}`;

type Length = { length?: "long" | "short" };

/** The name of a month (`2027-05`): `maggio 2027`, `mayo de 2027`. The short form is `mag 2027`. */
export const formatMonth = (
  month: string,
  language: Language,
  { length = "long" }: Length = {},
): string => {
  const [year, number] = partsOf(`${month}-01`);
  if (length === "short") return `${shortMonthNames[language][number - 1]} ${year}`;
  return `${monthNames[language][number - 1]} ${language === "es" ? "de " : ""}${year}`;
};

/** A range of months with short names: `ott – dic 2027`, `Oct 2027 – Apr 2028`. */
export const formatMonths = (first: string, last: string, language: Language): string => {
  const [from, to] = [first, last].map((month) =>
    formatMonth(month, language, { length: "short" }),
  );
  return `${first.slice(0, 4) === last.slice(0, 4) ? from?.slice(0, -5) : from} – ${to}`;
};

/**
 * The name of a month (`2027-05`) for a button, with a capital letter in every language: `Maggio`.
 */
export const monthTitle = (month: string, language: Language): string =>
  capitalize(monthNames[language][Number(month.slice(5)) - 1] ?? month);

/**
 * The short name of a month with a capital letter and the year, `Mag 2027`. The year prevents a
 * number after the name from being read as a day.
 */
export const shortMonthTitle = (month: string, language: Language): string =>
  capitalize(formatMonth(month, language, { length: "short" }));

/**
 * The short name of a weekday: `sab`, `Sat`, `Sa`. The long form is `sabato`, `Saturday`,
 * `Samstag`.
 */
export const formatWeekday = (
  day: Day,
  language: Language,
  { length = "short" }: Length = {},
): string =>
  (length === "short" ? shortWeekdayNames : weekdayNames)[language][weekdayOf(day)] ?? "";

/** A day without its year, for lists of departures: `3 apr`, `Apr 3`, `1er avr.`, `3. Apr.` */
export const formatShortDay = (
  day: Day,
  { id, language }: MarketLanguage,
): Readonly<{ text: string; month: string }> => {
  const [, number, date] = partsOf(day);
  const month = shortMonthNames[language][number - 1] ?? "";
  if (id === "en-US") return { text: `${month}${noBreak}${date}`, month };
  if (language === "de") return { text: `${date}.${noBreak}${month}`, month };
  return { text: `${formatDayNumber(day, language)}${noBreak}${month}`, month };
};

/** A day with the month's short name: `3 apr 2027`, `Apr 3, 2027`, `3. Apr. 2027`. */
export const formatShortDate = (day: Day, market: MarketLanguage): string =>
  `${formatShortDay(day, market).text}${market.id === "en-US" ? "," : ""}${noBreak}${partsOf(day)[0]}`;

/**
 * A day that is more than this number of days ahead is written with its year, because visitors
 * would otherwise take it for a day of the next twelve months.
 */
const yearNeededAfterDays = 335;

/**
 * A future day without its year if it is clear without: `3 apr`, but `6 mag 2028` when the day is
 * more than eleven months ahead.
 * @param listDays all days of the list in which this day appears; when one of them needs its year,
 * all days from that year on are written with the year
 */
export const formatComingDay = (
  day: Day,
  market: MarketLanguage,
  today: Day,
  listDays: readonly Day[] = [day],
): string => {
  const year = partsOf(day)[0];
  const threshold = addDays(today, yearNeededAfterDays);
  const isFar = listDays.some((other) => other >= threshold && partsOf(other)[0] <= year);
  return isFar ? formatShortDate(day, market) : formatShortDay(day, market).text;
};

/** The instant of midnight in the market's time zone. */
export const startOfDay = (day: Day, market: MarketZone): Date => {
  const guess = Date.parse(`${day}T00:00:00Z`);
  const { year, month, day: date, hour, minute } = wallClock(new Date(guess), market);
  const wallTime = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:00Z`);
  return new Date(guess - (wallTime - guess));
};

/** Whole per cent: `8%` in English and Italian, `8 %` with U+00A0 elsewhere. */
export const formatPercent = (percent: number, language: Language): string =>
  `${percent}${language === "en" || language === "it" ? "" : noBreak}%`;

/**
 * A list in a sentence: `Spanish, Italian and French`. American texts, too, are written without the
 * serial comma that Intl sets in `en` and `en-US`.
 */
export const formatList = (
  items: readonly string[],
  htmlLang: string,
  type: "conjunction" | "disjunction" = "conjunction",
): string =>
  new Intl.ListFormat(htmlLang.startsWith("en") ? "en-GB" : htmlLang, { type }).format(items);
