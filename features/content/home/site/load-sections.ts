import { toCoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import { loadLeaders } from "#features/catalogue/coordinators/parts/leaders.ts";
import { toReviewsView } from "#features/catalogue/reviews/parts/reviews-presenter.ts";
import type { StatusView } from "#features/catalogue/tours/parts/departure-view.ts";
import { flightsMayBeBought } from "#features/catalogue/tours/rules.ts";
import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import type { AreaView } from "#features/content/destinations/parts/area-view.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import type { HomeView, UpcomingMonth } from "#features/content/home/parts/home-view.ts";
import { areasOf } from "#features/content/search/parts/areas/areas.ts";
import {
  type CardReads,
  departureRowsWithPlaces,
  tripCards,
} from "#features/content/search/parts/cards.ts";
import { featuredTravelIds } from "#features/content/search/parts/areas/featured.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import { paidNote } from "#features/records/prices/parts/price-presenter.ts";
import { comingMonths } from "#markets/days.ts";
import { monthTitle } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import { contentRoutes } from "#markets/routes.ts";
import type { WrittenRouteReads } from "#markets/site/paths-in-market.ts";
import type { Site } from "#markets/site/site.ts";

/** What is read here of the market, for one request. */
type PageSite = Site<CardReads & WrittenRouteReads & DestinationReads & SearchReads>;

const likelyStatuses = ["CONFIRMED", "ALMOST_FULL", "ALMOST_CONFIRMED"] as const;
const rowsPerMonth = 5;
const maxMonths = 5;

const shortGuidance = ({ t }: PageSite["localizer"], { status, guidance }: StatusView): string =>
  flightsMayBeBought(status) ? guidance.replace(/\.$/u, "") : t("home.upcomingWait");

/** Likely departures of a month, each of a different trip, spread over its days. */
const departuresOfMonth = async (site: PageSite, month: string): Promise<UpcomingMonth> => {
  const { catalogue, localizer } = site;
  const tours = await catalogue.spreadTours(
    { ...emptySearch, month: [month], status: likelyStatuses },
    rowsPerMonth,
  );
  const departures = await departureRowsWithPlaces(site, tours);
  return {
    month,
    label: monthTitle(month, localizer.market.language),
    // Rows do not open on the home page, so what they would show is not sent.
    departures: departures.map(({ panels: _panels, action: _action, ...each }) => ({
      ...each,
      // The price stands on the same line as the guidance, which therefore has to be short.
      status: { ...each.status, guidance: shortGuidance(localizer, each.status) },
      ledBy: each.coordinator && localizer.t("departure.with", { name: each.coordinator.name }),
    })),
  };
};

export const upcomingDeparturesSection = async (
  site: PageSite,
): Promise<HomeView["upcomingDepartures"]> => {
  const { t, today, market } = site.localizer;
  const candidates = comingMonths(today).slice(0, maxMonths + 1);
  const months = (await Promise.all(candidates.map((month) => departuresOfMonth(site, month))))
    .filter(({ departures }) => departures.length > 0)
    .slice(0, maxMonths);
  if (months.length === 0) return null;
  return {
    title: t("home.upcoming"),
    text: [t("home.upcomingText"), paidNote(site.localizer)].filter(Boolean).join(" "),
    monthsLabel: t("search.months"),
    months,
    labels: { perPerson: t("card.perPerson"), was: t("card.was") },
    all: { label: t("nav.departures"), path: pathOf(market.id, "tours") ?? "/" },
  };
};

/** Travels for the wall of cards, taken from the regions in turn so that no continent dominates. */
const wallTravelIds = async (site: PageSite, regions: readonly string[]): Promise<string[]> => {
  const byRegion = await Promise.all(
    regions.map((slug) => featuredTravelIds(site, slug, rowsPerMonth)),
  );
  const ranked = Array.from({ length: rowsPerMonth }, (_, rank) =>
    byRegion.flatMap((ids) => ids[rank] ?? []),
  );
  return [...new Set(ranked.flat())].slice(0, rowsPerMonth);
};

/** Links continents to their content page where the market has one, else to their search. */
const areasWithContentLinks = async (
  { catalogue, market, product }: PageSite,
  areas: readonly AreaView[],
): Promise<AreaView[]> => {
  const contents = await catalogue.contents();
  return areas.map((area) => {
    const route = contentRoutes.find((each) => each === area.code && contents.has(each));
    return { ...area, path: (route && pathOf(market.id, route, {}, product)) ?? area.path };
  });
};

export const destinationsSection = async (site: PageSite): Promise<HomeView["places"]> => {
  const { localizer } = site;
  const { t } = localizer;
  const areas = await areasOf(site);
  const cards = await tripCards(
    site,
    await wallTravelIds(
      site,
      areas.map(({ slug }) => slug),
    ),
  );
  if (cards.length === 0) return null;
  const total = await site.catalogue.countResults(emptySearch);
  return {
    title: t("home.places"),
    all: { label: t("home.allTrips", { n: total }), path: searchPath(localizer, emptySearch) },
    cards,
    labels: toCardLabels(localizer),
    areasLabel: t("destinations.areas"),
    areas: await areasWithContentLinks(site, areas),
  };
};

/** The coordinators who led most trips; the first one is shown large, with a quote. */
export const coordinatorsSection = async (site: PageSite): Promise<HomeView["people"]> => {
  const { localizer } = site;
  const leaders = [...(await loadLeaders(site)).values()];
  const withPortrait = leaders.filter(({ portrait }) => portrait);
  // Four or eight small portraits next to the large one leave no row half empty.
  const [lead, ...others] = withPortrait
    .slice(0, withPortrait.length < 9 ? 5 : 9)
    .map(({ coordinator, portrait }) => toCoordinatorView(localizer, coordinator, portrait));
  if (!lead) return null;
  return {
    title: localizer.t("home.coordinators"),
    lead,
    others,
    all: {
      label: localizer.t("coordinators.meet", { n: leaders.length }),
      path: pathOf(localizer.market.id, "coordinators") ?? "/",
    },
  };
};

/** The summary of all reviews and the two newest good ones. */
export const reviewsSection = async ({
  catalogue,
  localizer,
}: PageSite): Promise<HomeView["reviews"]> => {
  const [summary, newest] = await Promise.all([
    catalogue.marketReviews(),
    catalogue.reviews({ ratings: [4, 5] }, 2),
  ]);
  const travels = await catalogue.travelsByIds(newest.flatMap(({ travelId }) => travelId ?? []));
  const names = new Map(travels.map(({ id, name }) => [id, name]));
  const reviews = toReviewsView(
    localizer,
    summary,
    newest,
    ({ travelId }) => names.get(travelId ?? "") ?? "",
  );
  return reviews && { title: localizer.t("home.reviews"), summary: reviews };
};
