import { fromSearchParams } from "#features/search/query/search-params.ts";
import { type ActiveFilter, keepOnly, clearFilter } from "#features/search/query/active-filters.ts";
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
import { cardsOfHits } from "../cards/cards.ts";
import type { SiteRequest } from "../context.ts";

type SearchLink = Readonly<{ text: string; path: string }>;

/** Months that are offered when the searched dates have no departures. */
const maxMonths = 3;

/** The month that a search asks for first; the present one if it asks for none by name. */
const requestedMonth = ({ month, from, to }: SearchQuery, today: string): string =>
  month[0] ?? (from ?? to ?? today).slice(0, 7);

/** The same search without its dates, with as many days as are asked for where anything is as short. */
const withoutDates = async (
  { catalogue, localizer }: SiteRequest,
  query: SearchQuery,
): Promise<Readonly<{ other: SearchQuery; found: ReadonlyMap<string, number> }>> => {
  const wanted = {
    to: requestedMonth(query, localizer.today),
    except: query.month,
    most: maxMonths,
  };
  const anyTime = clearFilter(query, "dates");
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
const nearestMonths = async (site: SiteRequest, query: SearchQuery): Promise<SearchLink[]> => {
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

/** A kind of filters, or one by its name, with the search that remains without it. */
type Relaxation = Readonly<{ without: SearchQuery; kind: string; name: string }>;

/** What can be left out: dates and the values of one filter together, all else by its own name. */
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

const empty = fromSearchParams(new URLSearchParams());

type SearchPart = Readonly<{ name: string | null; part: SearchQuery }>;

/** The parts of a search, each as a search of its own: its places, its words, its dates, each filter. */
const partsOf = (
  localizer: Localizer,
  query: SearchQuery,
  activeFilters: readonly ActiveFilter[],
  lookups: SearchLookups,
): readonly SearchPart[] => {
  const asked = withoutFilters(query);
  const ofBar = [
    { ...empty, where: asked.where },
    { ...empty, q: asked.q, sort: asked.sort },
    { ...asked, where: [], q: "", sort: empty.sort },
  ].map((part): SearchPart => ({ name: toRecentSearch(localizer, part, lookups), part }));
  const filters = Map.groupBy(activeFilters, ({ kind }) => kind);
  return [
    ...ofBar,
    ...[...filters].flatMap(([kind, chosen]): readonly SearchPart[] =>
      kind === null || kind === "dates"
        ? []
        : [{ name: chosen.map(({ text }) => text).join(", "), part: keepOnly(query, kind) }],
    ),
  ];
};

const maxParts = 3;

/** Where nothing helps that is left out, one part alone may, what tells most of the search first. */
const searchesOfOnePart = async (
  { catalogue, localizer }: SiteRequest,
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

const maxLeaving = 3;

/** The trips whose groups leave next for certain, each with that departure. */
const nextDeparturesView = async (
  site: SiteRequest,
): Promise<NonNullable<SearchView["noResults"]>["upcoming"]> => {
  const tours = await site.catalogue.confirmedTours(24);
  const first = new Map(tours.toReversed().map(({ travelId, id }) => [travelId, id]));
  const travelIds = [...new Set(tours.map(({ travelId }) => travelId))].slice(0, maxLeaving);
  const cards = await cardsOfHits(
    site,
    travelIds.map((travelId) => ({ travelId, tourId: first.get(travelId) ?? null })),
  );
  return cards.length > 0 ? { title: site.localizer.t("nav.departures"), cards } : null;
};

/**
 * What to do when nothing was found: each way out says what it brings. Dates are named as the
 * cause only when the search finds something without them.
 */
export const noResultsView = async (
  site: SiteRequest,
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
  const found = counted.filter(({ total }) => total > 0);
  const byDates = found.some(({ kind }) => kind === "dates");
  return {
    title: t(byDates ? "results.noDates" : "results.none"),
    text: t("results.waysOut"),
    ways: [
      ...(byDates ? await nearestMonths(site, query) : []),
      ...found.map(({ total, without, kind, name }) => ({
        text: t("results.without", {
          n: total,
          name: t("results.withoutWhat", { what: kind, name }),
        }),
        path: searchPath(localizer, without),
      })),
      ...(found.length === 0
        ? await searchesOfOnePart(site, partsOf(localizer, query, activeFilters, lookups))
        : []),
      { text: t("results.all"), path: searchPath(localizer, empty) },
    ],
    upcoming: await nextDeparturesView(site),
  };
};
