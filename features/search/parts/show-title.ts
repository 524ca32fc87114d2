import type { Destination } from "#features/destinations/contract.ts";
import type { FoundDepartures, SearchQuery } from "#features/search/contract.ts";
import type { SearchView } from "#features/search/parts/search-view.ts";
import type { Voice } from "#features/tours/parts/voice.ts";
import { formatDayOfYear, formatLongDate } from "#markets/format.ts";
import { barAlone, searchPath, type SearchWords } from "./show.ts";
import { showKeyword } from "./show-keyword.ts";
import { askedWhen } from "./show-when.ts";

// Where the count stands in a title, to be found again in it.
const mark = "\u0000";

const placesOf = ({ where }: SearchQuery, { destinations }: SearchWords): readonly Destination[] =>
  where.flatMap((slug) => destinations.find((each) => each.slug === slug) ?? []);

const keywordOf = (voice: Voice, { q }: SearchQuery): readonly string[] =>
  q === "" ? [] : [showKeyword(voice, q)];

/** The year of a season, which is part of no search, where all departures found are of one. */
const yearOf = ({ season }: SearchQuery, found: FoundDepartures | null): string => {
  const year = found?.first.slice(0, 4);
  return season.length > 0 && year && year === found?.last.slice(0, 4) ? ` ${year}` : "";
};

const whenOf = (
  voice: Voice,
  query: SearchQuery,
  words: SearchWords,
  found: FoundDepartures | null,
): string => {
  const asked = askedWhen(voice, query, words.resources, "inside");
  return asked === "" ? "" : asked + yearOf(query, found);
};

/** Whether filters are set besides what the bar asks. */
const isFiltered = (voice: Voice, query: SearchQuery): boolean => {
  const bare = barAlone(query);
  return searchPath(voice, { ...query, sort: bare.sort, page: 1 }) !== searchPath(voice, bare);
};

/**
 * `18 viaggi in Asia, primavera 2027`, taken apart around the count. Where filters leave nothing of
 * a place, the title does not say that nothing leads there.
 */
export const showTitle = (
  voice: Voice,
  query: SearchQuery,
  words: SearchWords,
  total: number,
  found: FoundDepartures | null,
): SearchView["title"] => {
  const { say } = voice;
  const places = placesOf(query, words);
  const when = whenOf(voice, query, words, found);
  const [region, another] = places;
  const keyword = keywordOf(voice, query);
  const isRegion = region?.kind === "region" && !another;
  const head = isRegion
    ? say("search.titleRegion", { count: mark, area: region.code, place: region.name })
    : mark;
  const rest = [...(isRegion ? [] : places.map(({ name }) => name)), ...keyword, when].filter(
    Boolean,
  );
  const plain =
    rest.length === 0 || isRegion
      ? [head, ...rest].join(", ")
      : say("search.titleOf", { count: mark, what: rest.join(", ") });
  const isOfFilters = total === 0 && query.q === "" && isFiltered(voice, query);
  const title = isOfFilters ? say("search.titleFiltered", { count: mark }) : plain;
  const [before = "", after = ""] = title.split(mark);
  return { before, count: say("count.trips", { n: total }), after };
};

/** How many departures were found and when they leave, and what their prices hold; null without. */
export const showLine = ({ say, market }: Voice, found: FoundDepartures | null): string | null => {
  if (found === null) return null;
  const { count, first, last } = found;
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const departures =
    first === last
      ? say("results.departuresOn", { n: count, date: formatLongDate(last, market) })
      : say("results.departures", {
          count,
          from: (isOneYear ? formatDayOfYear : formatLongDate)(first, market),
          to: formatLongDate(last, market),
        });
  return `${departures} ${say("results.prices")}`;
};

/** A search as its bar asks it, filters left out, to be found again in the browser; null for none. */
export const showRecent = (voice: Voice, query: SearchQuery, words: SearchWords): string | null => {
  const ages = query.age.map((age) => voice.say(`age.${age}`));
  const asked = [
    ...placesOf(query, words).map(({ name }) => name),
    ...keywordOf(voice, query),
    askedWhen(voice, query, words.resources),
    ...ages,
  ].filter(Boolean);
  return asked.length === 0 ? null : asked.join(", ");
};
