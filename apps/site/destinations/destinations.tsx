import type { DestinationsView } from "#features/content/destinations/parts/area-view.ts";
import { DestinationsPage } from "#features/content/destinations/site/destinations-page.tsx";
import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import { pathOf } from "#markets/paths.ts";
import { areasOf } from "./areas.ts";
import { continentOf } from "./continent.ts";
import { pageHead } from "../document/head.ts";
import { breadcrumbs, homeCrumb } from "../document/structured-data.ts";
import { keptPage, type PageRequest } from "../rendering/page-route.tsx";

const cardsShown = 3;

export const load = async ({ site }: PageRequest) => {
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
