import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { localize } from "#demo/localized-text.ts";
import { marketById, markets } from "#markets/markets.ts";
import { composeCoordinators } from "./coordinators.ts";
import { composeDestinations, destinationIdsOf, stopName } from "./destinations.ts";
import { destinationRow } from "#demo/load/rows.ts";
import { composeFaqs } from "./faqs.ts";
import { stableUuid } from "#demo/random.ts";

test.each(markets)("in $id neighbouring coordinators share no sentence of their bios", (market) => {
  const people = composeCoordinators(market, demoData, new Map());
  const { openings, habits, closings } = demoData.phrases.bios;
  const parts = [...openings, ...habits, ...closings];
  const partsByPerson = people.map(({ bio, city }) =>
    parts.filter((part) => bio.includes(localize(part, market).replaceAll("{city}", city))),
  );
  expect(partsByPerson.map((used) => used.length)).toEqual(people.map(() => 3));
  const shared = partsByPerson.flatMap((used, index) =>
    used.filter((part) => partsByPerson[index + 1]?.includes(part)),
  );
  expect(shared).toEqual([]);
  expect(new Set(people.map(({ bio }) => bio)).size).toBe(people.length);
});

const isHome = (country: string, market: string): boolean =>
  (market === "en-WE" ? "GB" : market.slice(3)) === country;

test.each(markets)(
  "in $id every trip has specific questions, with all placeholders filled in",
  (market) => {
    const destinations = composeDestinations(demoData.trips, market);
    const faqs = composeFaqs(demoData.trips, market, demoData.phrases, destinations);
    expect(faqs.filter(({ question, answer }) => /[{}]|undefined/.test(question + answer))).toEqual(
      [],
    );
    for (const trip of demoData.trips) {
      const places = new Set(destinationIdsOf(trip, destinations));
      const tripFaqs = faqs.filter(
        ({ travelId, destinationId }) =>
          travelId === stableUuid("travel", market.id, trip.code) ||
          (destinationId !== null && places.has(destinationId)),
      );
      // Nobody asks which plug fits at home, so a domestic trip may have only its own question.
      const isDomestic = tripFaqs.every(({ destinationId }) => destinationId === null);
      const minimum = isDomestic && trip.countries.some((code) => isHome(code, market.id)) ? 1 : 3;
      expect({ trip: trip.code, isTooFew: tripFaqs.length < minimum }).toEqual({
        trip: trip.code,
        isTooFew: false,
      });
    }
    expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length);
    const countriesWithFaqs = [...destinations.values()].filter(({ id }) =>
      faqs.some(({ destinationId }) => destinationId === id),
    );
    expect(countriesWithFaqs.filter(({ code }) => isHome(code, market.id))).toEqual([]);
  },
);

test.each(markets)("in $id each region and country has words of its own", (market) => {
  const words = [...composeDestinations(demoData.trips, market).values()]
    .filter(({ kind }) => kind !== "place")
    .map((each) => destinationRow(market, each, demoData.phrases.destinations));
  expect(words.filter(({ lead }) => !lead).map(({ code }) => code)).toEqual([]);
  expect(new Set(words.map(({ lead }) => lead)).size).toBe(words.length);
});

test.each(markets)(
  "in $id each stop of a trip is a destination of it, even where another has the same name",
  (market) => {
    const destinations = composeDestinations(demoData.trips, market);
    const nameById = new Map([...destinations.values()].map((each) => [each.id, each.name]));
    const missing = demoData.trips.flatMap((trip) => {
      const names = new Set(destinationIdsOf(trip, destinations).map((id) => nameById.get(id)));
      return Object.values(trip.stops)
        .map((stop) => stopName(stop, market))
        .filter((name) => !names.has(name))
        .map((name) => `${trip.code}: ${name}`);
    });
    expect(missing).toEqual([]);
    const slugs = [...destinations.values()].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  },
);

test("Americans read their own words and are sent to their own authority", () => {
  const market = marketById("en-US");
  const destinations = composeDestinations(demoData.trips, market);
  const faqs = composeFaqs(demoData.trips, market, demoData.phrases, destinations);
  const answers = faqs.map(({ answer }) => answer).join("\n");
  const { excluded, pot } = demoData.phrases.inclusions;
  const lines = Object.values({ ...excluded, ...pot }).map((line) => localize(line, market));
  const pages = JSON.stringify(demoData.contents[market.id]);
  expect(answers).toContain("the State Department’s website");
  expect(answers).toContain("Outlets: type");
  expect(lines).toContain("Local transportation: subway, taxis, buses");
  const british =
    /foreign ministry|\btransport\b|\bSockets\b|\bmetro\b|Monday to Friday|\bkitty\b/i;
  for (const text of [answers, lines.join("\n"), pages]) expect(text).not.toMatch(british);
});
