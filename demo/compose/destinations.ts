import { idOf } from "#demo/chance.ts";
import { slugOf } from "#demo/slug.ts";
import { tell } from "#demo/told.ts";
import type { Stop, TripFacts } from "#demo/trips/trip-facts.ts";
import type { Destination } from "#features/destinations/contract.ts";
import type { Market } from "#markets/market-type.ts";
import { countryName } from "#markets/places/display-names.ts";
import { translatorFor } from "#markets/translator.ts";

const regions = ["asia", "europe", "america", "africa", "oceania", "antarctica"] as const;

/** A stop's name in a market's language. */
export const stopName = (stop: Stop, market: Pick<Market, "id" | "language">): string =>
  typeof stop.name === "string" ? stop.name : tell(stop.name, market);

const placeCode = (facts: TripFacts, stop: Stop): string =>
  `${facts.countries[0]}-${slugOf(typeof stop.name === "string" ? stop.name : stop.name.en, "en")}`;

/** The regions, countries and places of a market's trips; a city that is its own country is left out. */
export const composeDestinations = (
  trips: readonly TripFacts[],
  market: Market,
): ReadonlyMap<string, Destination> => {
  const say = translatorFor(market);
  const found = new Map<string, Destination>();
  const slugs = new Set<string>();
  const add = (
    kind: Destination["kind"],
    code: string,
    name: string,
    region: string | null,
    slug = slugOf(name, market.language),
  ) => {
    if (found.has(`${kind} ${code}`) || slugs.has(slug)) return false;
    slugs.add(slug);
    const id = idOf("destination", market.id, kind, code);
    found.set(`${kind} ${code}`, { id, kind, code, slug, name, region });
    return true;
  };
  for (const region of regions) add("region", region, say(`area.${region}`), null);
  for (const { countries, continent } of trips)
    for (const code of countries)
      add("country", code, countryName(code, market.htmlLang), continent);
  for (const facts of trips) {
    const ownCountries = new Set(facts.countries.map((code) => countryName(code, market.htmlLang)));
    for (const stop of Object.values(facts.stops)) {
      const name = stopName(stop, market);
      const country = facts.countries[0] ?? "";
      const region = facts.countries.length === 1 ? country : null;
      const code = placeCode(facts, stop);
      const again = slugOf(`${name} ${countryName(country, market.htmlLang)}`, market.language);
      if (!ownCountries.has(name) && !found.has(`place ${code}`))
        void (add("place", code, name, region) || add("place", code, name, region, again));
    }
  }
  return found;
};

/** The ids of everything that a trip goes to: its region, its countries, its places. */
export const destinationIdsOf = (
  facts: TripFacts,
  destinations: ReadonlyMap<string, Destination>,
): string[] => {
  const keys = [
    `region ${facts.continent}`,
    ...facts.countries.map((code) => `country ${code}`),
    ...Object.values(facts.stops).map((stop) => `place ${placeCode(facts, stop)}`),
  ];
  return [...new Set(keys.flatMap((key) => destinations.get(key)?.id ?? []))];
};
