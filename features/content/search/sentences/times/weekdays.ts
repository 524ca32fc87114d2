import * as chrono from "chrono-node";
import type { Day } from "#markets/days.ts";
import type { Language } from "#markets/market-type.ts";
import { span } from "./dates.ts";
import type { Reader } from "../reader.ts";

const parsers = { de: chrono.de, en: chrono.en, es: chrono.es, fr: chrono.fr, it: chrono.it };

/** Shorter words are too often others: “sun”, “mar”, “sab”. */
const shortest = 5;

/**
 * Reads what is said of a day without a date of the calendar (“next Friday”, “tomorrow”), with a
 * library: our own rules know the calendar, and the library the languages' ways to count from today.
 */
export const readWeekdays = (reader: Reader, language: Language, today: Day): void => {
  const noon = new Date(`${today}T12:00:00Z`);
  const said = parsers[language]
    .parse(reader.rest(), { instant: noon, timezone: 0 }, { forwardDate: true })
    .filter(
      ({ text, start }) =>
        text.length >= shortest && (start.isCertain("day") || start.isCertain("weekday")),
    )
    .map(({ index, text, start }) => ({
      index,
      text,
      day: start.date().toISOString().slice(0, 10),
    }))
    .filter(({ day }) => day > today);
  for (const { index, text, day } of said)
    reader.take(new RegExp(`(?<=^.{${index}}).{${text.length}}`, "gs"), () => span(day, null));
};
