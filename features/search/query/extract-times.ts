import type { Resource } from "#features/resources/contract.ts";
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

/** The times that a market's visitors may name, by their compact spelling. */
const lexiconOf = (
  { months, seasons: named }: TimeWords,
  resources: readonly Resource[],
): ReadonlyMap<string, Time> =>
  new Map([
    ...months.flatMap((names, index) =>
      names.map((name): [string, Time] => [
        compactText(name),
        { kind: "month", number: index + 1 },
      ]),
    ),
    ...Object.entries(named).flatMap(([season, names]) =>
      names.map((name): [string, Time] => [
        compactText(name),
        { kind: "season", season: season as (typeof seasons)[number] },
      ]),
    ),
    ...resources.flatMap(({ kind, name, slug }): [string, Time][] =>
      kind === "date-ranges" ? [[compactText(name), { kind: "period", slug }]] : [],
    ),
  ]);

/** A word of the keyword, and the compact spelling without an elided article: `d’août` is `aout`. */
type Token = Readonly<{ text: string; spelling: string; isElided: boolean }>;

const toToken = (text: string): Token => {
  const [, elided] = /^\p{L}{1,5}['’](\p{L}.*)$/u.exec(text) ?? [];
  return { text, spelling: compactText(elided ?? text), isElided: elided !== undefined };
};

/** A time and the tokens that it consists of, with a year behind it. */
type Found = Readonly<{ time: Time; from: number; to: number; year: number | null }>;

const maxTokensOfTime = 4;

const findTimes = (tokens: readonly Token[], lexicon: ReadonlyMap<string, Time>): Found[] => {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = Math.min(maxTokensOfTime, tokens.length - at); length > 0; length -= 1) {
      const end = at + length;
      const time = lexicon.get(
        tokens
          .slice(at, end)
          .map(({ spelling }) => spelling)
          .join(""),
      );
      if (!time) continue;
      const year = /^20\d\d$/.test(tokens[end]?.spelling ?? "") ? Number(tokens[end]?.text) : null;
      found.push({ time, from: at, to: year === null ? end : end + 1, year });
      at = (found.at(-1)?.to ?? end) - 1;
      break;
    }
  return found;
};

/** The indexes of all tokens that say a time, and whether each time has a word before it. */
const spanOf = (
  tokens: readonly Token[],
  found: readonly Found[],
  { before, filling, between }: TimeWords,
): Readonly<{ taken: ReadonlySet<number>; areAllSaid: boolean }> => {
  const taken = new Set<number>();
  const [isBefore, isFilling, isBetween] = [before, filling, between].map((words) => {
    const spellings = new Set(words.map(compactText));
    return (at: number) => spellings.has(tokens[at]?.spelling ?? "");
  });
  let areAllSaid = true;
  for (const { from, to } of found) {
    for (let at = from; at < to; at += 1) taken.add(at);
    let isSaid = tokens[from]?.isElided ?? false;
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
    areAllSaid &&= isSaid;
  }
  return { taken, areAllSaid };
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

const hasDates = ({ from, to, month, season, period }: SearchQuery): boolean =>
  from !== null || to !== null || period !== null || month.length > 0 || season.length > 0;

/**
 * Moves the months, seasons and periods that a keyword names to the dates of the search: “Giappone in
 * agosto” searches for “Giappone” in the next August. A time counts where a word says that it is one,
 * such as “in”, or where nothing but places stands beside it, since “May” and “March” are other words
 * too. A search that has dates, and a phrase in quotation marks, stay as they are.
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
  const words = timeWordsOf(language);
  const tokens = query.q.split(/\s+/).map(toToken);
  const found = findTimes(tokens, lexiconOf(words, resources));
  if (found.length === 0) return query;
  const { taken, areAllSaid } = spanOf(tokens, found, words);
  const q = tokens
    .filter((_, at) => !taken.has(at))
    .map(({ text }) => text)
    .join(" ")
    .replace(/^[\s,;]+|[\s,;]+$/g, "");
  return areAllSaid || q === "" || arePlaces(q)
    ? { ...withTimes(query, found, today), q, sort: sortForKeyword(q, query) }
    : query;
};
