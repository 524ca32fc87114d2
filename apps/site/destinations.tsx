import type { Destination } from "#features/destinations/contract.ts";
import type { AreaView, DestinationsView } from "#features/destinations/parts/area-view.ts";
import { DestinationsPage } from "#features/destinations/site/destinations-page.tsx";
import { parseSearch } from "#features/search/address.ts";
import { searchPath } from "#features/search/parts/show.ts";
import { showCardWords } from "#features/travels/parts/show.ts";
import { pathOf } from "#markets/markets.ts";
import type { Route } from "./+types/destinations.ts";
import { areasOf } from "./areas.ts";
import { cardsOf } from "./cards.ts";
import { type SiteRequest, siteContext } from "./context.ts";
import { pageHead } from "./head.ts";
import { breadcrumbs } from "./structured.ts";

const empty = parseSearch(new URLSearchParams());
const cardsShown = 3;

/** The countries of a continent that have trips, by the alphabet of the market. */
const countriesOf = async (
  { catalogue, voice }: SiteRequest,
  known: readonly Destination[],
  continent: string,
) => {
  const alphabet = new Intl.Collator(voice.market.localizedCountryCollator);
  const rows = await Promise.all(
    known
      .filter(({ kind, region }) => kind === "country" && region === continent)
      .toSorted((a, b) => alphabet.compare(a.name, b.name))
      .map(async ({ name, slug }) => {
        const query = { ...empty, where: [slug] };
        const { total } = await catalogue.search(query);
        return { total, label: name, path: searchPath(voice, query) };
      }),
  );
  return rows
    .filter(({ total }) => total > 0)
    .map(({ total, label, path }) => ({
      label,
      path,
      count: voice.say("count.trips", { n: total }),
    }));
};

const continentOf = async (
  site: SiteRequest,
  known: readonly Destination[],
  area: AreaView,
): Promise<DestinationsView["areas"][number]> => {
  const { say } = site.voice;
  const [countries, found] = await Promise.all([
    countriesOf(site, known, area.code),
    site.catalogue.search({ ...empty, where: [area.slug] }),
  ]);
  return {
    area,
    title: say("destinations.area", { place: area.label }),
    all: say("home.allTrips", { n: found.total }),
    countries,
    cards: await cardsOf(site, found.hits.slice(0, cardsShown)),
  };
};

export const loader = async ({ context }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { catalogue, voice, product, market } = site;
  const { say } = voice;
  const [areas, known] = await Promise.all([areasOf(site), catalogue.destinations()]);
  const path = pathOf(market.id, "travels") ?? "/";
  const view: DestinationsView = {
    title: say("destinations.title"),
    text: say("destinations.text"),
    areasLabel: say("destinations.areas"),
    countriesLabel: say("destinations.countries"),
    areas: await Promise.all(areas.map((area) => continentOf(site, known, area))),
    words: showCardWords(voice),
  };
  return {
    view,
    head: pageHead(site, {
      title: say("meta.travels.title", { product }),
      description: say("meta.travels.description", { product }),
      path,
      alternates: "travels",
      things: [
        breadcrumbs(site, [
          { label: say("nav.home"), path: "/" },
          { label: view.title, path },
        ]),
      ],
    }),
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const Destinations = ({ loaderData }: Route.ComponentProps) => (
  <DestinationsPage view={loaderData.view} />
);
export default Destinations;
