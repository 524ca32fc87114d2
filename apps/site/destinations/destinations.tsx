import type { DestinationsView } from "#features/content/destinations/parts/area-view.ts";
import { DestinationsPage } from "#features/content/destinations/site/destinations-page.tsx";
import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import { pathOf } from "#markets/paths.ts";
import type { Route } from "./+types/destinations.ts";
import { areasOf } from "./areas.ts";
import { siteContext } from "../context.ts";
import { continentOf } from "./continent.ts";
import { pageHead } from "../document/head.ts";
import { breadcrumbs, homeCrumb } from "../document/structured-data.ts";

const cardsShown = 3;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
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

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const Destinations = ({ loaderData }: Route.ComponentProps) => (
  <DestinationsPage view={loaderData.view} />
);
export default Destinations;
