import { stableUuid } from "#demo/random.ts";
import { slugOf } from "#platform/slug.ts";
import { localize } from "#demo/localized-text.ts";
import type { Stop, TripFacts } from "#demo/trips/trip-facts.ts";
import type { Destination } from "#features/content/destinations/contract.ts";
import type { Market } from "#markets/market-type.ts";
import { countryName } from "#markets/places/display-names.ts";
import { translatorFor } from "#markets/translator.ts";

const regions = ["asia", "europe", "america", "africa", "oceania", "antarctica"] as const;

export const stopName = (stop: Stop, market: Pick<Market, "id" | "language">): string =>
  typeof stop.name === "string" ? stop.name : localize(stop.name, market);

/** Names of the places where a trip's group sleeps, each once; the last day ends without a night. */
export const sleepingPlaces = (
  { days, stops }: TripFacts,
  market: Pick<Market, "id" | "language">,
): readonly string[] => [
  ...new Set(
    days.slice(0, -1).flatMap(({ at }) => {
      const stop = stops[at];
      return stop ? [stopName(stop, market)] : [];
    }),
  ),
];

const placeCode = (facts: TripFacts, stop: Stop): string =>
  `${facts.countries[0]}-${slugOf(typeof stop.name === "string" ? stop.name : stop.name.en, "en")}`;

/**
 * Regions, countries and places of a market's trips by kind and code. A city state is a country and
 * has no second record as a place.
 */
export const composeDestinations = (
  trips: readonly TripFacts[],
  market: Market,
): ReadonlyMap<string, Destination> => {
  const t = translatorFor(market);
  const destinations = new Map<string, Destination>();
  const slugs = new Set<string>();
  const add = (
    kind: Destination["kind"],
    code: string,
    name: string,
    region: string | null,
    slug = slugOf(name, market.language),
  ) => {
    if (destinations.has(`${kind} ${code}`) || slugs.has(slug)) return false;
    slugs.add(slug);
    const id = stableUuid("destination", market.id, kind, code);
    destinations.set(`${kind} ${code}`, { id, kind, code, slug, name, region });
    return true;
  };
  for (const region of regions) {
    const name = t(`area.${region}`);
    // English says “The Americas”, whose address was and is `america`.
    const slug = market.language === "en" ? region : slugOf(name, market.language);
    add("region", region, name, null, slug);
  }
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
      const slugWithCountry = slugOf(
        `${name} ${countryName(country, market.htmlLang)}`,
        market.language,
      );
      if (!ownCountries.has(name) && !destinations.has(`place ${code}`))
        void (
          add("place", code, name, region) || add("place", code, name, region, slugWithCountry)
        );
    }
  }
  return destinations;
};

/** Ids of a trip's region, countries and places. */
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
