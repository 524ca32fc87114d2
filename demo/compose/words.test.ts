import { expect, test } from "vitest";
import { bioClosings, bioHabits, bioOpenings } from "#demo/phrases/bios.ts";
import { tell } from "#demo/tell.ts";
import { allTrips } from "#demo/trips/all-trips.ts";
import { markets } from "#markets/markets.ts";
import { composeCoordinators } from "./coordinators.ts";
import { composeDestinations, destinationIdsOf } from "./destinations.ts";
import { composeFaqs } from "./faqs.ts";
import { idOf } from "#demo/chance.ts";

test.each(markets)("in $id nobody says what their neighbour says", (market) => {
  const people = composeCoordinators(market, new Map());
  const parts = [...bioOpenings, ...bioHabits, ...bioClosings];
  const said = people.map(({ bio, city }) =>
    parts.filter((part) => bio.includes(tell(part, market).replaceAll("{city}", city))),
  );
  expect(said.map((own) => own.length)).toEqual(people.map(() => 3));
  const shared = said.flatMap((own, at) => own.filter((part) => said[at + 1]?.includes(part)));
  expect(shared).toEqual([]);
  expect(new Set(people.map(({ bio }) => bio)).size).toBe(people.length);
});

test.each(markets)("in $id every trip has questions of its own, each filled in", (market) => {
  const destinations = composeDestinations(allTrips, market);
  const faqs = composeFaqs(allTrips, market, destinations);
  expect(faqs.filter(({ question, answer }) => /[{}]|undefined/.test(question + answer))).toEqual(
    [],
  );
  for (const trip of allTrips) {
    const places = new Set(destinationIdsOf(trip, destinations));
    const own = faqs.filter(
      ({ travelId, destinationId }) =>
        travelId === idOf("travel", market.id, trip.code) ||
        (destinationId !== null && places.has(destinationId)),
    );
    expect({ trip: trip.code, few: own.length < 3 }).toEqual({ trip: trip.code, few: false });
  }
  expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length);
});
