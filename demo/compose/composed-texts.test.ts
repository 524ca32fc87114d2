import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { tell } from "#demo/told.ts";
import { markets } from "#markets/markets.ts";
import { composeCoordinators } from "./coordinators.ts";
import { composeDestinations, destinationIdsOf, stopName } from "./destinations.ts";
import { composeFaqs } from "./faqs.ts";
import { idOf } from "#demo/chance.ts";

test.each(markets)("in $id nobody says what their neighbour says", (market) => {
  const people = composeCoordinators(market, demoData, new Map());
  const { openings, habits, closings } = demoData.phrases.bios;
  const parts = [...openings, ...habits, ...closings];
  const said = people.map(({ bio, city }) =>
    parts.filter((part) => bio.includes(tell(part, market).replaceAll("{city}", city))),
  );
  expect(said.map((own) => own.length)).toEqual(people.map(() => 3));
  const shared = said.flatMap((own, at) => own.filter((part) => said[at + 1]?.includes(part)));
  expect(shared).toEqual([]);
  expect(new Set(people.map(({ bio }) => bio)).size).toBe(people.length);
});

const isHome = (country: string, market: string): boolean =>
  (market === "en-WE" ? "GB" : market.slice(3)) === country;

test.each(markets)("in $id every trip has questions of its own, each filled in", (market) => {
  const destinations = composeDestinations(demoData.trips, market);
  const faqs = composeFaqs(demoData.trips, market, demoData.phrases, destinations);
  expect(faqs.filter(({ question, answer }) => /[{}]|undefined/.test(question + answer))).toEqual(
    [],
  );
  for (const trip of demoData.trips) {
    const places = new Set(destinationIdsOf(trip, destinations));
    const own = faqs.filter(
      ({ travelId, destinationId }) =>
        travelId === idOf("travel", market.id, trip.code) ||
        (destinationId !== null && places.has(destinationId)),
    );
    // At home nobody asks which plug fits, so such a trip may have the question of its landscape alone.
    const atHome = own.every(({ destinationId }) => destinationId === null);
    const least = atHome && trip.countries.some((code) => isHome(code, market.id)) ? 1 : 3;
    expect({ trip: trip.code, few: own.length < least }).toEqual({ trip: trip.code, few: false });
  }
  expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length);
  const asked = [...destinations.values()].filter(({ id }) =>
    faqs.some(({ destinationId }) => destinationId === id),
  );
  expect(asked.filter(({ code }) => isHome(code, market.id))).toEqual([]);
});

test.each(markets)(
  "in $id each place of a trip is among its destinations, none lost to a name that is taken",
  (market) => {
    const destinations = composeDestinations(demoData.trips, market);
    const named = new Map([...destinations.values()].map((each) => [each.id, each.name]));
    const lost = demoData.trips.flatMap((trip) => {
      const names = new Set(destinationIdsOf(trip, destinations).map((id) => named.get(id)));
      return Object.values(trip.stops)
        .map((stop) => stopName(stop, market))
        .filter((name) => !names.has(name))
        .map((name) => `${trip.code}: ${name}`);
    });
    expect(lost).toEqual([]);
    const slugs = [...destinations.values()].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  },
);
