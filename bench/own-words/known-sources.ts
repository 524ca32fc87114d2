import { demoData } from "#demo/testing/demo-data.ts";
import { countryFacts } from "#demo/compose/country-facts.ts";
import { tripsOfMarket } from "#demo/load/market.ts";
import { faqNames } from "#demo/read/phrase-schemas.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { contentRoutes } from "#markets/routes.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";

const numbered = (path: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${path}/${index + 1}`);

/** The keys of all sources of a market that a question may expect; README.md says what each is. */
export const knownSourcesOf = (id: MarketId): ReadonlySet<string> => {
  const market = marketById(id);
  const trips = tripsOfMarket(market, demoData.trips);
  const pages = contentRoutes.flatMap((route) => {
    const page = demoData.contents[id][route];
    if (!page) return [];
    const questions = page.questions?.flatMap(({ items }) => items) ?? [];
    return [
      ...numbered(`pages/${route}/sections`, page.sections.length),
      ...numbered(`pages/${route}/questions`, questions.length),
    ];
  });
  const countries = [...new Set(trips.flatMap((trip) => trip.countries))].flatMap((code) => {
    const facts = countryFacts(code);
    if (!facts) return [];
    const names = ["plugs", "money", ...(facts.tapWater === null ? [] : ["tap"])];
    return names.map((name) => `faqs/countries/${code}/${name}`);
  });
  return new Set([
    ...[...faqNames, "flexible"].map((name) => `faqs/${name}`),
    ...trips.flatMap(({ code }) => [`faqs/trips/${code}`, `trips/${code}`]),
    ...countries,
    ...pages,
    ...statuses.map((status) => `statuses/${status}`),
    ...Object.keys(market).map((fact) => `market/${fact}`),
  ]);
};
