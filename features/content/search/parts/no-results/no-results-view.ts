import { emptySearch } from "#features/content/search/query/search-params.ts";
import {
  type ActiveFilter,
  keepOnly,
  clearFilter,
} from "#features/content/search/query/active-filters.ts";
import type { SearchQuery } from "#features/content/search/contract.ts";
import { withoutFilters, searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import type { SearchLookups } from "#features/content/search/parts/search-lookups.ts";
import { toRecentSearch } from "#features/content/search/parts/title-presenter.ts";
import type { SearchView } from "#features/content/search/parts/search-view.ts";
import type { Localizer } from "#markets/localizer.ts";
import { monthsBetween } from "#markets/days.ts";
import { formatMonth } from "#markets/format.ts";
import { searchResultCards, tripCards } from "#features/content/search/parts/cards.ts";
import type { SearchSite } from "#features/content/search/query/search-site.ts";

type SearchLink = Readonly<{ text: string; path: string }>;

const maxMonths = 3;

/** The first month that the search asks for; the present one where it asks for no dates. */
const requestedMonth = ({ month, from, to }: SearchQuery, today: string): string =>
  month[0] ?? (from ?? to ?? today).slice(0, 7);

/** Drops the dates of a search. Its trip length is kept as long as trips of that length are found. */
const withoutDates = async (
  { catalogue, localizer }: SearchSite,
  query: SearchQuery,
): Promise<Readonly<{ relaxed: SearchQuery; countsByMonth: ReadonlyMap<string, number> }>> => {
  const wanted = {
    around: requestedMonth(query, localizer.today),
    excluding: query.month,
    limit: maxMonths,
  };
  const anyTime = clearFilter(query, "dates");
  const sameLength = { ...anyTime, days: query.days };
  const ofSameLength = await catalogue.nearestMonths(sameLength, wanted);
  return ofSameLength.size > 0
    ? { relaxed: sameLength, countsByMonth: ofSameLength }
    : { relaxed: anyTime, countsByMonth: await catalogue.nearestMonths(anyTime, wanted) };
};

/** Links to the same search in the nearest months that have trips, in calendar order. */
const nearestMonths = async (site: SearchSite, query: SearchQuery): Promise<SearchLink[]> => {
  const { localizer } = site;
  const { t, market } = localizer;
  const { relaxed, countsByMonth } = await withoutDates(site, query);
  return [...countsByMonth]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, n]) => ({
      text: t("results.found", { n, name: formatMonth(month, market.language) }),
      path: searchPath(localizer, { ...relaxed, month: [month] }),
    }));
};

/** A search without one of its filters, or without all filters of a kind. */
type Relaxation = Readonly<{ without: SearchQuery; kind: string; name: string }>;

/**
 * The search without one of its filters, for each filter. All dates are left out together, and so
 * are all values of one filter; each place and the keyword are left out alone and named.
 */
const relaxationsOf = (
  query: SearchQuery,
  activeFilters: readonly ActiveFilter[],
): Relaxation[] => {
  const byKind = new Map(
    activeFilters.map(({ text, without, kind }): [string, Relaxation] =>
      kind
        ? [kind, { without: clearFilter(query, kind), kind, name: "" }]
        : [
            `named ${text}`,
            { without, kind: "named", name: text.replaceAll(/^[“„«]\s*|\s*[”“»]$/g, "") },
          ],
    ),
  );
  return [...byKind.values()];
};

type SearchPart = Readonly<{ name: string | null; part: SearchQuery }>;

/** Splits a search into searches of its destinations, its keyword, its dates and each filter alone. */
const partsOf = (
  localizer: Localizer,
  query: SearchQuery,
  activeFilters: readonly ActiveFilter[],
  lookups: SearchLookups,
): readonly SearchPart[] => {
  const barQuery = withoutFilters(query);
  const barParts = [
    { ...emptySearch, where: barQuery.where },
    { ...emptySearch, q: barQuery.q, sort: barQuery.sort },
    { ...barQuery, where: [], q: "", sort: emptySearch.sort },
  ].map((part): SearchPart => ({ name: toRecentSearch(localizer, part, lookups), part }));
  const filtersByKind = Map.groupBy(activeFilters, ({ kind }) => kind);
  return [
    ...barParts,
    ...[...filtersByKind].flatMap(([kind, filters]): readonly SearchPart[] =>
      kind === null || kind === "dates"
        ? []
        : [{ name: filters.map(({ text }) => text).join(", "), part: keepOnly(query, kind) }],
    ),
  ];
};

const maxParts = 3;

/**
 * For a search that stays empty whichever single filter is left out: links to its parts that find
 * trips alone.
 */
const searchesOfOnePart = async (
  { catalogue, localizer }: SearchSite,
  parts: readonly SearchPart[],
): Promise<SearchLink[]> => {
  const counted = await Promise.all(
    parts.map(async ({ part, name }) => ({
      part,
      name,
      n: name === null ? 0 : await catalogue.countResults(part),
    })),
  );
  const links = counted.flatMap(({ part, name, n }) =>
    name === null || n === 0
      ? []
      : { text: localizer.t("results.found", { n, name }), path: searchPath(localizer, part) },
  );
  return links.slice(0, maxParts);
};

const maxFollowed = 3;

/** The months that a search asks for; none where it is for any time. */
const monthsOf = ({ month, from, to }: SearchQuery): readonly string[] => {
  if (month.length > 0) return month;
  const [first, last] = [from ?? to, to ?? from];
  return first && last ? monthsBetween(first, last) : [];
};

/** The trips that suit a search but for its dates, to be told of new ones in its months. */
const followView = async (
  site: SearchSite,
  query: SearchQuery,
): Promise<NonNullable<SearchView["noResults"]>["follow"]> => {
  const { catalogue, localizer } = site;
  const months = monthsOf(query);
  if (months.length === 0) return null;
  const { relaxed } = await withoutDates(site, query);
  const { hits } = await catalogue.search(relaxed);
  const cards = await searchResultCards(site, hits.slice(0, maxFollowed), relaxed);
  const age = query.age.length === 1 ? query.age[0] : null;
  const trips = cards.map(({ id, name, path }) => ({
    id,
    name,
    path,
    months,
    age: age === undefined || age === "all" ? null : age,
  }));
  return trips.length === 0 ? null : { title: localizer.t("results.follow"), trips };
};

const maxRecommended = 3;

/** Cards of the trips that travellers liked best. */
const recommendedView = async (
  site: SearchSite,
): Promise<NonNullable<SearchView["noResults"]>["recommended"]> => {
  const cards = await tripCards(site, await site.catalogue.bestRated(maxRecommended));
  return cards.length > 0 ? { title: site.localizer.t("results.bestRated"), cards } : null;
};

/**
 * Links to similar searches that find trips, each with its count. The title blames the dates only
 * when the search finds something without them.
 */
export const noResultsView = async (
  site: SearchSite,
  query: SearchQuery,
  activeFilters: readonly ActiveFilter[],
  lookups: SearchLookups,
): Promise<SearchView["noResults"]> => {
  const { catalogue, localizer } = site;
  const { t } = localizer;
  const counted = await Promise.all(
    relaxationsOf(query, activeFilters).map(async (relaxation) => ({
      ...relaxation,
      total: await catalogue.countResults(relaxation.without),
    })),
  );
  const helpful = counted.filter(({ total }) => total > 0);
  const byDates = helpful.some(({ kind }) => kind === "dates");
  return {
    title: t(byDates ? "results.noDates" : "results.none"),
    text: t("results.waysOut"),
    links: [
      ...(byDates ? await nearestMonths(site, query) : []),
      ...helpful.map(({ total, without, kind, name }) => ({
        text: t("results.without", {
          n: total,
          name: t("results.withoutWhat", { what: kind, name }),
        }),
        path: searchPath(localizer, without),
      })),
      ...(helpful.length === 0
        ? await searchesOfOnePart(site, partsOf(localizer, query, activeFilters, lookups))
        : []),
      { text: t("results.all"), path: searchPath(localizer, emptySearch) },
    ],
    follow: byDates ? await followView(site, query) : null,
    recommended: await recommendedView(site),
  };
};
