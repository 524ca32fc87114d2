import { toNextDates } from "#features/catalogue/tours/parts/next-dates-presenter.ts";
import { pictureIdsOfDays, toItineraryDays } from "./itinerary-presenter.ts";
import { ItineraryPage } from "./itinerary-page.tsx";
import { pathOf } from "#markets/paths.ts";
import { type Head, headWithMarketLinks } from "#markets/site/head.ts";
import { shareOfTravel } from "../share-of-travel.ts";
import { breadcrumbs } from "#markets/site/breadcrumbs.ts";
import { moodTags, priceFrom } from "../trip/load-sections.ts";
import { travelPath } from "#features/catalogue/travels/parts/travel-path.ts";
import {
  breadcrumbsOf,
  toRouteMap,
  travelOrRedirect,
  tripAlternates,
  tripInOtherMarkets,
  tripTop,
} from "../trip-top.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import departuresStyles from "#features/catalogue/tours/parts/styles/departures.css?url";
import itineraryStyles from "./itinerary.css?url";
import tripStyles from "../trip.css?url";
import { oneOf, pickParams } from "#markets/site/page-query.ts";
import type { TripSite } from "../trip-site.ts";

export const load = async ({ site, params, searchParams }: PageRequest<TripSite>) => {
  const { catalogue, localizer, market } = site;
  const { t } = localizer;
  const pathIn = (id: typeof market.id, slug: string) =>
    pathOf(id, "travels-travel-itinerary", { travel: slug });
  const travel = await travelOrRedirect(
    site,
    params.travel,
    (slug) => pathIn(market.id, slug) ?? "/",
  );
  const trip = (await catalogue.trips([travel.tripId])).get(travel.tripId);
  const crumbs = [
    ...breadcrumbsOf(site, trip, await catalogue.destinations()),
    { label: travel.name, path: travelPath(market.id, travel.slug) },
  ];
  const path = pathIn(market.id, travel.slug) ?? "/";
  const top = await tripTop(site, travel, trip, crumbs);
  const isOpen = searchParams.get("open") !== "none";
  const departuresLink = {
    label: t("trip.choose"),
    path: `${travelPath(market.id, travel.slug)}#departures`,
  };
  const tours = await catalogue.toursOfTravel(travel.id);
  const price = priceFrom(localizer, tours);
  const next = toNextDates(localizer, travel.slug, tours, {
    title: t("trip.departures"),
    all: departuresLink,
  });
  const alternates = await tripAlternates(site, travel.tripId, pathIn);
  // Days that the visitor collapsed stay collapsed in the other market.
  const sameView = isOpen
    ? alternates
    : new Map([...alternates].map(([id, path]) => [id, `${path}?open=none`] as const));
  const head: Head = {
    title: t("meta.itinerary.title", { trip: travel.name, product: site.product }),
    description: t("meta.itinerary.description", { trip: travel.name, days: travel.days }),
    path,
    alternates,
    robots: travel.seo.robots,
    feed: travel,
    ...(await shareOfTravel(site, travel, top.wide)),
    structuredData: [breadcrumbs(site, [...crumbs, { label: t("trip.itinerary"), path }])],
  };
  return {
    view: {
      top: { ...top, title: travel.name, tagline: t("trip.itinerary") },
      days: toItineraryDays(localizer, travel, await catalogue.pictures(pictureIdsOfDays(travel))),
      isOpen,
      tags: moodTags(localizer, travel),
      dayNav: t("trip.dayNav"),
      openAll: { label: t("trip.openAll"), path },
      closeAll: { label: t("trip.closeAll"), path: `${path}?open=none` },
      print: t("trip.print"),
      map: toRouteMap(site, trip),
      buy: price && { price, ...departuresLink },
      next,
      back: { label: t("trip.back"), path: travelPath(market.id, travel.slug) },
      choose: next ? null : departuresLink,
    },
    ...headWithMarketLinks(site, head, await tripInOtherMarkets(site, trip, sameView)),
  };
};

type Props = Awaited<ReturnType<typeof load>>;

const Itinerary = ({ view }: Props) => <ItineraryPage view={view} />;

export const itineraryPage = keptPage({
  query: pickParams({ open: oneOf("none") }),
  stylesheets: [departuresStyles, tripStyles, itineraryStyles],
  load,
  Page: Itinerary,
  facts: () => ({ isOnPicture: true }),
});
