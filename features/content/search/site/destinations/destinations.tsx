import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import type { DestinationsView } from "#features/content/destinations/parts/area-view.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import { areasOf } from "#features/content/search/parts/areas/areas.ts";
import { continentOf } from "#features/content/search/parts/areas/continent.ts";
import type { CardReads } from "#features/content/search/parts/cards.ts";
import type { SearchReads } from "../reads.ts";
import { pathOf } from "#markets/paths.ts";
import { breadcrumbs, homeCrumb } from "#markets/site/breadcrumbs.ts";
import { pageHead } from "#markets/site/head.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import type { Site } from "#markets/site/site.ts";
import { DestinationsPage } from "./destinations-page.tsx";

/** What is read here of the market, for one request. */
type PageSite = Site<CardReads & DestinationReads & SearchReads>;

const cardsShown = 3;

export const load = async ({ site }: PageRequest<PageSite>) => {
  const { catalogue, localizer, product, market } = site;
  const { t } = localizer;
  const [areas, known] = await Promise.all([areasOf(site), catalogue.destinations()]);
  const path = pathOf(market.id, "travels") ?? "/";
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
  };
  return {
    view,
    head: pageHead(site, {
      title: t("meta.travels.title", { product }),
      description: t("meta.travels.description", { product }),
      path,
      alternates: "travels",
      feed: null,
      structuredData: [breadcrumbs(site, [homeCrumb(site), { label: view.top.title, path }])],
    }),
  };
};

type Props = Awaited<ReturnType<typeof load>>;

const Destinations = ({ view }: Props) => <DestinationsPage view={view} />;

export const destinationsPage = keptPage({
  load,
  Page: Destinations,
  facts: () => ({ isOnPicture: true }),
});
