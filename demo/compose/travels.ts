import { seededRandom, stableUuid } from "#demo/random.ts";
import type { Phrases } from "#demo/read/phrases.ts";
import { slugOf } from "#platform/slug.ts";
import { localize, type LocalizedText } from "#demo/localized-text.ts";
import { activities as activityNames, type Day, type TripFacts } from "#demo/trips/trip-facts.ts";
import { americanize } from "#demo/american.ts";
import type { Destination } from "#features/content/destinations/contract.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { ItineraryDay, TravelInput } from "#features/catalogue/travels/contract.ts";
import type { Market } from "#markets/market-type.ts";
import { arrivalCity, returnCity } from "./airport-cities.ts";
import { badgesOf } from "./badges.ts";
import { dayTitles } from "./day-titles.ts";
import { destinationIdsOf, stopName } from "./destinations.ts";
import { flightCents } from "./flights.ts";
import { excluded, included, paidFromPot } from "./inclusions.ts";
import { estimateCents, toMarketUnits } from "./money.ts";

const mealNames = { B: "breakfast", L: "lunch", D: "dinner" } as const;

const mealsOf = (day: Day): ItineraryDay["meals"] =>
  (["B", "L", "D"] as const)
    .filter((letter) => day.meals.includes(letter))
    .map((letter) => mealNames[letter]);

const composeDay = (
  facts: TripFacts,
  day: Day,
  isLast: boolean,
  market: Market,
  { activities }: Phrases,
): Omit<ItineraryDay, "title" | "pictureId"> => {
  const stop = facts.stops[day.at];
  return {
    text: localize(day.text, market),
    sleep: isLast || !stop ? null : stopName(stop, market),
    meals: mealsOf(day),
    transport: day.by ?? null,
    hours: day.hours ?? null,
    lodging: isLast ? null : (day.lodging ?? facts.lodging),
    activities: activityNames.flatMap((name) => {
      const euros = day.activities?.[name];
      return euros === undefined
        ? []
        : [
            {
              name: localize(activities[name], market),
              cents: Math.round(toMarketUnits(euros, market.id, market.currency)) * 100,
            },
          ];
    }),
  };
};

/** The lines whose condition the trip meets. */
const selectLines = <Name extends string>(
  conditions: Readonly<Record<Name, (facts: TripFacts) => boolean>>,
  lines: Readonly<Record<Name, LocalizedText>>,
  facts: TripFacts,
  market: Market,
): string[] =>
  (Object.keys(conditions) as Name[])
    .filter((name) => conditions[name](facts))
    .map((name) => localize(lines[name], market));

const formatOf = (days: number) => (days <= 6 ? "express" : days <= 10 ? "week" : "long");

const categoryOf = ({ months }: TripFacts): string => {
  const warm = months.filter((month) => month >= 4 && month <= 10).length;
  if (warm === months.length && months.length < 9) return "summer";
  return warm === 0 ? "winter" : "all-year";
};

/** So many travels wait for somebody to write what search engines show of them. */
const withoutSeo = 0.1;

const seoDescription = (facts: TripFacts, market: Market): string =>
  seededRandom(`seo ${market.id} ${facts.code}`)() < withoutSeo
    ? ""
    : localize(facts.tagline, market);

export type DemoTravel = TravelInput & Readonly<{ id: string }>;

/** @param pictures media ids by scene */
export const composeTravel = (
  facts: TripFacts,
  market: Market,
  phrases: Phrases,
  resources: ReadonlyMap<string, Pick<Resource, "id">>,
  destinations: ReadonlyMap<string, Destination>,
  pictures: ReadonlyMap<string, string>,
): DemoTravel => {
  const titles = dayTitles(facts, market, phrases);
  const { inclusions } = phrases;
  const resource = (key: string) => resources.get(key)?.id ?? null;
  const name = localize(facts.name, market);
  const days = facts.days.length;
  const toCents = (euros: number) => estimateCents(euros, market.id, market.currency);
  const highlights = facts.highlights[market.language];
  return {
    id: stableUuid("travel", market.id, facts.code),
    tripId: stableUuid("trip", facts.code),
    slug: slugOf(name, market.language),
    name,
    tagline: localize(facts.tagline, market),
    story: localize(facts.story, market),
    highlights: market.id === "en-US" ? highlights.map(americanize) : [...highlights],
    days,
    nights: days - 1,
    itinerary: facts.days.map((day, index) => ({
      title: titles[index] ?? "",
      ...composeDay(facts, day, index === days - 1, market, phrases),
      pictureId: pictures.get(day.picture ?? "") ?? null,
    })),
    included: selectLines(included, inclusions.included, facts, market),
    excluded: selectLines(excluded, inclusions.excluded, facts, market),
    moneyPot: {
      lowCents: toCents(facts.pot[0]),
      highCents: toCents(facts.pot[1]),
      items: selectLines(paidFromPot, inclusions.pot, facts, market),
    },
    flight: {
      airport: facts.flight.airport,
      city: arrivalCity(facts, market),
      returnCity: returnCity(facts, market),
      ...flightCents(facts, market),
    },
    moods: [...facts.moods],
    effort: facts.effort,
    typeId: resource(`travel-type-primary ${facts.type}`),
    secondTypeId: resource(`travel-type-secondary ${facts.by}`),
    styleId: resource(`travel-styles ${facts.style}`),
    categoryId: resource(`travel-categories ${categoryOf(facts)}`),
    formatId: resource(`travel-formats ${formatOf(days)}`),
    costCenterId: resource(`cost-centers ${facts.continent === "europe" ? "short" : "long"}`),
    badgeIds: badgesOf(facts).flatMap((badge) => resource(`badges ${badge}`) ?? []),
    destinationIds: destinationIdsOf(facts, destinations),
    isUnique: facts.unique,
    privateRoom: facts.privateRoom,
    privateRoomCents: facts.privateRoom ? toCents(18 * (days - 1) + 20) : null,
    photoIds: facts.photos.flatMap((name) => pictures.get(name) ?? []),
    seo: {
      title: "",
      description: seoDescription(facts, market),
      robots: "index,follow",
      image: null,
    },
    isPublished: true,
  };
};
