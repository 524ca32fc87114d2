import type { AreaView } from "#features/destinations/parts/area-view.ts";
import { showCoordinator } from "#features/coordinators/parts/show.ts";
import type { HomeView, SoonMonth } from "#features/home/parts/home-view.ts";
import { showReviews } from "#features/reviews/parts/show.ts";
import { parseSearch } from "#features/search/address.ts";
import { searchPath } from "#features/search/parts/show.ts";
import type { StatusView } from "#features/tours/parts/departure-view.ts";
import { flightsMayBeBought } from "#features/tours/rules.ts";
import { showCardWords } from "#features/travels/parts/show.ts";
import { pathOf } from "#markets/markets.ts";
import { contentRoutes } from "#markets/routes.ts";
import { comingMonths } from "#markets/days.ts";
import { monthTitle } from "#markets/format.ts";
import { areasOf } from "./areas.ts";
import { leadersOf, placedDeparturesOf, tripCardsOf } from "./cards.ts";
import type { SiteRequest } from "./context.ts";
import { featuredIn } from "./featured.ts";

const empty = parseSearch(new URLSearchParams());
const leaving = ["CONFIRMED", "ALMOST_FULL", "ALMOST_CONFIRMED"] as const;
const rows = 5;
const monthsShown = 5;

/** What a status says about flights, short and without its full stop. */
const briefly = ({ say }: SiteRequest["voice"], { status, guidance }: StatusView): string =>
  flightsMayBeBought(status) ? guidance.replace(/\.$/u, "") : say("home.soonWait");

/** Departures of one month that will leave, or almost: each of another trip, spread over its days. */
const monthOf = async (site: SiteRequest, month: string): Promise<SoonMonth> => {
  const { catalogue, voice } = site;
  const tours = await catalogue.spreadTours({ ...empty, month: [month], status: leaving }, rows);
  const departures = await placedDeparturesOf(site, tours);
  return {
    month,
    label: monthTitle(month, voice.market.language),
    // What opens on other boards does not here, and is not sent along.
    departures: departures.map(({ panels: _panels, action: _action, ...each }) => ({
      ...each,
      // A figure follows it on the same line, and is to find room there.
      status: { ...each.status, guidance: briefly(voice, each.status) },
      with: each.coordinator && voice.say("departure.with", { name: each.coordinator.name }),
    })),
  };
};

/** The departure board of the next months that have any. */
export const soonOf = async (site: SiteRequest): Promise<HomeView["soon"]> => {
  const { say, today, market } = site.voice;
  const coming = comingMonths(today).slice(0, monthsShown + 1);
  const months = (await Promise.all(coming.map((month) => monthOf(site, month))))
    .filter(({ departures }) => departures.length > 0)
    .slice(0, monthsShown);
  if (months.length === 0) return null;
  return {
    title: say("home.soon"),
    text: say("home.soonText"),
    monthsLabel: say("search.months"),
    months,
    words: { perPerson: say("card.perPerson"), was: say("card.was") },
    all: { label: say("nav.departures"), path: pathOf(market.id, "tours") ?? "/" },
  };
};

/** The best loved trips of the regions, so that the wall shows different worlds. */
const wallTrips = async (site: SiteRequest, regions: readonly string[]): Promise<string[]> => {
  const byRegion = await Promise.all(regions.map((slug) => featuredIn(site, slug, rows)));
  // The first of each, then the second of each, until the wall is full.
  const ranked = Array.from({ length: rows }, (_, rank) =>
    byRegion.flatMap((ids) => ids[rank] ?? []),
  );
  return [...new Set(ranked.flat())].slice(0, rows);
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
export const placesOf = async (site: SiteRequest): Promise<HomeView["places"]> => {
  const { voice } = site;
  const { say } = voice;
  const areas = await areasOf(site);
  const cards = await tripCardsOf(
    site,
    await wallTrips(
      site,
      areas.map(({ slug }) => slug),
    ),
  );
  if (cards.length === 0) return null;
  const total = await site.catalogue.foundTotal(empty);
  return {
    title: say("home.places"),
    all: { label: say("home.allTrips", { n: total }), path: searchPath(voice, empty) },
    cards,
    words: showCardWords(voice),
    areasLabel: say("destinations.areas"),
    areas: await writtenAreas(site, areas),
  };
};

/** Nine coordinators who lead many trips; the first of them speaks. */
export const peopleOf = async (site: SiteRequest): Promise<HomeView["people"]> => {
  const { voice } = site;
  const leaders = [...(await leadersOf(site)).values()];
  const pictured = leaders.filter(({ portrait }) => portrait);
  // Beside the large one eight or four small ones fill whole rows.
  const [lead, ...others] = pictured
    .slice(0, pictured.length < 9 ? 5 : 9)
    .map(({ coordinator, portrait }) => showCoordinator(voice, coordinator, portrait));
  if (!lead) return null;
  return {
    title: voice.say("home.coordinators"),
    lead,
    others,
    all: {
      label: voice.say("coordinators.meet", { n: leaders.length }),
      path: pathOf(voice.market.id, "coordinators") ?? "/",
    },
  };
};

/** The figures of all reviews and two that travellers wrote. */
export const reviewsOf = async ({
  catalogue,
  voice,
}: SiteRequest): Promise<HomeView["reviews"]> => {
  const [summary, newest] = await Promise.all([
    catalogue.marketReviews(),
    catalogue.reviews({ ratings: [4, 5] }, 2),
  ]);
  const travels = await catalogue.travelsByIds(newest.flatMap(({ travelId }) => travelId ?? []));
  const names = new Map(travels.map(({ id, name }) => [id, name]));
  const of = showReviews(voice, summary, newest, ({ travelId }) => names.get(travelId ?? "") ?? "");
  return of && { title: voice.say("home.reviews"), of };
};
