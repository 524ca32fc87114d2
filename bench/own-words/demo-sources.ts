import { tripsOfMarket, composeMarketCatalogue } from "#demo/load/market.ts";
import { faqNames } from "#demo/read/phrase-schemas.ts";
import { stableUuid } from "#demo/random.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { collectSources } from "#features/people/assistant/answers/sources/collect-sources.ts";
import type { Source } from "#features/people/assistant/answers/sources/source.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { contentRoutes } from "#markets/routes.ts";
import { translatorFor } from "#markets/translator.ts";

const noPictures = { portraits: new Map(), days: new Map() };

/** What the keys of the sets are called in the catalogue that the demo makes. */
const keysOfSets = (id: MarketId): ReadonlyMap<string, string> => {
  const market = marketById(id);
  const trips = tripsOfMarket(market, demoData.trips);
  const faq = (...parts: string[]) => `faqs/${stableUuid("faq", id, ...parts)}`;
  const countries = new Set(trips.flatMap((trip) => trip.countries));
  return new Map([
    ...faqNames.map((name, index) => [faq(String(index)), `faqs/${name}`] as const),
    ...trips.flatMap(({ code }) => [
      [faq("landscape", code), `faqs/trips/${code}`] as const,
      [faq("flexible", code), "faqs/flexible"] as const,
    ]),
    ...[...countries].flatMap((code) =>
      ["plugs", "money", "tap"].map(
        (name) => [faq("country", code, name), `faqs/countries/${code}/${name}`] as const,
      ),
    ),
  ]);
};

/** The sources of the demo in a market, by the keys that the sets expect. */
export const demoSourcesOf = (id: MarketId, today: string): readonly Source[] => {
  const market = marketById(id);
  const catalogue = composeMarketCatalogue(market, demoData, noPictures, today);
  const contents = new Map(
    contentRoutes.flatMap((route) => {
      const page = demoData.contents[id][route];
      return page ? [[route, page] as const] : [];
    }),
  );
  const keys = keysOfSets(id);
  const codeOf = new Map(
    catalogue.trips.map(({ code }, index) => [catalogue.travels[index]?.id ?? "", code]),
  );
  const sources = collectSources({
    market,
    t: translatorFor(market),
    product: "Wayroam",
    faqs: catalogue.faqs,
    contents,
    travels: catalogue.travels,
    destinations: [...catalogue.destinations.values()],
  });
  return sources.map((source) => ({
    ...source,
    key:
      source.travelId === null
        ? (keys.get(source.key) ?? source.key)
        : `trips/${codeOf.get(source.travelId) ?? ""}`,
  }));
};
