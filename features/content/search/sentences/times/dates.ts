import { addDays, type Day } from "#markets/days.ts";
import type { SentenceWords } from "#markets/search-words/sentence-words.ts";
import { lastDayOf, monthsUntil, nextDay, nextMonth } from "./calendar.ts";
import type { DateParts, SaidDay } from "./date-patterns.ts";
import { anyOf } from "../patterns.ts";
import type { Match, Reader, Reading, Wish } from "../reader.ts";

export const span = (from: Day | null, to: Day | null): readonly Wish[] => [
  ...(from === null ? [] : [{ parameter: "from" as const, value: from }]),
  ...(to === null ? [] : [{ parameter: "to" as const, value: to }]),
];

/** The side of a day or month on which the search lies, by the words before it. */
export const boundedBy = (
  { groups }: Match,
  first: Day,
  last: Day = first,
): readonly Wish[] | null => {
  if (groups["work"] !== undefined) return span(null, addDays(first, -1));
  if (groups["notbefore"] !== undefined) return span(first, null);
  if (groups["after"] !== undefined) return span(addDays(last, 1), null);
  if (groups["before"] !== undefined) return span(null, addDays(first, -1));
  if (groups["until"] !== undefined || groups["backby"] !== undefined) return span(null, last);
  if (groups["since"] !== undefined || groups["onwards"] !== undefined) return span(first, null);
  return null;
};

const monthOf = (day: SaidDay, known: number | null): number | null => day.month ?? known;

export const createDateReading = ({ dates }: SentenceWords, parts: DateParts) => {
  const { patterns, sayDay, monthNumber } = parts;
  const noTime = new RegExp(`(?<![a-z0-9])(?:${anyOf(dates.noTime)})\\s*$`, "u");
  const yearOf = (text: string | undefined) => (text === undefined ? null : Number(text));

  const readRange = (match: Match, today: Day, months: readonly number[]): Reading => {
    const name = match.groups["cbare"] === undefined ? ["a", "b"] : ["c", "d"];
    const [one, other] = name.map((each) => sayDay(match, each));
    if (!one || !other) return null;
    const known = months.length === 1 ? (months[0] ?? null) : null;
    const last = monthOf(other, monthOf(one, known));
    const first = monthOf(one, last);
    if (first === null || last === null) {
      const [, current] = today.split("-").map(Number);
      const from = nextDay(today, { date: one.date, month: current ?? 1, year: null });
      const to = from && nextDay(from, { date: other.date, month: current ?? 1, year: null });
      return from && to ? span(from, to) : null;
    }
    const yearOfFirst = one.year ?? (other.year !== null && first <= last ? other.year : null);
    const from = nextDay(today, { date: one.date, month: first, year: yearOfFirst });
    const to = from && nextDay(from, { date: other.date, month: last, year: other.year });
    return from && to && from <= to ? span(from, to) : null;
  };

  const readDay = (match: Match, today: Day, months: readonly number[]): Reading => {
    const said = sayDay(match, "a");
    if (!said) return null;
    const [, current] = today.split("-").map(Number);
    const known = months.length === 1 ? months[0] : current;
    const month = said.month ?? known ?? null;
    const day = month === null ? null : nextDay(today, { date: said.date, month, year: said.year });
    return day === null
      ? null
      : (boundedBy(match, day) ?? (said.month === null ? null : span(day, null)));
  };

  const readMonths = ({ groups }: Match, today: Day): Reading => {
    const [first, last] = [monthNumber(groups["first"] ?? ""), monthNumber(groups["last"] ?? "")];
    if (first === null || last === null) return null;
    const [y1, y2] = [yearOf(groups["y1"]), yearOf(groups["y2"])];
    const from = nextMonth(today, first, y1 ?? (y2 !== null && first <= last ? y2 : null));
    const until = nextMonth(`${from}-01`, last, y2);
    return monthsUntil(from, until).map((value): Wish => ({ parameter: "month", value }));
  };

  const readMonth = (match: Match, today: Day): Reading => {
    const number = monthNumber(match.groups["first"] ?? "");
    if (number === null || noTime.test(match.before)) return null;
    const month = nextMonth(today, number, yearOf(match.groups["y1"]));
    return (
      boundedBy(match, `${month}-01`, lastDayOf(month)) ?? [{ parameter: "month", value: month }]
    );
  };

  return (reader: Reader, today: Day): void => {
    for (const range of patterns.range) reader.take(range, (match) => readRange(match, today, []));
    reader.take(patterns.bounded, (match) => readDay(match, today, []));
    reader.take(patterns.plain, (match) => readDay(match, today, []));
    reader.take(patterns.months, (match) => readMonths(match, today));
    reader.take(patterns.monthsBetween, (match) => readMonths(match, today));
    reader.take(patterns.boundedMonth, (match) => readMonth(match, today));
    reader.take(patterns.month, (match) => readMonth(match, today));
    const monthsOf = (wanted: readonly Wish["parameter"][]) =>
      reader.findings
        .filter(({ parameter }) => wanted.includes(parameter))
        .map(({ value }) => Number(value.slice(5, 7)));
    const said = monthsOf(["month"]);
    // “From June 12, back by the 27th” says the month once.
    const months = said.length > 0 ? said : [...new Set(monthsOf(["from"]))];
    reader.take(patterns.bareRange, (match) => readRange(match, today, months));
    reader.take(patterns.boundedBare, (match) => readDay(match, today, months));
  };
};
