import { demoData } from "#demo/testing/demo-data.ts";
import { tripsOfMarket } from "#demo/load/market.ts";
import { composeDestinations } from "#demo/compose/destinations.ts";
import { composeResources } from "#demo/compose/resources.ts";
import { localize } from "#demo/localized-text.ts";
import type { SearchQuery } from "#features/content/search/contract.ts";
import type { ResourceKind } from "#features/catalogue/resources/contract.ts";
import { type MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { placeNamesOf } from "#markets/places/place-names.ts";

/** What an expected query may name in a market: the slugs and the place names of the demo. */
export const knownWordsOf = (id: MarketId, today: string) => {
  const market = marketById(id);
  const trips = tripsOfMarket(market, demoData.trips);
  const resources = [...composeResources(market, demoData.phrases, today).values()];
  const slugsOf = (kind: ResourceKind) =>
    new Set(resources.filter((each) => each.kind === kind).map(({ slug }) => slug));
  const destinations = composeDestinations(trips, market);
  return {
    where: new Set([...destinations.values()].map(({ slug }) => slug)),
    period: slugsOf("date-ranges"),
    duration: slugsOf("durations"),
    badge: slugsOf("badges"),
    type: slugsOf("travel-type-primary"),
    style: slugsOf("travel-styles"),
    parts: new Set(Object.values(placeNamesOf(market.language).parts).map(([name]) => name)),
    texts: trips.flatMap(({ name, tagline, story }) =>
      [name, tagline, story].map((text) => localize(text, market)),
    ),
  };
};

export type KnownWords = ReturnType<typeof knownWordsOf>;

/** The values of an expected query that the market does not have. */
export const unknownWords = (query: SearchQuery, known: KnownWords): readonly string[] => {
  const { q, period } = query;
  const isPlace = q === "" || known.parts.has(q) || known.texts.some((text) => text.includes(q));
  const listed = (["where", "duration", "badge", "type", "style"] as const).flatMap((name) =>
    query[name].filter((slug) => !known[name].has(slug)),
  );
  return [
    ...listed,
    ...(period === null || known.period.has(period) ? [] : [period]),
    ...(isPlace ? [] : [q]),
  ];
};
