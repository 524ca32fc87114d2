import { monthNames, shortWeekdayNames, weekdayNames } from "#markets/wording/calendar-names.ts";
import { addDays, type Day, daysBetween, isDay } from "#markets/days.ts";
import { formatDate } from "#markets/format.ts";
import {
  failed,
  type Parsed,
  plainWords,
  quoted,
  type Remedy,
  tidy,
  withDigits,
} from "./parsed.ts";

export type DayReading = Readonly<{
  /** Days that are written without their year are in the year that brings them nearest to it. */
  near: Day;
}>;

type Parts = Readonly<{ day: number; month: number; year: number | null }>;

const firstYear = 2000;
const lastYear = 2100;

const dayOf = ({ day, month, year }: Parts): Day =>
  [
    String(year).padStart(4, "0"),
    String(month).padStart(2, "0"),
    String(day).padStart(2, "0"),
  ].join("-");

const fullYear = (digits: string | undefined): number | null => {
  if (digits === undefined) return null;
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
};

/** The text without the name of a weekday before it, in whichever language. */
const withoutWeekday = (text: string): string => {
  const [first = "", rest] = text.split(/[ ,]+(.*)/s);
  return rest !== undefined && weekdays.has(plainWords(first)) ? rest : text;
};

const weekdays: ReadonlySet<string> = new Set(
  [weekdayNames, shortWeekdayNames].flatMap((names) => Object.values(names).flat().map(plainWords)),
);

// What is written in German besides beginnings of a month's name.
const furtherMonths: Readonly<Record<string, number>> = { mrz: 3, maerz: 3, janner: 1, jaenner: 1 };

/** Months by their names in all languages, since sheets come from colleagues of other markets. */
const monthsByName: readonly (readonly [name: string, month: number])[] = [
  ...Object.values(monthNames).flatMap((names) =>
    names.map((name, index) => [plainWords(name), index + 1] as const),
  ),
  ...Object.entries(furtherMonths),
];

/** By the first three letters of its name or more; null where they are those of two months. */
const monthOf = (word: string): number | null => {
  const plain = plainWords(word);
  if (plain.length < 3) return null;
  const months = new Set(
    monthsByName.flatMap(([name, month]) => (name.startsWith(plain) ? [month] : [])),
  );
  const [month = null] = months;
  return months.size === 1 ? month : null;
};

const numeric = (text: string): Parts | null => {
  const iso =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const european = /^(\d{1,2})[-./ ](\d{1,2})(?:[-./ ](\d{4}|\d{2})|\.)?$/.exec(text);
  return (
    european && {
      day: Number(european[1]),
      month: Number(european[2]),
      year: fullYear(european[3]),
    }
  );
};

const named = (text: string): Parts | null => {
  // `o` is what is left of the ordinal sign in `1º`.
  const dayFirst =
    /^(\d{1,2})(?:er|o|°|\.|st|nd|rd|th)?[-/. ]*(?:de |of )?(\p{L}{3,})\.?(?:[-/., ]*(?:del? )?(\d{4}|\d{2}))?$/iu.exec(
      text,
    );
  const monthFirst = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/iu.exec(text);
  const [day, word, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = word === undefined ? null : monthOf(word);
  return month === null ? null : { day: Number(day), month, year: fullYear(year) };
};

const nearest = (parts: Parts, near: Day): Parts => {
  if (parts.year !== null) return parts;
  const year = Number(near.slice(0, 4));
  const distance = (candidate: Parts) => Math.abs(daysBetween(near, dayOf(candidate)));
  const candidates = [year - 1, year, year + 1]
    .map((each) => ({ ...parts, year: each }))
    .filter((each) => isDay(dayOf(each)));
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? { ...parts, year };
};

const makeIt = (day: Day): Remedy => ({
  label: `Make it ${formatDate(day)}`,
  text: formatDate(day),
});

/** What a day that is not in the calendar was likely meant to be. */
const remedyOf = (parts: Parts): Remedy | null => {
  const swapped = dayOf({ ...parts, day: parts.month, month: parts.day });
  if (isDay(swapped)) return makeIt(swapped);
  for (let day = Math.min(parts.day, 31); day > 27; day -= 1) {
    const shorter = dayOf({ ...parts, day });
    if (isDay(shorter)) return makeIt(shorter);
  }
  return null;
};

// Day 0 of spreadsheets, which count 29/02/1900 as a day.
const spreadsheetStart = "1899-12-30";

const ofPlainText = (text: string, { near }: DayReading): Parts | null => {
  const time =
    /(?:t|,? )\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?z|[+-]\d{2}:?\d{2})?$/i;
  const bare = text.replace(time, "").trim();
  // `Mar` is both a weekday and a month.
  for (const each of [withoutWeekday(bare), bare]) {
    const plain = each.replace(/^(?:am|de[nr]|el|il|le|the) /i, "");
    const parts = numeric(plain) ?? named(plain);
    if (parts) return nearest(parts, near);
  }
  return null;
};

/** A day as people and spreadsheets write it: `02/01/2027`, `2.1.27`, `2027-01-02`, `2 gen 2027`. */
export const readDay = (typed: string, reading: DayReading): Parsed<Day> => {
  const text = tidy(typed);
  if (/^\d{5}$/.test(text)) {
    const day = addDays(spreadsheetStart, Number(text));
    return failed(`${quoted(typed)} is the number that spreadsheets keep for a day.`, makeIt(day));
  }
  const parts = ofPlainText(text, reading);
  if (parts === null) {
    const guess = ofPlainText(withDigits(text), reading);
    const remedy = guess && isDay(dayOf(guess)) ? makeIt(dayOf(guess)) : null;
    return failed(`${quoted(typed)} is not a day. Write it as 31/12/2027.`, remedy);
  }
  const day = dayOf(parts);
  if (!isDay(day)) return failed(`There is no ${quoted(typed)} in the calendar.`, remedyOf(parts));
  const year = parts.year ?? 0;
  if (year < firstYear || year > lastYear)
    return failed(`${quoted(typed)} is not in this century.`);
  return { value: day };
};
