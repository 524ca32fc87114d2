import type { ReactNode } from "react";
import type { PictureReads } from "#features/assets/media/site/reads.ts";
import { toCoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import { loadLeaders } from "#features/catalogue/coordinators/parts/leaders.ts";
import { Mosaic } from "#features/catalogue/coordinators/parts/mosaic.tsx";
import type { CoordinatorReads } from "#features/catalogue/coordinators/site/reads.ts";
import { eventsPath } from "#features/catalogue/events/parts/events-path.ts";
import { comingEvents, eventRows } from "#features/catalogue/events/parts/load-event-rows.ts";
import { countCities } from "../public/find-events.ts";
import type { EventReads } from "./reads.ts";
import { pathOf } from "#markets/paths.ts";
import type { ContentRoute } from "#markets/routes.ts";
import { type WrittenRouteReads, pathsInMarket } from "#markets/site/paths-in-market.ts";
import type { Site } from "#markets/site/site.ts";
import { WemeetPage, type WemeetView } from "./wemeet-page.tsx";

/** What is read here of the market, for one request. */
type PageSite = Site<WrittenRouteReads & CoordinatorReads & EventReads & PictureReads>;

type WemeetRoute = "wemeet" | "wemeet-about";
type WrittenPage = Pick<WemeetView, "title" | "lead" | "sections">;

/** What later features put on these pages. */
export type WemeetSlots<Of> = Readonly<{
  /** Cards of the trips that travellers liked best; null without one. */
  trips: (site: Of) => Promise<ReactNode>;
  /** The address of the search for all trips. */
  allTrips: (site: Of) => string;
}>;

const rowsShown = 3;
const citiesShown = 12;
const portraitsShown = 5;

export const isWemeetRoute = (route: ContentRoute | null): route is WemeetRoute =>
  route === "wemeet" || route === "wemeet-about";

/** The next events and the cities that have some; nothing of either where events are hidden. */
const eventsPart = async (
  site: PageSite,
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
  site: PageSite,
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
export const wemeetOf = async <Of extends PageSite>(
  site: Of,
  route: WemeetRoute,
  words: WrittenPage,
  slots: WemeetSlots<Of>,
) => {
  const { localizer, market, product } = site;
  const { t } = localizer;
  const { title, lead, sections } = words;
  const isLanding = route === "wemeet";
  const path = pathOf(market.id, "events-wemeet");
  const people = [...(await loadLeaders(site)).values()]
    .filter(({ portrait }) => portrait)
    .slice(0, portraitsShown)
    .map(({ coordinator, portrait }) => toCoordinatorView(localizer, coordinator, portrait));
  const view: WemeetView = {
    brand: t("wemeet.brand", { product }),
    title,
    lead,
    sections,
    links: await linksOf(site, route, path),
    hidden: path === null ? t("wemeet.hidden") : null,
    ...(isLanding ? await eventsPart(site, path) : { upcoming: null, cities: null }),
    tripsTitle: t("wemeet.trips"),
    allTrips: { label: t("notFound.show"), path: slots.allTrips(site) },
  };
  return { view, people, trips: isLanding ? await slots.trips(site) : null };
};

type Props = Awaited<ReturnType<typeof wemeetOf>>;

export const Wemeet = ({ view, people, trips }: Props) => (
  <WemeetPage view={view} portraits={<Mosaic people={people} />} trips={trips} />
);
