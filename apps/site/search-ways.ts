import { parseSearch } from "#features/search/address.ts";
import type { Applied } from "#features/search/applied.ts";
import type { SearchQuery } from "#features/search/contract.ts";
import { searchPath } from "#features/search/parts/show.ts";
import type { SearchView } from "#features/search/parts/search-view.ts";
import { formatMonth } from "#markets/format.ts";
import type { SiteRequest } from "./context.ts";

type Way = Readonly<{ text: string; path: string }>;

/** Months that are offered when the searched dates have no departures. */
const monthsOffered = 3;

const anyTime = { month: [], season: [], from: null, to: null, period: null, days: null } as const;

const monthNumber = (month: string): number => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return year * 12 + number;
};

/** The month that a search asks for first; the present one if it asks for none by name. */
const monthAsked = ({ month, from, to }: SearchQuery, today: string): string =>
  month[0] ?? (from ?? to ?? today).slice(0, 7);

/** The months nearest to those asked for in which the same search finds trips, with how many. */
const nearestMonths = async (
  { catalogue, voice }: SiteRequest,
  query: SearchQuery,
  months: readonly string[],
): Promise<Way[]> => {
  const { say, market, today } = voice;
  const asked = monthNumber(monthAsked(query, today));
  const far = (month: string) => Math.abs(monthNumber(month) - asked);
  const ways: Way[] = [];
  for (const month of months.toSorted((a, b) => far(a) - far(b))) {
    const other = { ...query, ...anyTime, month: [month], page: 1 };
    const { total } = await catalogue.search(other);
    if (total > 0)
      ways.push({
        text: say("results.inMonth", { n: total, name: formatMonth(month, market.language) }),
        path: searchPath(voice, other),
      });
    if (ways.length === monthsOffered) break;
  }
  return ways;
};

/**
 * What to do when nothing was found: each way out says what it brings. Dates are named as the
 * cause only when the search finds something without them.
 * @param months those in which something leaves
 */
export const waysOut = async (
  site: SiteRequest,
  query: SearchQuery,
  applied: readonly Applied[],
  months: readonly string[],
): Promise<SearchView["nothing"]> => {
  const { catalogue, voice } = site;
  const { say } = voice;
  const counted = await Promise.all(
    applied.map(async (each) => ({ ...each, total: (await catalogue.search(each.without)).total })),
  );
  const atAnyTime = { ...query, ...anyTime, page: 1 };
  const byDates =
    applied.some(({ isDate }) => isDate) && (await catalogue.search(atAnyTime)).total > 0;
  const isOneDate = counted.some(({ isDate, total }) => isDate && total > 0);
  return {
    title: say(byDates ? "results.noDates" : "results.none"),
    text: say("results.waysOut"),
    ways: [
      ...(byDates ? await nearestMonths(site, query, months) : []),
      ...counted
        .filter(({ total }) => total > 0)
        .map(({ text, total, without }) => ({
          text: say("results.without", { n: total, name: text }),
          path: searchPath(voice, without),
        })),
      ...(byDates && !isOneDate
        ? [{ text: say("results.otherDates"), path: searchPath(voice, atAnyTime) }]
        : []),
      { text: say("results.all"), path: searchPath(voice, parseSearch(new URLSearchParams())) },
    ],
  };
};
