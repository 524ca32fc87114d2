import { sql } from "kysely";
import type { MarketId } from "#markets/market-type.ts";
import { pathOf } from "#markets/markets.ts";
import type { RouteName } from "#markets/routes.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** The pages of one type: as many addresses as there are rounds, different ones where the type has them. */
export type PageType = Readonly<{ name: string; addresses: readonly string[] }>;

const searches: Readonly<Record<string, (n: number) => string>> = {
  search: (n) => `page=${n + 1}`,
  "search, a place and a mood": () => "where=asia&mood=nature&status=CONFIRMED",
  "search, prices": (n) => `priceMin=${500 + n}&priceMax=${1500 + n}`,
  "search, months": () => "month=2027-05&month=2027-06&sort=price-asc",
  "search, a word": () => "q=giappone",
  "search, mistyped": () => "q=giaponne",
  "search, nothing found": (n) => `from=2026-12-24&to=2026-12-25&mood=nature&priceMax=${900 + n}`,
};

type Sample = { travel: string; code: string; coordinator: string };

/** Travels with a coming departure each and who leads it, in an order of no meaning. */
const samples = async (db: Database, market: string, count: number): Promise<Sample[]> => {
  const { rows } = await sql<Sample>`
    select distinct on (md5(travel.slug)) travel.slug as travel, tour.code,
      coordinator.slug as coordinator
    from travel
    join tour on tour.market = travel.market and tour.travel_id = travel.id
    join coordinator on coordinator.market = tour.market and coordinator.id = tour.coordinator_id
    where travel.market = ${market} and travel.is_published and tour.is_published
      and coordinator.is_shown and tour.departure_date > current_date + 1
    order by md5(travel.slug) limit ${count}`.execute(db);
  return rows;
};

/** Every type of page that a market has, with addresses of this catalogue. */
export const pageTypes = async (
  db: Database,
  market: MarketId,
  { rounds, isLarge }: Readonly<{ rounds: number; isLarge: boolean }>,
): Promise<readonly PageType[]> => {
  const found = await samples(db, market, rounds);
  const at = (route: RouteName, params: Readonly<Record<string, string>> = {}) =>
    encodeURI(pathOf(market, route, params) ?? "/");
  const same = (path: string) => Array.from({ length: rounds }, () => path);
  const each = (pathAt: (sample: Sample) => string) => found.map(pathAt);
  return [
    { name: "home", addresses: same("/") },
    { name: "destinations", addresses: same(at("travels")) },
    { name: "area", addresses: same(at("asia")) },
    ...Object.entries(searches).map(([name, query]) => ({
      name,
      addresses: Array.from({ length: rounds }, (_, n) => `${at("search")}?${query(n)}`),
    })),
    { name: "trip", addresses: each(({ travel }) => at("travels-travel", { travel })) },
    {
      name: "itinerary",
      addresses: each(({ travel }) => at("travels-travel-itinerary", { travel })),
    },
    {
      name: "departure",
      addresses: each(({ travel, code }) => at("travels-travel-tour", { travel, tour: code })),
    },
    { name: "coordinators", addresses: same(at("coordinators")) },
    {
      name: "coordinator",
      addresses: each(({ coordinator }) => at("coordinators-coordinator", { coordinator })),
    },
    { name: "confirmed departures", addresses: same(at("tours")) },
    { name: "text", addresses: same(at("how-it-works")) },
    { name: "questions", addresses: same(at("faqs")) },
    { name: "custom page", addresses: same("/capodanno") },
    { name: "sitemap", addresses: same("/sitemap.xml") },
    { name: "sitemap part", addresses: same(isLarge ? "/sitemap-9.xml" : "/sitemap.xml") },
    { name: "feed", addresses: same("/feed.xml") },
    { name: "feed of a trip", addresses: each(({ travel }) => `/feed/${travel}.xml`) },
    { name: "llms.txt", addresses: same("/llms.txt") },
  ];
};
