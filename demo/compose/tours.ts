import { between, type Chance, chanceOf, idOf, weighted } from "#demo/chance.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import type { AgeRange, Status, TourInput } from "#features/tours/contract.ts";
import { policies } from "#features/tours/policies.ts";
import { isBookable, opensLater } from "#features/tours/rules.ts";
import { addDays, daysBetween } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import { departureDays } from "./dates.ts";
import { flightCents, flightDays } from "./flights.ts";
import { aboutCents, priceEndingIn9, unitsIn } from "./money.ts";

type Weights = readonly (readonly [Status, number])[];

// The nearer the day, the more is known of the group.
const statusesByLead: readonly (readonly [untilDays: number, Weights])[] = [
  [
    32,
    [
      ["CONFIRMED", 34],
      ["ALMOST_FULL", 26],
      ["WAITING_LIST", 14],
      ["SOLD_OUT", 22],
      ["ALMOST_CONFIRMED", 4],
    ],
  ],
  [
    95,
    [
      ["CONFIRMED", 34],
      ["ALMOST_FULL", 16],
      ["WAITING_LIST", 7],
      ["SOLD_OUT", 11],
      ["ALMOST_CONFIRMED", 20],
      ["PLANNED", 12],
    ],
  ],
  [
    210,
    [
      ["CONFIRMED", 18],
      ["ALMOST_FULL", 5],
      ["WAITING_LIST", 2],
      ["SOLD_OUT", 3],
      ["ALMOST_CONFIRMED", 26],
      ["PLANNED", 46],
    ],
  ],
  [
    9999,
    [
      ["CONFIRMED", 6],
      ["ALMOST_CONFIRMED", 12],
      ["PLANNED", 82],
    ],
  ],
];

type Seats = Pick<
  TourInput,
  "seatsTotal" | "seatsFree" | "peopleIn" | "peopleNeeded" | "expectedSize"
>;

/** How few people a group leaves with. */
const leastOf = (small: boolean): number => (small ? 6 : 8);

const seatsFor = (status: Status, small: boolean, chance: Chance): Seats => {
  const seatsTotal = small ? between(chance, 10, 12) : between(chance, 13, 16);
  const least = leastOf(small);
  const peopleIn = {
    PLANNED: () => between(chance, 0, least - 4),
    ALMOST_CONFIRMED: () => between(chance, least - 3, least - 1),
    CONFIRMED: () => between(chance, least, seatsTotal - 4),
    ALMOST_FULL: () => seatsTotal - between(chance, 1, 3),
    WAITING_LIST: () => seatsTotal,
    SOLD_OUT: () => seatsTotal,
  }[status]();
  return {
    seatsTotal,
    peopleIn,
    seatsFree: seatsTotal - peopleIn,
    peopleNeeded: Math.max(0, least - peopleIn),
    expectedSize: { low: Math.max(least, peopleIn), high: seatsTotal },
  };
};

const highSeason = (day: string): number => {
  const monthAndDay = day.slice(5);
  if (monthAndDay >= "12-20" || monthAndDay <= "01-03") return 1.14;
  return day.slice(5, 7) === "08" ? 1.08 : 1;
};

type Prices = Pick<TourInput, "priceCents" | "fullPriceCents" | "discountUntil" | "promo">;

const promoCodes = ["ONTHEROAD", "FIRSTSTEP", "EARLYBIRD", "WAYMARK"] as const;

const pricesFor = (
  full: number,
  departure: string,
  today: string,
  chance: Chance,
  discountable: boolean,
): Prices => {
  const roll = chance();
  const percent = weighted(chance, [
    [5, 5],
    [8, 3],
    [10, 4],
    [15, 2],
    [20, 1],
  ]);
  const last = addDays(departure, -between(chance, 20, 45));
  const plain = { priceCents: full, fullPriceCents: null, discountUntil: null, promo: null };
  if (!discountable || roll > 0.3 || last <= today) return plain;
  if (roll < 0.17)
    return {
      ...plain,
      priceCents: priceEndingIn9((full / 100) * (1 - percent / 100)),
      fullPriceCents: full,
      discountUntil: last,
    };
  // One promo in three has expired: the page says so instead of hiding it.
  const until = roll > 0.26 ? addDays(today, -between(chance, 3, 40)) : last;
  const code = promoCodes[Math.floor(chance() * promoCodes.length)] ?? "WAYMARK";
  return { ...plain, promo: { code: `${code}${percent}`, percent, until } };
};

export type DemoTour = TourInput & Readonly<{ id: string }>;

/** A departure that nobody can book yet: planned at its plain price, with nobody in and nobody named. */
const beforeOpening = (tour: DemoTour, least: number): DemoTour => ({
  ...tour,
  status: "PLANNED",
  priceCents: tour.fullPriceCents ?? tour.priceCents,
  fullPriceCents: null,
  discountUntil: null,
  promo: null,
  seatsFree: tour.seatsTotal,
  peopleIn: 0,
  peopleNeeded: least,
  expectedSize: { low: least, high: tour.seatsTotal },
  coordinatorId: null,
});

/**
 * The departures of one trip in one market, as they are on the day of loading. Whom each names as its
 * coordinator is a wish: `withLeaders` sees who is free.
 */
export const composeTours = (
  facts: TripFacts,
  market: Market,
  travelId: string,
  coordinatorIds: readonly string[],
  today: string,
): DemoTour[] => {
  const chance = chanceOf(`tours ${market.id} ${facts.code}`);
  const days = departureDays(facts, today, chance);
  const small =
    facts.type === "trekking" || facts.type === "sailing" || facts.type === "expedition";
  // Three trips in ten have discounts now; on a wall where all have one, none is.
  const hasOffers = chance() < 0.3;
  const flightAfter = flightDays(facts, market);
  return days.map((departureDate) => {
    const lead = daysBetween(today, departureDate);
    const weights = statusesByLead.find(([until]) => lead <= until)?.[1] ?? [];
    const status = weighted(chance, weights);
    const startDate = addDays(departureDate, flightAfter);
    const full = priceEndingIn9(
      unitsIn(
        facts.price * highSeason(departureDate) * (0.98 + chance() * 0.05),
        market.id,
        market.currency,
      ),
    );
    const prices = pricesFor(full, departureDate, today, chance, hasOffers && isBookable(status));
    const depositUntil = addDays(departureDate, -between(chance, 40, 60));
    const season = 0.9 + chance() * 0.5;
    const tour: DemoTour = {
      id: idOf("tour", market.id, facts.code, departureDate),
      travelId,
      code: departureDate,
      departureDate,
      startDate,
      endDate: addDays(startDate, facts.days.length - 1),
      status,
      ...prices,
      deposit:
        chance() < 0.85 && prices.priceCents > 50_000
          ? {
              cents: aboutCents(facts.price > 1500 ? 300 : 200, market.id, market.currency),
              until: depositUntil,
            }
          : null,
      balanceDue: addDays(departureDate, -policies.balanceDays),
      // Where nobody flies direct, flights are dear and sell out: it is decided two weeks earlier.
      decisionDate:
        facts.flight.direct === null ? addDays(departureDate, -policies.balanceDays - 14) : null,
      ...seatsFor(status, small, chance),
      interested: between(chance, 0, 40),
      ageRange: weighted<AgeRange>(chance, [
        ["ALL", 4],
        ["25-35", 4],
        ["35-49", 3],
      ]),
      coordinatorId:
        status === "PLANNED" && chance() < 0.7
          ? null
          : (coordinatorIds[Math.floor(chance() * coordinatorIds.length)] ?? null),
      flight: flightCents(facts, market, season),
      // Nearly all are open: only some of the last weeks of the calendar wait for their day.
      openingDate: addDays(departureDate, -between(chance, 510, 560)),
      isPublished: true,
    };
    return opensLater(tour, today) ? beforeOpening(tour, leastOf(small)) : tour;
  });
};
