import { sql } from "kysely";
import type { MarketId } from "#markets/market-type.ts";
import { pathOf } from "#markets/paths.ts";
import type { RouteName } from "#markets/routes.ts";
import type { Database } from "#platform/server/database/tables.ts";

/**
 * Addresses of one type of page, one for each round. The addresses differ if several pages have the
 * type.
 */
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

/** Travels with an upcoming departure and its coordinator, in a stable pseudo-random order. */
const readSamples = async (db: Database, market: string, count: number): Promise<Sample[]> => {
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

export const pageTypes = async (
  db: Database,
  market: MarketId,
  { rounds, isLarge }: Readonly<{ rounds: number; isLarge: boolean }>,
): Promise<readonly PageType[]> => {
  const samples = await readSamples(db, market, rounds);
  const pathTo = (route: RouteName, params: Readonly<Record<string, string>> = {}) =>
    encodeURI(pathOf(market, route, params) ?? "/");
  const repeated = (path: string) => Array.from({ length: rounds }, () => path);
  const forEachSample = (pathAt: (sample: Sample) => string) => samples.map(pathAt);
  return [
    { name: "home", addresses: repeated("/") },
    { name: "destinations", addresses: repeated(pathTo("travels")) },
    { name: "area", addresses: repeated(pathTo("asia")) },
    ...Object.entries(searches).map(([name, query]) => ({
      name,
      addresses: Array.from({ length: rounds }, (_, n) => `${pathTo("search")}?${query(n)}`),
    })),
    {
      name: "trip",
      addresses: forEachSample(({ travel }) => pathTo("travels-travel", { travel })),
    },
    {
      name: "itinerary",
      addresses: forEachSample(({ travel }) => pathTo("travels-travel-itinerary", { travel })),
    },
    {
      name: "departure",
      addresses: forEachSample(({ travel, code }) =>
        pathTo("travels-travel-tour", { travel, tour: code }),
      ),
    },
    { name: "coordinators", addresses: repeated(pathTo("coordinators")) },
    {
      name: "coordinator",
      addresses: forEachSample(({ coordinator }) =>
        pathTo("coordinators-coordinator", { coordinator }),
      ),
    },
    { name: "confirmed departures", addresses: repeated(pathTo("tours")) },
    { name: "text", addresses: repeated(pathTo("how-it-works")) },
    { name: "questions", addresses: repeated(pathTo("faqs")) },
    { name: "custom page", addresses: repeated("/capodanno") },
    { name: "sitemap", addresses: repeated("/sitemap.xml") },
    { name: "sitemap part", addresses: repeated(isLarge ? "/sitemap-9.xml" : "/sitemap.xml") },
    { name: "feed", addresses: repeated("/feed.xml") },
    { name: "feed of a trip", addresses: forEachSample(({ travel }) => `/feed/${travel}.xml`) },
    { name: "llms.txt", addresses: repeated("/llms.txt") },
  ];
};
