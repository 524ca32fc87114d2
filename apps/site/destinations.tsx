import type { DestinationsView } from "#features/destinations/parts/area-view.ts";
import { DestinationsPage } from "#features/destinations/site/destinations-page.tsx";
import { showCardWords } from "#features/travels/parts/show.ts";
import { pathOf } from "#markets/markets.ts";
import type { Route } from "./+types/destinations.ts";
import { areasOf } from "./areas.ts";
import { siteContext } from "./context.ts";
import { continentOf } from "./continent.ts";
import { pageHead } from "./head.ts";
import { breadcrumbs, fromHome } from "./structured.ts";

const cardsShown = 3;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { catalogue, voice, product, market } = site;
  const { say } = voice;
  const [areas, known] = await Promise.all([areasOf(site), catalogue.destinations()]);
  const path = pathOf(market.id, "travels") ?? "/";
  const continents = await Promise.all(
    areas.map((area) => continentOf(site, known, area, cardsShown)),
  );
  const view: DestinationsView = {
    top: {
      crumbs: [],
      crumbsLabel: say("nav.breadcrumb"),
      title: say("destinations.title"),
      tagline: say("destinations.text"),
      ...(continents[0]?.pictures ?? { wide: null, poster: null }),
    },
    areasLabel: say("destinations.areas"),
    countriesLabel: say("destinations.countries"),
    areas: continents,
    words: showCardWords(voice),
  };
  return {
    view,
    head: pageHead(site, {
      title: say("meta.travels.title", { product }),
      description: say("meta.travels.description", { product }),
      path,
      alternates: "travels",
      feed: null,
      things: [breadcrumbs(site, [fromHome(site), { label: view.top.title, path }])],
    }),
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const Destinations = ({ loaderData }: Route.ComponentProps) => (
  <DestinationsPage view={loaderData.view} />
);
export default Destinations;
