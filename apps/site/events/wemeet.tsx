import { toCoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import { Mosaic } from "#features/catalogue/coordinators/parts/mosaic.tsx";
import { countCities } from "#features/catalogue/events/public/find-events.ts";
import { WemeetPage, type WemeetView } from "#features/catalogue/events/site/wemeet-page.tsx";
import { fromSearchParams } from "#features/content/search/query/search-params.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import { CardGrid } from "#features/catalogue/travels/parts/card-wall.tsx";
import { pathOf } from "#markets/paths.ts";
import type { ContentRoute } from "#markets/routes.ts";
import { loadLeaders, tripCards } from "../cards/cards.ts";
import type { contentPageOf } from "../cms/content-page.ts";
import type { SiteRequest } from "../context.ts";
import { pathsInMarket } from "../routing/paths-in-market.ts";
import { comingEvents, eventRows } from "./event-rows.ts";
import { eventsPath } from "./events-path.ts";

type WemeetRoute = "wemeet" | "wemeet-about";
type WrittenPage = Pick<
  NonNullable<Awaited<ReturnType<typeof contentPageOf>>>["view"],
  "title" | "lead" | "sections"
>;

const rowsShown = 3;
const citiesShown = 12;
const cardsShown = 3;
const portraitsShown = 5;
const anyTrip = fromSearchParams(new URLSearchParams());

export const isWemeetRoute = (route: ContentRoute | null): route is WemeetRoute =>
  route === "wemeet" || route === "wemeet-about";

/** The next events and the cities that have some; nothing of either where events are hidden. */
const eventsPart = async (
  site: SiteRequest,
  path: string | null,
): Promise<Pick<WemeetView, "upcoming" | "cities">> => {
  if (path === null) return { upcoming: null, cities: null };
  const { t, market } = site.localizer;
  const coming = await comingEvents(site);
  const cities = countCities(coming, market)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, citiesShown);
  return {
    upcoming: {
      title: t("wemeet.next"),
      events: await eventRows(site, coming.slice(0, rowsShown)),
      none: t("events.noneAtAll"),
      all: { label: t("wemeet.all"), path },
    },
    cities:
      cities.length === 0
        ? null
        : {
            title: t("wemeet.cities"),
            items: cities.map(({ city, count }) => ({
              label: city,
              count: t("events.count", { n: count }),
              path: eventsPath(path, { city, when: "whenever" }),
            })),
          },
  };
};

const linksOf = async (
  site: SiteRequest,
  route: WemeetRoute,
  path: string | null,
): Promise<WemeetView["links"]> => {
  const { t } = site.localizer;
  const other = route === "wemeet" ? "wemeet-about" : "wemeet";
  const otherPath = pathsInMarket(site, await site.catalogue.contents())(other);
  const otherLabel = other === "wemeet" ? t("nav.wemeet") : t("wemeet.what");
  return [
    ...(path === null ? [] : [{ label: t("wemeet.near"), path }]),
    ...(otherPath === null ? [] : [{ label: otherLabel, path: otherPath }]),
  ];
};

/** The landing of WeMeet, or the page about it, with the words that staff have written. */
export const wemeetOf = async (site: SiteRequest, route: WemeetRoute, words: WrittenPage) => {
  const { catalogue, localizer, market, product } = site;
  const { t } = localizer;
  const { title, lead, sections } = words;
  const isLanding = route === "wemeet";
  const path = pathOf(market.id, "events-wemeet");
  const people = [...(await loadLeaders(site)).values()]
    .filter(({ portrait }) => portrait)
    .slice(0, portraitsShown)
    .map(({ coordinator, portrait }) => toCoordinatorView(localizer, coordinator, portrait));
  const best = isLanding ? await catalogue.bestRated(cardsShown) : [];
  const view: WemeetView = {
    brand: t("wemeet.brand", { product }),
    title,
    lead,
    sections,
    links: await linksOf(site, route, path),
    hidden: path === null ? t("wemeet.hidden") : null,
    ...(isLanding ? await eventsPart(site, path) : { upcoming: null, cities: null }),
    tripsTitle: t("wemeet.trips"),
    allTrips: { label: t("notFound.show"), path: searchPath(localizer, anyTrip) },
  };
  const cards = await tripCards(site, best);
  return { view, people, cards, labels: toCardLabels(localizer) };
};

type Props = Awaited<ReturnType<typeof wemeetOf>>;

export const Wemeet = ({ view, people, cards, labels }: Props) => (
  <WemeetPage
    view={view}
    portraits={<Mosaic people={people} />}
    trips={cards.length > 0 ? <CardGrid cards={cards} labels={labels} level={3} isStrip /> : null}
  />
);
