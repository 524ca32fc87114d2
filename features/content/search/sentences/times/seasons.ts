import type { Day } from "#markets/days.ts";
import type { SentenceWords } from "#markets/search-words/sentence-words.ts";
import type { TimeWords } from "#markets/search-words/time-words.ts";
import { lastDayOf, monthAfter, nextMonth } from "./calendar.ts";
import type { DateParts } from "./date-patterns.ts";
import { boundedBy, span } from "./dates.ts";
import { anyOf, whole } from "../patterns.ts";
import type { Reader } from "../reader.ts";

/** The first month of each season; it has three. */
const firstMonths = { spring: 3, summer: 6, autumn: 9, winter: 12 } as const;
const seasonNames = ["spring", "summer", "autumn", "winter"] as const;

/** Reads seasons and years. */
export const createSeasonReading = (
  { dates }: SentenceWords,
  timeWords: TimeWords,
  parts: DateParts,
) => {
  const noTime = new RegExp(`(?<![a-z0-9])(?:${anyOf(dates.noTime)})\\s*$`, "u");
  const seasons = seasonNames.map((season) => {
    const words = anyOf(...timeWords.seasons[season]);
    return {
      season,
      bounded: whole(String.raw`${parts.bounds}\s*${parts.article}(?:${words})`),
      plain: whole(
        String.raw`${parts.within}${parts.article}(?:(?:${anyOf(dates.partOfMonth)})\s*)?${parts.article}(?:${words})${parts.year("y1")}`,
      ),
    };
  });
  const year = whole(
    String.raw`(?:(?:${anyOf(dates.within)})\s*)?${parts.article}(?<year>20[2-4]\d)`,
  );

  const readSeasons = (reader: Reader, today: Day): void => {
    for (const { season, bounded, plain } of seasons) {
      reader.take(bounded, (match) => {
        const first = nextMonth(today, firstMonths[season], null);
        return boundedBy(match, `${first}-01`, lastDayOf(monthAfter(first, 2)));
      });
      reader.take(plain, ({ groups, before }) => {
        if (noTime.test(before)) return null;
        if (groups["y1"] === undefined) return [{ parameter: "season", value: season }];
        const first = nextMonth(today, firstMonths[season], Number(groups["y1"]));
        return [0, 1, 2].map((later) => ({
          parameter: "month" as const,
          value: monthAfter(first, later),
        }));
      });
    }
  };

  /** A year alone is all of its days. */
  const readYear = (reader: Reader): void =>
    reader.take(year, ({ groups }) =>
      reader.findings.some(({ parameter }) => ["from", "to", "month"].includes(parameter))
        ? "neutral"
        : span(`${groups["year"]}-01-01`, `${groups["year"]}-12-31`),
    );

  return { readSeasons, readYear };
};
