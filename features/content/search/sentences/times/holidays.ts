import type { Resource } from "#features/catalogue/resources/contract.ts";
import { addDays, type Day } from "#markets/days.ts";
import { easterSunday, type Holiday, holidaysBetween } from "#markets/holidays/holidays.ts";
import type { Market } from "#markets/market-type.ts";
import type { SentenceWords } from "#markets/search-words/sentence-words.ts";
import type { TimeWords } from "#markets/search-words/time-words.ts";
import { bridgeOf, nextDay } from "./calendar.ts";
import type { DateParts } from "./date-patterns.ts";
import { boundedBy, span } from "./dates.ts";
import { anyOf, namePattern, whole, spellingOf } from "../patterns.ts";
import type { Reader, Reading } from "../reader.ts";

/** The first day of each holiday that time words know, in their order. */
const firstDays = [
  (year: number): Day => `${year}-01-01`,
  (year: number): Day => `${year}-12-25`,
  easterSunday,
] as const;

const nextOf = (today: Day, dayIn: (year: number) => Day): Day => {
  const year = Number(today.slice(0, 4));
  return dayIn(year) >= today ? dayIn(year) : dayIn(year + 1);
};

/** In Spain the Constitution and the Immaculate Conception make one bridge. */
const joined = ["Día de la Constitución", "Inmaculada Concepción"];

const bridgeDays = (holidays: readonly Holiday[], name: string): readonly [Day, Day] | null => {
  const holiday = holidays.find((each) => each.name === name);
  if (!holiday) return null;
  const [from, to] = bridgeOf(holiday.day);
  if (!joined.includes(name)) return [from, to];
  const days = holidays
    .filter(
      (each) =>
        joined.includes(each.name) &&
        Math.abs(Date.parse(each.day) - Date.parse(holiday.day)) < 4 * 86_400_000,
    )
    .flatMap(({ day }) => bridgeOf(day));
  return [[...days, from].toSorted()[0] ?? from, [...days, to].toSorted().at(-1) ?? to];
};

const holidaysAhead = (market: Market, today: Day): readonly Holiday[] =>
  holidaysBetween(market.id, today, addDays(today, 366));

/** Reads the market's date ranges, and public holidays with the weekend beside them. */
export const createHolidayReading = (
  { dates, holidays }: SentenceWords,
  timeWords: TimeWords,
  parts: DateParts,
) => {
  const [bridge, behind] = [holidays.bridge, holidays.bridgeBehind].map((each) => anyOf(each));
  const within = String.raw`${parts.within}${parts.article}`;
  const around = (name: string) =>
    String.raw`${within}(?:${bridge}\s*)?${parts.article}(?:${name})(?:\s*${behind})?(?:\s*20\d\d)?`;
  const withBound = (name: string) =>
    String.raw`${parts.bounds}\s*${parts.article}(?:${bridge}\s*)?${parts.article}(?:${name})`;
  const groups = timeWords.holidays.map((names) => ({
    names: names.map(spellingOf),
    words: names.map(namePattern),
  }));
  const named = Object.entries(holidays.named).map(([name, words]) => ({
    name,
    bounded: whole(withBound(anyOf(words))),
    plain: whole(around(anyOf(words))),
  }));
  const byDate = whole(
    String.raw`${within}(?:${bridge})\s*${parts.full("a")}|${parts.full("b")}\s*(?:${behind})`,
  );

  const readNamed = (reader: Reader, market: Market, today: Day): void => {
    const ahead = holidaysAhead(market, today);
    for (const { name, bounded, plain } of named) {
      const day = ahead.find((each) => each.name === name)?.day;
      if (day === undefined) continue;
      reader.take(bounded, (match) => boundedBy(match, day));
      const days = bridgeDays(ahead, name);
      // Ferragosto is the month around it (`decisions.md`).
      const reading: Reading =
        name === "Ferragosto"
          ? [{ parameter: "month", value: day.slice(0, 7) }]
          : days && span(...days);
      reader.take(plain, () => reading);
    }
    reader.take(byDate, (match) => {
      const said = parts.sayDay(match, "a") ?? parts.sayDay(match, "b");
      if (!said || said.month === null) return null;
      const day = nextDay(today, { date: said.date, month: said.month, year: said.year });
      if (day === null) return null;
      const name = ahead.find((each) => each.day === day)?.name;
      const days = name === undefined ? bridgeOf(day) : bridgeDays(ahead, name);
      return days && span(...days);
    });
  };

  const readPeriods = (reader: Reader, resources: readonly Resource[], today: Day): void => {
    for (const each of resources) {
      if (each.kind !== "date-ranges") continue;
      const index = groups.findIndex(({ names }) => names.includes(spellingOf(each.name)));
      const words = [namePattern(each.name), ...(groups[index]?.words ?? [])];
      const name = `(?:${words.toSorted((one, other) => other.length - one.length).join("|")})`;
      const dayIn = firstDays[index];
      if (dayIn)
        reader.take(whole(withBound(name)), (match) => boundedBy(match, nextOf(today, dayIn)));
      reader.take(whole(around(name)), () => [{ parameter: "period", value: each.slug }]);
    }
  };
  return { readNamed, readPeriods, article: dates.article };
};
