import type { SentenceWords } from "#markets/search-words/sentence-words.ts";
import type { TimeWords } from "#markets/search-words/time-words.ts";
import { anyOf, ending, whole } from "../patterns.ts";
import type { Numbers } from "../numbers.ts";
import type { Match } from "../reader.ts";

/** What the words of a day say; the month is null where only its number stands. */
export type SaidDay = Readonly<{ date: number; month: number | null; year: number | null }>;

const compound = (tails: string): string => `(?:${anyOf(tails)})?`;

type DateNotations = Readonly<{
  /** A day with its month; the name begins those of its groups. */
  full: (name: string) => string;
  /** The number of a day alone. */
  bare: (name: string) => string;
  year: (name: string) => string;
  month: string;
  article: string;
  to: string;
  between: string;
  bounds: string;
  within: string;
  part: string;
  onwards: string;
}>;

/** The patterns of days, months and their ranges. */
const patternsOf = (
  dates: SentenceWords["dates"],
  { full, bare, month, year, article, to, between, bounds, within, part, onwards }: DateNotations,
) => ({
  range: [
    whole(String.raw`(?:${between}\s*)?${full("a")}\s*(?:${to})\s*${full("b")}`),
    whole(String.raw`(?:${between}\s*)?${bare("a")}\s*(?:${to})\s*${full("b")}`),
    whole(String.raw`(?:${between}\s*)?${full("a")}\s*(?:${to})\s*${bare("b")}`),
  ],
  bareRange: whole(
    String.raw`(?:${anyOf(dates.from)})\s*${bare("a")}\s*(?:${anyOf(dates.to)})\s*${bare("b")}(?!\s?(?:%|[a-z0-9ß]))|(?:${anyOf(dates.from)})\s*${bare("c")}\s*(?:${anyOf(dates.to)})\s*${bare("d")}`,
  ),
  bounded: whole(
    String.raw`${bounds}\s*${full("a")}(?:\s*(?<work>${anyOf(dates.backToWork)}))?${onwards}`,
  ),
  plain: whole(
    String.raw`(?:${anyOf(dates.from)}\s*)?${full("a")}(?:\s*(?:(?<work>${anyOf(dates.backToWork)})|(?<onwards>${anyOf(dates.onwards)})))?`,
  ),
  boundedBare: whole(String.raw`${bounds}\s*${bare("a")}${onwards}`),
  months: whole(
    String.raw`(?:(?:${between})\s*)?${part}${article}(?<first>${month})${year("y1")}\s*(?:${anyOf(dates.to)}|-)\s*${part}${article}(?<last>${month})${year("y2")}`,
  ),
  monthsBetween: whole(
    String.raw`(?:${anyOf(dates.between)})\s*${part}${article}(?<first>${month})${year("y1")}\s*(?:${anyOf(dates.and)})\s*${part}${article}(?<last>${month})${year("y2")}`,
  ),
  boundedMonth: whole(
    String.raw`${bounds}\s*(?:${anyOf(dates.of)}\s*)?${article}${part}${article}(?<first>${month})${year("y1")}${onwards}`,
  ),
  month: whole(
    String.raw`${within}${article}${part}${article}(?<first>${month})${year("y1")}(?:\s*(?<onwards>${anyOf(dates.onwards)}))?`,
  ),
});

/** The months' names as a pattern, and the number that one means. */
const monthsOf = ({ dates, rest }: SentenceWords, timeWords: TimeWords) => {
  const names = timeWords.months.map((each, index) => ({
    number: index + 1,
    pattern: anyOf(...each, dates.shortMonths[index] ?? ""),
  }));
  const exactly = names.map(({ number, pattern }) => ({
    number,
    pattern: new RegExp(`^(?:${pattern})\\.?${compound(rest.compound)}$`, "u"),
  }));
  const bareMonth = `(?:${names.map(({ pattern }) => pattern).join("|")})`;
  const month = `${bareMonth}(?:${anyOf(rest.compound)})?${ending}\\.?`;
  const monthNumber = (text: string): number | null =>
    exactly.find(({ pattern }) => pattern.test(text))?.number ?? null;
  return { bareMonth, month, monthNumber };
};

/** The parts of which a language's dates are made. */
export const createDateParts = (
  words: SentenceWords,
  timeWords: TimeWords,
  numbers: Numbers,
  isMonthFirst: boolean,
) => {
  const { dates } = words;
  const { bareMonth, month, monthNumber } = monthsOf(words, timeWords);
  const preposition = anyOf(dates.of);
  const year = (name: string) =>
    String.raw`(?:(?:,?\s*${preposition}\s*|,?\s+|')(?<${name}>20\d\d)(?!\d))?`;
  const article = String.raw`(?:${anyOf(dates.article)}\s?)?`;
  const date = (name: string) =>
    String.raw`${article}(?<${name}>(?:[12]\d|3[01]|0?[1-9])(?!\d)|${anyOf(dates.first)})(?:${anyOf(dates.ordinal)})?`;
  /** A day with its month, in its three notations. */
  const full = (name: string): string =>
    String.raw`(?:${date(`${name}date`)}(?:\s*${preposition}\s*|\s+)(?<${name}month>${month})${year(`${name}year`)}|(?<${name}month2>${bareMonth}\.?)\s+${date(`${name}date2`)}(?![\s]*(?:${anyOf(dates.of)})?\s*${bareMonth})${year(`${name}year2`)}|${article}(?<${name}one>\d{1,2})[./](?<${name}other>\d{1,2})(?:[./](?<${name}year3>(?:20)?\d\d))?\.?(?!\d))`;
  const bare = (name: string): string => date(`${name}bare`);
  const dateNumber = (text: string): number | null =>
    /^\d+$/.test(text)
      ? Number(text)
      : new RegExp(`^${anyOf(dates.first)}$`, "u").test(text)
        ? 1
        : null;
  const sayDay = ({ groups }: Match, name: string): SaidDay | null => {
    const at = (part: string) => groups[`${name}${part}`];
    const said = at("date") ?? at("date2") ?? at("bare");
    if (said !== undefined) {
      const named = at("month") ?? at("month2");
      const found = dateNumber(said);
      const spoken = at("year") ?? at("year2");
      return found === null
        ? null
        : {
            date: found,
            month: named === undefined ? null : monthNumber(named),
            year: spoken === undefined ? null : Number(spoken),
          };
    }
    const [one, other, short] = [at("one"), at("other"), at("year3")];
    if (one === undefined || other === undefined) return null;
    const [dayNumber, number] = isMonthFirst ? [other, one] : [one, other];
    const full = short === undefined ? null : Number(short.length === 2 ? `20${short}` : short);
    return { date: Number(dayNumber), month: Number(number), year: full };
  };
  const to = anyOf(dates.to, dates.and);
  const between = anyOf(dates.between, dates.from);
  const bounds = String.raw`(?:(?<after>${anyOf(dates.after)})|(?<notbefore>${anyOf(dates.notBefore)})|(?<until>${anyOf(dates.until)})|(?<before>${anyOf(dates.before)})|(?<backby>${anyOf(dates.backBy)})|(?<since>${anyOf(dates.since)}))`;
  const within = String.raw`(?:(?:${anyOf(dates.within)})\s*)?`;
  const part = String.raw`(?:(?:${anyOf(dates.partOfMonth)})\s*)?`;
  const onwards = String.raw`(?:\s*(?<onwards>${anyOf(dates.onwards)}))?`;
  return {
    monthNumber,
    sayDay,
    bounds,
    within,
    article,
    year,
    full,
    patterns: patternsOf(words.dates, {
      full,
      bare,
      month,
      year,
      article,
      to,
      between,
      bounds,
      within,
      part,
      onwards,
    }),
  };
};

export type DateParts = ReturnType<typeof createDateParts>;
