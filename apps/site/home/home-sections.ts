import type { AreaView } from "#features/destinations/parts/area-view.ts";
import { toCoordinatorView } from "#features/coordinators/parts/coordinator-presenter.ts";
import type { HomeView, UpcomingMonth } from "#features/home/parts/home-view.ts";
import { toReviewsView } from "#features/reviews/parts/reviews-presenter.ts";
import { fromSearchParams } from "#features/search/query/search-params.ts";
import { searchPath } from "#features/search/parts/search-bar-presenter.ts";
import type { StatusView } from "#features/tours/parts/departure-view.ts";
import { flightsMayBeBought } from "#features/tours/rules.ts";
import { toCardLabels } from "#features/travels/parts/card-presenter.ts";
import { pathOf } from "#markets/markets.ts";
import { contentRoutes } from "#markets/routes.ts";
import { comingMonths } from "#markets/days.ts";
import { monthTitle } from "#markets/format.ts";
import { areasOf } from "../destinations/areas.ts";
import { loadLeaders, departureRowsWithPlaces, tripCards } from "../cards/cards.ts";
import type { SiteRequest } from "../context.ts";
import { featuredIn } from "../cards/featured.ts";

const empty = fromSearchParams(new URLSearchParams());
const leavingStatuses = ["CONFIRMED", "ALMOST_FULL", "ALMOST_CONFIRMED"] as const;
const rowsPerMonth = 5;
const maxMonths = 5;

/** What a status says about flights, short and without its full stop. */
const shortGuidance = ({ t }: SiteRequest["localizer"], { status, guidance }: StatusView): string =>
  flightsMayBeBought(status) ? guidance.replace(/\.$/u, "") : t("home.upcomingWait");

/** Departures of one month that will leave, or almost: each of another trip, spread over its days. */
const departuresOfMonth = async (site: SiteRequest, month: string): Promise<UpcomingMonth> => {
  const { catalogue, localizer } = site;
  const tours = await catalogue.spreadTours(
    { ...empty, month: [month], status: leavingStatuses },
    rowsPerMonth,
  );
  const departures = await departureRowsWithPlaces(site, tours);
  return {
    month,
    label: monthTitle(month, localizer.market.language),
    // What opens on other boards does not here, and is not sent along.
    departures: departures.map(({ panels: _panels, action: _action, ...each }) => ({
      ...each,
      // A figure follows it on the same line, and is to find room there.
      status: { ...each.status, guidance: shortGuidance(localizer, each.status) },
      with: each.coordinator && localizer.t("departure.with", { name: each.coordinator.name }),
    })),
  };
};

/** The departure board of the next months that have any. */
export const upcomingDeparturesSection = async (
  site: SiteRequest,
): Promise<HomeView["upcomingDepartures"]> => {
  const { t, today, market } = site.localizer;
  const coming = comingMonths(today).slice(0, maxMonths + 1);
  const months = (await Promise.all(coming.map((month) => departuresOfMonth(site, month))))
    .filter(({ departures }) => departures.length > 0)
    .slice(0, maxMonths);
  if (months.length === 0) return null;
  return {
    title: t("home.upcoming"),
    text: t("home.upcomingText"),
    monthsLabel: t("search.months"),
    months,
    words: { perPerson: t("card.perPerson"), was: t("card.was") },
    all: { label: t("nav.departures"), path: pathOf(market.id, "tours") ?? "/" },
  };
};

/** The best loved trips of the regions, so that the wall shows different worlds. */
const wallTrips = async (site: SiteRequest, regions: readonly string[]): Promise<string[]> => {
  const byRegion = await Promise.all(regions.map((slug) => featuredIn(site, slug, rowsPerMonth)));
  // The first of each, then the second of each, until the wall is full.
  const ranked = Array.from({ length: rowsPerMonth }, (_, rank) =>
    byRegion.flatMap((ids) => ids[rank] ?? []),
  );
  return [...new Set(ranked.flat())].slice(0, rowsPerMonth);
};

/** Continents that lead to their own pages where the market has written them. */
const writtenAreas = async (
  { catalogue, market, product }: SiteRequest,
  areas: readonly AreaView[],
): Promise<AreaView[]> => {
  const written = await catalogue.contents();
  return areas.map((area) => {
    const route = contentRoutes.find((each) => each === area.code && written.has(each));
    return { ...area, path: (route && pathOf(market.id, route, {}, product)) ?? area.path };
  });
};

/** The wall of destinations with the continents. */
export const destinationsSection = async (site: SiteRequest): Promise<HomeView["places"]> => {
  const { localizer } = site;
  const { t } = localizer;
  const areas = await areasOf(site);
  const cards = await tripCards(
    site,
    await wallTrips(
      site,
      areas.map(({ slug }) => slug),
    ),
  );
  if (cards.length === 0) return null;
  const total = await site.catalogue.countResults(empty);
  return {
    title: t("home.places"),
    all: { label: t("home.allTrips", { n: total }), path: searchPath(localizer, empty) },
    cards,
    words: toCardLabels(localizer),
    areasLabel: t("destinations.areas"),
    areas: await writtenAreas(site, areas),
  };
};

/** Nine coordinators who lead many trips; the first of them speaks. */
export const coordinatorsSection = async (site: SiteRequest): Promise<HomeView["people"]> => {
  const { localizer } = site;
  const leaders = [...(await loadLeaders(site)).values()];
  const pictured = leaders.filter(({ portrait }) => portrait);
  // Beside the large one eight or four small ones fill whole rows.
  const [lead, ...others] = pictured
    .slice(0, pictured.length < 9 ? 5 : 9)
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

/** The figures of all reviews and two that travellers wrote. */
export const reviewsSection = async ({
  catalogue,
  localizer,
}: SiteRequest): Promise<HomeView["reviews"]> => {
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
