import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { minDaysAtHome } from "#features/catalogue/coordinators/agenda-rules.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import {
  decisionDay,
  isBookable,
  needsPeople,
  opensLater,
  promisedDecisionDay,
} from "#features/catalogue/tours/rules.ts";
import { addDays } from "#markets/days.ts";
import { markets } from "#markets/markets.ts";
import { composeCoordinators, portraitName } from "./coordinators.ts";
import { type Agenda, assignedDaysBefore, assignCoordinators } from "./assign-coordinators.ts";
import { composeTours, type DemoTour } from "./tours.ts";

const today = "2026-11-20";
const agenda: Agenda = new Map();
const catalogues = markets.toReversed().map((market) => {
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
    tours: assignCoordinators(planned, coordinators, agenda, today),
  };
});

test("nobody leads two groups at once, even in two markets, and everybody is at home in between", () => {
  const toursByPerson = new Map<string, DemoTour[]>();
  for (const { coordinators, tours } of catalogues)
    for (const coordinator of coordinators) {
      const ownTours = tours.filter(({ coordinatorId }) => coordinatorId === coordinator.id);
      toursByPerson.set(portraitName(coordinator), [
        ...(toursByPerson.get(portraitName(coordinator)) ?? []),
        ...ownTours,
      ]);
    }
  const tooClose = [...toursByPerson.values()].flatMap((ownTours) => {
    const byDay = ownTours.toSorted((a, b) => a.departureDate.localeCompare(b.departureDate));
    return byDay.filter((tour, index) => {
      const before = byDay[index - 1];
      return before && tour.departureDate <= addDays(before.endDate, minDaysAtHome);
    });
  });
  expect(tooClose).toEqual([]);
  for (const ownTours of toursByPerson.values()) expect(ownTours.length).toBeGreaterThanOrEqual(8);
});

test.each(catalogues)("in $market all six statuses are met, sold out among them", ({ tours }) => {
  const counts = Map.groupBy(tours, ({ status }) => status);
  expect(statuses.filter((status) => (counts.get(status)?.length ?? 0) < 10)).toEqual([]);
});

test.each(catalogues)(
  "in $market no group is undecided after its day of decision, and some are this week",
  ({ tours }) => {
    const undecided = tours.filter(({ status }) => needsPeople(status));
    expect(undecided.filter((tour) => decisionDay(tour) < today)).toEqual([]);
    expect(undecided.filter((tour) => decisionDay(tour) < addDays(today, 7))).not.toEqual([]);
    expect(
      undecided.filter((tour) => promisedDecisionDay(tour, addDays(today, 6)) === null),
    ).toEqual([]);
  },
);

test.each(catalogues)("in $market no trip has only a few departures", ({ trips, tours }) => {
  const offered = tours.filter(({ status }) => isBookable(status));
  const byTrip = Map.groupBy(offered, ({ travelId }) => travelId);
  expect(trips.filter(({ code }) => (byTrip.get(code)?.length ?? 0) < 10)).toEqual([]);
});

test.each(catalogues)(
  "in $market each trip has a departure with a coordinator",
  ({ trips, tours }) => {
    const led = new Set(
      tours.flatMap(({ coordinatorId, travelId }) => (coordinatorId ? [travelId] : [])),
    );
    expect(trips.filter(({ code }) => !led.has(code)).map(({ code }) => code)).toEqual([]);
  },
);

test.each(catalogues)(
  "in $market every departure that is sure to leave within a month has a coordinator",
  ({ tours, trips }) => {
    const soon = tours.filter(
      ({ status, departureDate }) =>
        !needsPeople(status) && departureDate <= addDays(today, assignedDaysBefore),
    );
    expect(soon.filter(({ coordinatorId }) => coordinatorId === null)).toEqual([]);
    expect(soon.length).toBeGreaterThan(trips.length / 4);
  },
);

test.each(catalogues)(
  "in $market few departures are not open yet, and those have no bookings",
  ({ tours }) => {
    const notOpen = tours.filter((tour) => opensLater(tour, today));
    expect(notOpen.length).toBeGreaterThan(0);
    expect(notOpen.length / tours.length).toBeLessThan(0.05);
    for (const { status, peopleIn, fullPriceCents, promo, coordinatorId } of notOpen)
      expect({ status, peopleIn, fullPriceCents, promo, coordinatorId }).toEqual({
        status: "PLANNED",
        peopleIn: 0,
        fullPriceCents: null,
        promo: null,
        coordinatorId: null,
      });
  },
);
