import type { SearchHit, SearchQuery } from "#features/content/search/contract.ts";
import { pathOf } from "#markets/paths.ts";
import type { Localizer } from "#markets/localizer.ts";
import { withCurrentSlugs } from "#features/content/search/query/current-slugs.ts";
import {
  emptySearch,
  hasOnlySymbols,
  fromSearchParams,
  sortForKeyword,
} from "#features/content/search/query/search-params.ts";
import {
  type ActiveFilter,
  activeFiltersOf,
} from "#features/content/search/query/active-filters.ts";
import { interpretQuery } from "#features/content/search/query/interpret-query.ts";
import type { SearchView } from "#features/content/search/parts/search-view.ts";
import {
  withoutFilters,
  searchPath,
  toSearchBar,
} from "#features/content/search/parts/search-bar-presenter.ts";
import {
  toFilterPanel,
  toFilterGroups,
  toPriceFilter,
  toSortChoices,
} from "#features/content/search/parts/filters/filters-presenter.ts";
import { toCorrectedNote } from "#features/content/search/parts/keyword-presenter.ts";
import {
  departuresLine,
  onlyPlace,
  placeWords,
  toRecentSearch,
  toSearchTitle,
} from "#features/content/search/parts/title-presenter.ts";
import { SearchPage } from "../search-page.tsx";
import { toPeopleChoice } from "#features/records/prices/parts/people-choice.ts";
import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import { searchResultCards } from "#features/content/search/parts/cards.ts";
import { withMatchReasons } from "#features/content/search/parts/matches/match-reasons.ts";
import { searchIndexing } from "./search-indexing.ts";
import { noResultsView } from "#features/content/search/parts/no-results/no-results-view.ts";
import type { SearchLookups } from "#features/content/search/parts/search-lookups.ts";
import { loadSearchLookups } from "#features/content/search/parts/load-search-lookups.ts";
import type { SearchSite } from "#features/content/search/query/search-site.ts";
import { headWithMarketLinks } from "#markets/site/head.ts";
import { searchInOtherMarkets } from "./search-in-other-markets.ts";
import { movedForGood } from "#platform/site/page-ends.ts";
import type { OwnBlocks, PageRequest } from "#markets/site/page-route.tsx";

const toPaging = (
  localizer: Localizer,
  query: SearchQuery,
  result: Readonly<{ page: number; pages: number }>,
): SearchView["paging"] => {
  const { t } = localizer;
  const pageAt = (page: number) => searchPath(localizer, { ...query, page });
  return {
    label: t("paging.label"),
    text: t("paging.page", { page: result.page, pages: result.pages }),
    previous: {
      label: t("paging.previous"),
      path: result.page > 1 ? pageAt(result.page - 1) : null,
    },
    next: {
      label: t("paging.next"),
      path: result.page < result.pages ? pageAt(result.page + 1) : null,
    },
  };
};

const toApplied = (
  localizer: Localizer,
  query: SearchQuery,
  activeFilters: readonly ActiveFilter[],
): SearchView["applied"] => {
  const { t } = localizer;
  const { people, isCompact } = query;
  return {
    title: t("filter.applied"),
    clear: t("filter.clearAll"),
    clearPath: searchPath(localizer, {
      ...emptySearch,
      people,
      isCompact,
      sort: sortForKeyword("", query),
    }),
    chips: activeFilters.map(({ text, without }) => ({
      text,
      remove: t("filter.remove", { name: text }),
      path: searchPath(localizer, without),
    })),
  };
};

const headTexts = ({ localizer: { t }, product }: SearchSite, places: readonly string[]) => ({
  title:
    places.length > 0
      ? t("meta.area.title", { place: places.join(", "), product: product })
      : t("meta.search.title", { product: product }),
  description:
    places.length > 0
      ? t("meta.area.description", { place: places.join(", ") })
      : t("meta.search.description"),
});

const toLook = (localizer: Localizer, query: SearchQuery): SearchView["look"] => ({
  isCompact: query.isCompact,
  value: query.isCompact ? "list" : "",
  text: localizer.t(query.isCompact ? "look.posters" : "look.list"),
  path: searchPath(localizer, { ...query, isCompact: !query.isCompact }),
});

const resultCards = async (
  site: SearchSite,
  query: SearchQuery,
  hits: readonly SearchHit[],
  lookups: SearchLookups,
) => withMatchReasons(site, query.q, await searchResultCards(site, hits, query), lookups);

/** What others put on the page of a search. */
export type SearchSlots<Of> = Readonly<{
  /** What staff made of blocks for a destination, below what is found there; null without any. */
  ownBlocks: (site: Of, destinationId: string) => Promise<OwnBlocks | null>;
}>;

export const load = async <Of extends SearchSite>(
  { site, searchParams }: PageRequest<Of>,
  { ownBlocks }: SearchSlots<Of>,
) => {
  const { catalogue, localizer } = site;
  const { t } = localizer;
  const lookups = await loadSearchLookups(site);
  const requested = fromSearchParams(searchParams);
  const current = withCurrentSlugs(requested, lookups.resources, lookups.destinations);
  if (current !== requested) throw movedForGood(searchPath(localizer, current));
  const {
    typed,
    effective: query,
    correctedKeyword,
  } = await interpretQuery(current, localizer.market.language, {
    ...catalogue,
    today: localizer.today,
  });
  const result = await catalogue.search(query);
  const summary = await catalogue.summarizeDepartures(query);
  const ownWords = pathOf(localizer.market.id, "search-ai");
  const recent = toRecentSearch(localizer, query, lookups);
  const groups = toFilterGroups(localizer, query, result, lookups);
  const activeFilters = activeFiltersOf(localizer, query, groups, lookups);
  const places = activeFilters.slice(0, query.where.length).map(({ text }) => text);
  const view: SearchView = {
    bar: toSearchBar(localizer, query, lookups),
    title: toSearchTitle(localizer, query, lookups, result.total, summary),
    text: departuresLine(localizer, summary),
    words: placeWords(query, lookups),
    recent:
      recent === null
        ? null
        : {
            label: recent,
            path: searchPath(localizer, { ...withoutFilters(query), age: query.age }),
          },
    corrected: toCorrectedNote(localizer, {
      typed,
      correctedKeyword,
      hasOnlySymbols: hasOnlySymbols(searchParams),
    }),
    ownWords: ownWords === null ? null : { text: t("nav.aiSearch"), path: ownWords },
    filters: toFilterPanel(localizer, query, result.total, groups),
    price: toPriceFilter(localizer, query, result),
    groups,
    applied: toApplied(localizer, query, activeFilters),
    people: {
      value: query.people === 2 ? "2" : "",
      choice: toPeopleChoice(localizer, query.people, (people) =>
        searchPath(localizer, { ...query, people }),
      ),
    },
    look: toLook(localizer, query),
    sort: {
      label: t("sort.label"),
      choices: toSortChoices(localizer, query),
    },
    cards: await resultCards(site, query, result.hits, lookups),
    labels: toCardLabels(localizer, query.people),
    resultsLabel: t("results.label"),
    paging: toPaging(localizer, query, result),
    noResults: result.total === 0 ? await noResultsView(site, query, activeFilters, lookups) : null,
  };
  const indexing = await searchIndexing(site, {
    query,
    destinations: lookups.destinations,
    activeFilterCount: activeFilters.length,
    totalTrips: result.total,
  });
  const head = { ...headTexts(site, places), ...indexing };
  const place = onlyPlace(query, lookups);
  return {
    view,
    own: place && (await ownBlocks(site, place.id)),
    ...headWithMarketLinks(site, head, await searchInOtherMarkets(site, current, query)),
  };
};

type Props = Awaited<ReturnType<typeof load>>;

export const Search = ({ view, own }: Pick<Props, "view" | "own">) => (
  <>
    <SearchPage view={view} />
    {own?.content}
  </>
);
