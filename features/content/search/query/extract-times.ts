import type { Resource } from "#features/catalogue/resources/contract.ts";
import { comingMonths } from "#markets/days.ts";
import type { Language } from "#markets/market-type.ts";
import type { TimeWords } from "#markets/search-words/time-words.ts";
import { timeWordsOf } from "#markets/search-words/time-words-of.ts";
import type { SearchQuery, seasons } from "../contract.ts";
import { sortForKeyword } from "./search-params.ts";
import { compactText } from "../text/normalize-text.ts";

type Time =
  | Readonly<{ kind: "month"; number: number }>
  | Readonly<{ kind: "season"; season: (typeof seasons)[number] }>
  | Readonly<{ kind: "period"; slug: string }>;

/** The compact spellings of a date range: its name and, of a holiday, all its names. */
const namesOfRange = (name: string, holidays: TimeWords["holidays"]): readonly string[] => {
  const spelling = compactText(name);
  const names = holidays.map((each) => each.map(compactText));
  return [...names.filter((each) => each.includes(spelling)).flat(), spelling];
};

/** The times that a market's visitors may name, by their compact spelling. */
const lexiconOf = (
  { months, partsOfMonth, seasons: named, holidays }: TimeWords,
  resources: readonly Resource[],
): ReadonlyMap<string, Time> =>
  new Map([
    ...months.flatMap((names, index) =>
      names
        .flatMap((name) => [name, ...partsOfMonth.map((part) => part.replace("{month}", name))])
        .map((name): [string, Time] => [compactText(name), { kind: "month", number: index + 1 }]),
    ),
    ...Object.entries(named).flatMap(([season, names]) =>
      names.map((name): [string, Time] => [
        compactText(name),
        { kind: "season", season: season as (typeof seasons)[number] },
      ]),
    ),
    ...resources.flatMap(({ kind, name, slug }): [string, Time][] =>
      kind === "date-ranges"
        ? namesOfRange(name, holidays).map((each) => [each, { kind: "period", slug }])
        : [],
    ),
  ]);

/** A word of the keyword. Of `d’août`, `spelling` is `daout` and `withoutArticle` is `aout`. */
type Token = Readonly<{ text: string; spelling: string; withoutArticle: string | null }>;

const toToken = (text: string): Token => {
  const [, word] = /^\p{L}{1,5}['’](\p{L}.*)$/u.exec(text) ?? [];
  return {
    text,
    spelling: compactText(text),
    withoutArticle: word === undefined ? null : compactText(word),
  };
};

/** A time and the tokens that it consists of, with a year behind it. */
type Found = Readonly<{
  time: Time;
  spelling: string;
  from: number;
  to: number;
  year: number | null;
  /** Whether an article is elided before it, as in `d’août`. */
  hasArticle: boolean;
}>;

const maxTokensOfTime = 4;

const findTimes = (tokens: readonly Token[], lexicon: ReadonlyMap<string, Time>): Found[] => {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = Math.min(maxTokensOfTime, tokens.length - at); length > 0; length -= 1) {
      const end = at + length;
      const rest = tokens
        .slice(at + 1, end)
        .map(({ spelling }) => spelling)
        .join("");
      const first = tokens[at];
      const spellings = [first?.spelling ?? null, first?.withoutArticle ?? null];
      const named = spellings.findIndex((each) => each !== null && lexicon.has(each + rest));
      const spelling = `${spellings[named] ?? ""}${rest}`;
      const time = lexicon.get(spelling);
      if (named < 0 || !time) continue;
      const year = /^20\d\d$/.test(tokens[end]?.spelling ?? "") ? Number(tokens[end]?.text) : null;
      const to = year === null ? end : end + 1;
      found.push({ time, spelling, from: at, to, year, hasArticle: named === 1 });
      at = (found.at(-1)?.to ?? end) - 1;
      break;
    }
  return found;
};

/**
 * The indexes of all tokens that say a time, whether each time is certainly one, and whether one of
 * them is only the end of another span.
 */
const spanOf = (
  tokens: readonly Token[],
  found: readonly Found[],
  { before, filling, between, bounds, ambiguous }: TimeWords,
): Readonly<{ taken: ReadonlySet<number>; areAllCertain: boolean; isBound: boolean }> => {
  const taken = new Set<number>();
  const [isBefore, isFilling, isBetween, isBounding] = [before, filling, between, bounds].map(
    (words) => {
      const spellings = new Set(words.map(compactText));
      return (at: number) => spellings.has(tokens[at]?.spelling ?? "");
    },
  );
  const unclear = new Set(ambiguous.map(compactText));
  let areAllCertain = true;
  let isBound = false;
  for (const { from, to, spelling, hasArticle } of found) {
    for (let at = from; at < to; at += 1) taken.add(at);
    let isSaid = hasArticle;
    let at = from - 1;
    for (; isBefore?.(at) || isFilling?.(at); at -= 1) {
      taken.add(at);
      isSaid ||= isBefore?.(at) ?? false;
    }
    // In “July and August” the second is said by the first.
    if (isBetween?.(at) && taken.has(at - 1)) {
      taken.add(at);
      isSaid = true;
    }
    isBound ||= isBounding?.(at) ?? false;
    areAllCertain &&= isSaid || !unclear.has(spelling);
  }
  return { taken, areAllCertain, isBound };
};

const withTimes = (query: SearchQuery, found: readonly Found[], today: string): SearchQuery => {
  const unique = <Item>(items: readonly Item[]) => [...new Set(items)];
  return {
    ...query,
    month: unique(
      found.flatMap(({ time, year }) => {
        if (time.kind !== "month") return [];
        const number = String(time.number).padStart(2, "0");
        if (year !== null) return `${year}-${number}`;
        return comingMonths(today).find((month) => month.endsWith(`-${number}`)) ?? [];
      }),
    ),
    season: unique(found.flatMap(({ time }) => (time.kind === "season" ? time.season : []))),
    period: found.flatMap(({ time }) => (time.kind === "period" ? time.slug : []))[0] ?? null,
  };
};

/** What is left of “Capodanno in Giappone” is “Giappone”. */
const withoutPreposition = (
  words: string,
  { before }: TimeWords,
  arePlaces: (text: string) => boolean,
): string => {
  const [first = "", ...others] = words.split(" ");
  const rest = others.join(" ");
  return before.includes(first.toLowerCase()) && rest !== "" && arePlaces(rest) ? rest : words;
};

const hasDates = ({ from, to, month, season, period }: SearchQuery): boolean =>
  from !== null || to !== null || period !== null || month.length > 0 || season.length > 0;

/**
 * Moves the months, seasons and periods that a keyword names to the dates of the search: “Giappone in
 * agosto” searches for “Giappone” in the next August, with or without a word such as “in”. Names that
 * are other words too, such as “May” and “March”, count only with such a word, or where nothing but
 * places stands beside them. A search that has dates, a phrase in quotation marks, and a keyword with
 * the end of a span, such as “until May”, stay as they are.
 * @param today ISO day of the market
 * @param arePlaces whether a text consists of names of places
 */
export const extractTimes = (
  query: SearchQuery,
  {
    language,
    resources,
    today,
    arePlaces,
  }: Readonly<{
    language: Language;
    resources: readonly Resource[];
    today: string;
    arePlaces: (text: string) => boolean;
  }>,
): SearchQuery => {
  if (hasDates(query) || /["“”„«»]/.test(query.q)) return query;
  const timeWords = timeWordsOf(language);
  const tokens = query.q.split(/\s+/).map(toToken);
  const found = findTimes(tokens, lexiconOf(timeWords, resources));
  if (found.length === 0) return query;
  const { taken, areAllCertain, isBound } = spanOf(tokens, found, timeWords);
  if (isBound) return query;
  const words = tokens
    .filter((_, at) => !taken.has(at))
    .map(({ text }) => text)
    .join(" ")
    .replace(/^[\s,;]+|[\s,;]+$/g, "");
  const q = withoutPreposition(words, timeWords, arePlaces);
  return areAllCertain || q === "" || arePlaces(q)
    ? { ...withTimes(query, found, today), q, sort: sortForKeyword(q, query) }
    : query;
};
