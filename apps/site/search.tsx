import { asksForSigns, parseSearch, sortWith } from "#features/search/address.ts";
import { appliedTo } from "#features/search/applied.ts";
import { meaningOf } from "#features/search/meaning.ts";
import type { SearchView } from "#features/search/parts/search-view.ts";
import {
  barAlone,
  searchPath,
  showFilters,
  showGroups,
  showPriceFilter,
  showSearchBar,
  showSorts,
} from "#features/search/parts/show.ts";
import { showCorrected } from "#features/search/parts/show-keyword.ts";
import { showLine, showRecent, showTitle } from "#features/search/parts/show-title.ts";
import { SearchPage } from "#features/search/site/search-page.tsx";
import { showCardWords } from "#features/travels/parts/show.ts";
import type { Route } from "./+types/search.ts";
import { foundCardsOf } from "./cards.ts";
import { listingOf } from "./search-listing.ts";
import { waysOut } from "./search-ways.ts";
import { searchWordsOf } from "./search-words.ts";
import { siteContext } from "./context.ts";
import { headAndPlace } from "./head.ts";
import { searchElsewhere } from "./search-elsewhere.ts";

const empty = parseSearch(new URLSearchParams());

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { catalogue, voice } = site;
  const { say } = voice;
  const words = await searchWordsOf(site);
  const params = new URL(request.url).searchParams;
  const asked = parseSearch(params);
  const {
    typed,
    meant: query,
    corrected,
  } = await meaningOf(asked, voice.market.language, catalogue);
  const result = await catalogue.search(query);
  const found = await catalogue.foundDepartures(query);
  const recent = showRecent(voice, query, words);
  const groups = showGroups(voice, query, result, words);
  const applied = appliedTo(voice, query, groups, words);
  const at = (page: number) => searchPath(voice, { ...query, page });
  const places = applied.slice(0, query.where.length).map(({ text }) => text);
  const view: SearchView = {
    bar: showSearchBar(voice, query, words),
    title: showTitle(voice, query, words, result.total, found),
    line: showLine(voice, found),
    recent:
      recent === null
        ? null
        : { label: recent, path: searchPath(voice, { ...barAlone(query), age: query.age }) },
    corrected: showCorrected(voice, { typed, corrected, isOfSigns: asksForSigns(params) }),
    filters: showFilters(voice, query, result.total, groups),
    price: showPriceFilter(voice, query, result),
    groups,
    applied: {
      title: say("filter.applied"),
      clear: say("filter.clearAll"),
      clearPath: searchPath(voice, { ...empty, sort: sortWith("", query) }),
      chips: applied.map(({ text, without }) => ({
        text,
        remove: say("filter.remove", { name: text }),
        path: searchPath(voice, without),
      })),
    },
    sort: {
      label: say("sort.label"),
      choices: showSorts(voice, query),
    },
    cards: await foundCardsOf(site, result.hits, query),
    cardWords: showCardWords(voice),
    resultsLabel: say("results.label"),
    paging: {
      label: say("paging.label"),
      text: say("paging.page", { page: result.page, pages: result.pages }),
      previous: {
        label: say("paging.previous"),
        path: result.page > 1 ? at(result.page - 1) : null,
      },
      next: {
        label: say("paging.next"),
        path: result.page < result.pages ? at(result.page + 1) : null,
      },
    },
    nothing: result.total === 0 ? await waysOut(site, query, applied, words) : null,
  };
  const listing = await listingOf(site, {
    query,
    destinations: words.destinations,
    applied: applied.length,
    total: result.total,
  });
  const head = {
    title:
      places.length > 0
        ? say("meta.area.title", { place: places.join(", "), product: site.product })
        : say("meta.search.title", { product: site.product }),
    description:
      places.length > 0
        ? say("meta.area.description", { place: places.join(", ") })
        : say("meta.search.description"),
    ...listing,
  };
  return { view, ...headAndPlace(site, head, await searchElsewhere(site, asked, query)) };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [...loaderData.head, ...loaderData.sisters] : [];

const Search = ({ loaderData }: Route.ComponentProps) => <SearchPage view={loaderData.view} />;
export default Search;
