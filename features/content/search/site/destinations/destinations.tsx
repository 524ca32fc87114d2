import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import type {
  DestinationsView,
  PlaceSearchView,
} from "#features/content/destinations/parts/area-view.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import { areasOf } from "#features/content/search/parts/areas/areas.ts";
import { continentOf } from "#features/content/search/parts/areas/continent.ts";
import type { CardReads } from "#features/content/search/parts/cards.ts";
import type { Suggestion } from "#features/content/search/contract.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { SearchReads } from "../reads.ts";
import narrowStyles from "#design/forms/narrow.css?url";
import { pickParams, words } from "#markets/site/page-query.ts";
import { pathOf } from "#markets/paths.ts";
import { breadcrumbs, homeCrumb } from "#markets/site/breadcrumbs.ts";
import { pageHead } from "#markets/site/head.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import type { Site } from "#markets/site/site.ts";
import { DestinationsPage } from "./destinations-page.tsx";

/** What is read here of the market, for one request. */
type PageSite = Site<CardReads & DestinationReads & SearchReads>;

const cardsShown = 3;

/** A part of the world is no destination, so it is searched as a keyword. */
const pathTo = (site: PageSite, { kind, slug, name }: Suggestion): string =>
  searchPath(
    site.localizer,
    kind === "part" ? { ...emptySearch, q: name } : { ...emptySearch, where: [slug] },
  );

const foundFor = async (
  site: PageSite,
  path: string,
  q: string,
): Promise<PlaceSearchView["found"]> => {
  if (q === "") return null;
  const { t } = site.localizer;
  const places = await site.catalogue.placesNamed(q);
  return {
    title: t("destinations.found", { n: places.length, q }),
    places: places.map((place) => ({
      label: place.name,
      path: pathTo(site, place),
      figure: String(place.trips),
      count: t("count.trips", { n: place.trips }),
    })),
    all: { label: t("destinations.all"), path },
  };
};

export const load = async ({ site, searchParams }: PageRequest<PageSite>) => {
  const { catalogue, localizer, product, market } = site;
  const { t } = localizer;
  const [areas, known] = await Promise.all([areasOf(site), catalogue.destinations()]);
  const path = pathOf(market.id, "travels") ?? "/";
  const q = searchParams.get("q") ?? "";
  const found = await foundFor(site, path, q);
  const continents = await Promise.all(
    areas.map((area) => continentOf(site, known, area, cardsShown)),
  );
  const view: DestinationsView = {
    top: {
      crumbs: [],
      crumbsLabel: t("nav.breadcrumb"),
      title: t("destinations.title"),
      tagline: t("destinations.text"),
      ...(continents[0]?.pictures ?? { wide: null, poster: null }),
    },
    areasLabel: t("destinations.areas"),
    countriesLabel: t("destinations.countries"),
    areas: continents,
    labels: toCardLabels(localizer),
    search: {
      path,
      label: t("destinations.search"),
      submit: t("destinations.find"),
      value: q,
      found,
    },
  };
  return {
    view,
    head: pageHead(site, {
      title: t("meta.travels.title", { product }),
      description: t("meta.travels.description", { product }),
      path,
      robots: found ? "noindex,follow" : null,
      alternates: "travels",
      feed: null,
      structuredData: [breadcrumbs(site, [homeCrumb(site), { label: view.top.title, path }])],
    }),
  };
};

type Props = Awaited<ReturnType<typeof load>>;

const Destinations = ({ view }: Props) => <DestinationsPage view={view} />;

export const destinationsPage = keptPage({
  query: pickParams({ q: words }),
  stylesheets: [narrowStyles],
  load,
  Page: Destinations,
  facts: () => ({ isOnPicture: true }),
});
