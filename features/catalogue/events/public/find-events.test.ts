import { expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { nextTurn, placesLeft, type PublicEvent } from "../public-event-rules.ts";
import { countCities, eventsOn, nearestCities } from "./find-events.ts";

const market = marketById("it-IT");
const today = "2026-11-27";

const event = (city: string, startsAt: string, place: readonly [number, number] | null = null) =>
  ({
    id: `${city} ${startsAt}`,
    title: city,
    slug: "walk",
    text: "We walk.",
    city,
    address: "Via Roma 1",
    latitude: place?.[0] ?? null,
    longitude: place?.[1] ?? null,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 7_200_000).toISOString(),
    places: 20,
    coordinatorId: null,
    travelIds: [],
    pictureId: null,
    cancelledBecause: "",
    coming: 14,
    waiting: 0,
    updatedAt: "2026-11-01T10:00:00Z",
  }) satisfies PublicEvent;

const bologna = event("Bologna", "2026-11-28T09:30:00Z", [44.49, 11.34]);
const modena = event("Modena", "2026-11-28T18:00:00Z", [44.65, 10.93]);
const torino = event("Torino", "2026-11-29T18:00:00Z", [45.07, 7.69]);
const unknown = event("Aosta", "2026-11-28T18:00:00Z");
const all = [bologna, modena, torino, unknown];

test("events are found by city, and by days of which both ends count", () => {
  const days = { from: "2026-11-28", to: "2026-11-29" };
  expect(eventsOn(all, { days, city: null }, today, market)).toEqual(all);
  expect(eventsOn(all, { days, city: "Torino" }, today, market)).toEqual([torino]);
  const saturday = { from: "2026-11-28", to: "2026-11-28" };
  expect(eventsOn(all, { days: saturday, city: null }, today, market)).not.toContain(torino);
  expect(eventsOn(all, { days: null, city: "Modena" }, today, market)).toEqual([modena]);
});

test("what has begun and is not over is an event of today", () => {
  const days = { from: "2026-11-29", to: "2026-11-29" };
  expect(eventsOn([bologna], { days, city: null }, "2026-11-29", market)).toEqual([bologna]);
});

test("other cities come by their distance, and those without a place last", () => {
  const cities = nearestCities(all, all, "Bologna", market).map(({ city }) => city);
  expect(cities).toEqual(["Modena", "Torino", "Aosta"]);
  expect(countCities([modena, bologna, modena], market)).toEqual([
    { city: "Bologna", count: 1 },
    { city: "Modena", count: 2 },
  ]);
});

test("a page of events holds until the next of them begins or ends", () => {
  const now = new Date("2026-11-28T10:00:00Z");
  expect(nextTurn(all, now)).toBe(Date.parse("2026-11-28T11:30:00Z"));
  expect(nextTurn([], now)).toBe(Infinity);
});

test("places left are never below none, and unknown where there is no limit", () => {
  expect(placesLeft({ places: 20, coming: 14 })).toBe(6);
  expect(placesLeft({ places: 20, coming: 21 })).toBe(0);
  expect(placesLeft({ places: null, coming: 21 })).toBeNull();
});
