import { parseSearch } from "#features/search/address.ts";
import { type Applied, onlyThe, withoutAll } from "#features/search/applied.ts";
import type { SearchQuery } from "#features/search/contract.ts";
import {
  withoutFilters,
  searchPath,
  type SearchLookups,
} from "#features/search/parts/search-bar-presenter.ts";
import { toRecentSearch } from "#features/search/parts/title-presenter.ts";
import type { SearchView } from "#features/search/parts/search-view.ts";
import type { Localizer } from "#markets/localizer.ts";
import { formatMonth } from "#markets/format.ts";
import { cardsOf } from "./cards.ts";
import type { SiteRequest } from "./context.ts";

type Way = Readonly<{ text: string; path: string }>;

/** Months that are offered when the searched dates have no departures. */
const monthsOffered = 3;

/** The month that a search asks for first; the present one if it asks for none by name. */
const monthAsked = ({ month, from, to }: SearchQuery, today: string): string =>
  month[0] ?? (from ?? to ?? today).slice(0, 7);

/** The same search without its dates, with as many days as are asked for where anything is as short. */
const withoutDates = async (
  { catalogue, localizer }: SiteRequest,
  query: SearchQuery,
): Promise<Readonly<{ other: SearchQuery; found: ReadonlyMap<string, number> }>> => {
  const wanted = {
    to: monthAsked(query, localizer.today),
    except: query.month,
    most: monthsOffered,
  };
  const anyTime = withoutAll(query, "dates");
  const asLong = { ...anyTime, days: query.days };
  const inTime = await catalogue.nearestMonths(asLong, wanted);
  return inTime.size > 0
    ? { other: asLong, found: inTime }
    : { other: anyTime, found: await catalogue.nearestMonths(anyTime, wanted) };
};

/**
 * The months nearest to those asked for in which the same search finds trips, with how many, in
 * their order. Those asked for have none of as many days.
 */
const nearestMonths = async (site: SiteRequest, query: SearchQuery): Promise<Way[]> => {
  const { localizer } = site;
  const { t, market } = localizer;
  const { other, found } = await withoutDates(site, query);
  return [...found]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, n]) => ({
      text: t("results.found", { n, name: formatMonth(month, market.language) }),
      path: searchPath(localizer, { ...other, month: [month] }),
    }));
};

type Choice = Readonly<{ without: SearchQuery; what: string; name: string }>;

/** What can be left out: dates and the values of one filter together, all else by its own name. */
const choicesOf = (query: SearchQuery, applied: readonly Applied[]): Choice[] => {
  const kinds = new Map(
    applied.map(({ text, without, what }): [string, Choice] =>
      what
        ? [what, { without: withoutAll(query, what), what, name: "" }]
        : [
            `named ${text}`,
            { without, what: "named", name: text.replaceAll(/^[“„«]\s*|\s*[”“»]$/g, "") },
          ],
    ),
  );
  return [...kinds.values()];
};

const empty = parseSearch(new URLSearchParams());

type Part = Readonly<{ name: string | null; part: SearchQuery }>;

/** The parts of a search, each as a search of its own: its places, its words, its dates, each filter. */
const partsOf = (
  localizer: Localizer,
  query: SearchQuery,
  applied: readonly Applied[],
  words: SearchLookups,
): readonly Part[] => {
  const asked = withoutFilters(query);
  const ofBar = [
    { ...empty, where: asked.where },
    { ...empty, q: asked.q, sort: asked.sort },
    { ...asked, where: [], q: "", sort: empty.sort },
  ].map((part): Part => ({ name: toRecentSearch(localizer, part, words), part }));
  const filters = Map.groupBy(applied, ({ what }) => what);
  return [
    ...ofBar,
    ...[...filters].flatMap(([what, chosen]): readonly Part[] =>
      what === null || what === "dates"
        ? []
        : [{ name: chosen.map(({ text }) => text).join(", "), part: onlyThe(query, what) }],
    ),
  ];
};

/** Ways that keep one part of a search alone. */
const partsOffered = 3;

/** Where nothing helps that is left out, one part alone may, what tells most of the search first. */
const partsAlone = async (
  { catalogue, localizer }: SiteRequest,
  parts: readonly Part[],
): Promise<Way[]> => {
  const counted = await Promise.all(
    parts.map(async ({ part, name }) => ({
      part,
      name,
      n: name === null ? 0 : await catalogue.foundTotal(part),
    })),
  );
  const ways = counted.flatMap(({ part, name, n }) =>
    name === null || n === 0
      ? []
      : { text: localizer.t("results.found", { n, name }), path: searchPath(localizer, part) },
  );
  return ways.slice(0, partsOffered);
};

const leavingShown = 3;

/** The trips whose groups leave next for certain, each with that departure. */
const nextToLeave = async (
  site: SiteRequest,
): Promise<NonNullable<SearchView["nothing"]>["leaving"]> => {
  const tours = await site.catalogue.confirmedTours(24);
  const first = new Map(tours.toReversed().map(({ travelId, id }) => [travelId, id]));
  const travelIds = [...new Set(tours.map(({ travelId }) => travelId))].slice(0, leavingShown);
  const cards = await cardsOf(
    site,
    travelIds.map((travelId) => ({ travelId, tourId: first.get(travelId) ?? null })),
  );
  return cards.length > 0 ? { title: site.localizer.t("nav.departures"), cards } : null;
};

/**
 * What to do when nothing was found: each way out says what it brings. Dates are named as the
 * cause only when the search finds something without them.
 */
export const waysOut = async (
  site: SiteRequest,
  query: SearchQuery,
  applied: readonly Applied[],
  words: SearchLookups,
): Promise<SearchView["nothing"]> => {
  const { catalogue, localizer } = site;
  const { t } = localizer;
  const counted = await Promise.all(
    choicesOf(query, applied).map(async (choice) => ({
      ...choice,
      total: await catalogue.foundTotal(choice.without),
    })),
  );
  const found = counted.filter(({ total }) => total > 0);
  const byDates = found.some(({ what }) => what === "dates");
  return {
    title: t(byDates ? "results.noDates" : "results.none"),
    text: t("results.waysOut"),
    ways: [
      ...(byDates ? await nearestMonths(site, query) : []),
      ...found.map(({ total, without, what, name }) => ({
        text: t("results.without", {
          n: total,
          name: t("results.withoutWhat", { what, name }),
        }),
        path: searchPath(localizer, without),
      })),
      ...(found.length === 0
        ? await partsAlone(site, partsOf(localizer, query, applied, words))
        : []),
      { text: t("results.all"), path: searchPath(localizer, empty) },
    ],
    leaving: await nextToLeave(site),
  };
};
