import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { needsPeople, opensLater } from "#features/tours/rules.ts";
import { addDays } from "#markets/days.ts";
import { markets } from "#markets/markets.ts";
import { composeCoordinators, portraitName } from "./coordinators.ts";
import { type Agenda, certainBefore, daysAtHome, withLeaders } from "./leaders.ts";
import { composeTours, type DemoTour } from "./tours.ts";

const today = "2026-11-20";
const agenda: Agenda = new Map();
const offered = markets.toReversed().map((market) => {
  const coordinators = composeCoordinators(market, demoData, new Map());
  const leaders = coordinators.map(({ id }) => id);
  const trips = demoData.trips.filter(
    ({ international }) => market.id !== "international" || international,
  );
  const planned = trips.flatMap((facts) => composeTours(facts, market, facts.code, leaders, today));
  return {
    market: market.id,
    coordinators,
    trips,
    tours: withLeaders(planned, coordinators, agenda, today),
  };
});

test("nobody leads two groups at once, in no market and no two of them, and everybody is at home in between", () => {
  const away = new Map<string, DemoTour[]>();
  for (const { coordinators, tours } of offered)
    for (const who of coordinators) {
      const own = tours.filter(({ coordinatorId }) => coordinatorId === who.id);
      away.set(portraitName(who), [...(away.get(portraitName(who)) ?? []), ...own]);
    }
  const tooClose = [...away.values()].flatMap((own) => {
    const byDay = own.toSorted((a, b) => a.departureDate.localeCompare(b.departureDate));
    return byDay.filter((tour, at) => {
      const before = byDay[at - 1];
      return before && tour.departureDate <= addDays(before.endDate, daysAtHome);
    });
  });
  expect(tooClose).toEqual([]);
  for (const own of away.values()) expect(own.length).toBeGreaterThanOrEqual(8);
});

test.each(offered)(
  "in $market each trip has somebody who leads one of its departures",
  ({ trips, tours }) => {
    const led = new Set(
      tours.flatMap(({ coordinatorId, travelId }) => (coordinatorId ? [travelId] : [])),
    );
    expect(trips.filter(({ code }) => !led.has(code)).map(({ code }) => code)).toEqual([]);
  },
);

test.each(offered)(
  "in $market each group that leaves for certain within a month has its coordinator, and there are many",
  ({ tours, trips }) => {
    const soon = tours.filter(
      ({ status, departureDate }) =>
        !needsPeople(status) && departureDate <= addDays(today, certainBefore),
    );
    expect(soon.filter(({ coordinatorId }) => coordinatorId === null)).toEqual([]);
    expect(soon.length).toBeGreaterThan(trips.length / 4);
  },
);

test.each(offered)("in $market few departures open later, and nobody is in those", ({ tours }) => {
  const later = tours.filter((tour) => opensLater(tour, today));
  expect(later.length).toBeGreaterThan(0);
  expect(later.length / tours.length).toBeLessThan(0.05);
  for (const { status, peopleIn, fullPriceCents, promo, coordinatorId } of later)
    expect({ status, peopleIn, fullPriceCents, promo, coordinatorId }).toEqual({
      status: "PLANNED",
      peopleIn: 0,
      fullPriceCents: null,
      promo: null,
      coordinatorId: null,
    });
});
