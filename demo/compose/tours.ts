import { randomInt, type Random, seededRandom, stableUuid, pickWeighted } from "#demo/random.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import type { TourInput } from "#features/catalogue/tours/contract.ts";
import type { AgeRange } from "#features/catalogue/departure-filters/contract.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import { policies } from "#features/catalogue/tours/policy-rules.ts";
import {
  decisionDay,
  isBookable,
  needsPeople,
  opensLater,
} from "#features/catalogue/tours/rules.ts";
import { addDays, daysBetween } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import { departureDays } from "./dates.ts";
import { flightCents, arrivalDelayDays } from "./flights.ts";
import { estimateCents, priceEndingIn9, toMarketUnits } from "./money.ts";

type Weights = readonly (readonly [Status, number])[];

// The nearer the departure, the more bookings a group has.
const statusWeights: readonly (readonly [maxDaysAhead: number, Weights])[] = [
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
  "seatsTotal" | "seatsFree" | "peopleIn" | "peopleMinimum" | "peopleNeeded" | "expectedSize"
>;

const minGroupSize = (isSmallGroup: boolean): number => (isSmallGroup ? 6 : 8);

const seatsFor = (status: Status, isSmallGroup: boolean, random: Random): Seats => {
  const seatsTotal = isSmallGroup ? randomInt(random, 10, 12) : randomInt(random, 13, 16);
  const minimum = minGroupSize(isSmallGroup);
  const peopleIn = {
    PLANNED: () => randomInt(random, 0, minimum - 4),
    ALMOST_CONFIRMED: () => randomInt(random, minimum - 3, minimum - 1),
    CONFIRMED: () => randomInt(random, minimum, seatsTotal - 4),
    ALMOST_FULL: () => seatsTotal - randomInt(random, 1, 3),
    WAITING_LIST: () => seatsTotal,
    SOLD_OUT: () => seatsTotal,
  }[status]();
  return {
    seatsTotal,
    peopleIn,
    seatsFree: seatsTotal - peopleIn,
    peopleMinimum: minimum,
    peopleNeeded: Math.max(0, minimum - peopleIn),
    expectedSize: { low: Math.max(minimum, peopleIn), high: seatsTotal },
  };
};

const seasonFactor = (day: string): number => {
  const monthAndDay = day.slice(5);
  if (monthAndDay >= "12-20" || monthAndDay <= "01-03") return 1.14;
  return day.slice(5, 7) === "08" ? 1.08 : 1;
};

type Prices = Pick<TourInput, "priceCents" | "fullPriceCents" | "discountUntil" | "promo">;

const promoCodes = ["ONTHEROAD", "FIRSTSTEP", "EARLYBIRD", "WAYMARK"] as const;

const pricesFor = (
  fullPriceCents: number,
  departure: string,
  today: string,
  random: Random,
  isDiscountable: boolean,
): Prices => {
  const roll = random();
  const percent = pickWeighted(random, [
    [5, 5],
    [8, 3],
    [10, 4],
    [15, 2],
    [20, 1],
  ]);
  const lastDay = addDays(departure, -randomInt(random, 20, 45));
  const noDiscount = {
    priceCents: fullPriceCents,
    fullPriceCents: null,
    discountUntil: null,
    promo: null,
  };
  if (!isDiscountable || roll > 0.3 || lastDay <= today) return noDiscount;
  if (roll < 0.17)
    return {
      ...noDiscount,
      priceCents: priceEndingIn9((fullPriceCents / 100) * (1 - percent / 100)),
      fullPriceCents: fullPriceCents,
      discountUntil: lastDay,
    };
  // One promotion in three has expired, because the page shows an expired promotion instead of
  // hiding it.
  const until = roll > 0.26 ? addDays(today, -randomInt(random, 3, 40)) : lastDay;
  const code = promoCodes[Math.floor(random() * promoCodes.length)] ?? "WAYMARK";
  return { ...noDiscount, promo: { code: `${code}${percent}`, percent, until } };
};

export type DemoTour = TourInput & Readonly<{ id: string }>;

/**
 * A departure that is not open for booking yet: planned, at the full price, with no bookings and no
 * coordinator.
 */
const toUnopened = (tour: DemoTour, minimum: number): DemoTour => ({
  ...tour,
  status: "PLANNED",
  priceCents: tour.fullPriceCents ?? tour.priceCents,
  fullPriceCents: null,
  discountUntil: null,
  promo: null,
  seatsFree: tour.seatsTotal,
  peopleIn: 0,
  peopleMinimum: minimum,
  peopleNeeded: minimum,
  expectedSize: { low: minimum, high: tour.seatsTotal },
  coordinatorId: null,
});

const isOfSmallGroups = ({ type }: Pick<TripFacts, "type">): boolean =>
  type === "trekking" || type === "sailing" || type === "expedition";

/**
 * Whether the departures of a trip have the flexible option. Boats, huts and guides of small groups
 * are paid long before, so nothing flexible is offered.
 */
export const offersFlexible = (facts: Pick<TripFacts, "type">): boolean => !isOfSmallGroups(facts);

type DueDays = Pick<TourInput, "balanceDue" | "decisionDate">;

/**
 * Where there is no direct flight, flights are expensive and sell out, so the decision comes two
 * weeks before the balance.
 */
const decisionDaysOf = (facts: TripFacts, departureDate: string): DueDays => {
  const balanceDue = addDays(departureDate, -policies.balanceDays);
  const decisionDate = facts.flight.direct === null ? addDays(balanceDue, -14) : null;
  return { balanceDue, decisionDate };
};

/** Nothing is sold undecided after its day of decision: whoever was missing came in time. */
const decidedStatus = (status: Status, days: DueDays, today: string): Status =>
  needsPeople(status) && decisionDay(days) < today ? "CONFIRMED" : status;

/**
 * Departures of one trip in one market on the day of loading. `coordinatorId` is only a preference:
 * `assignCoordinators` decides.
 */
export const composeTours = (
  facts: TripFacts,
  market: Market,
  travelId: string,
  coordinatorIds: readonly string[],
  today: string,
): DemoTour[] => {
  const random = seededRandom(`tours ${market.id} ${facts.code}`);
  const days = departureDays(facts, today, random);
  const isSmallGroup = isOfSmallGroups(facts);
  // Only three trips in ten have discounts, so that a discount stands out.
  const hasOffers = random() < 0.3;
  const arrivalDelay = arrivalDelayDays(facts, market);
  const flexibleCents = offersFlexible(facts)
    ? estimateCents(facts.price > 1500 ? 80 : 50, market.id, market.currency)
    : null;
  return days.map((departureDate) => {
    const daysAhead = daysBetween(today, departureDate);
    const weights = statusWeights.find(([maxDaysAhead]) => daysAhead <= maxDaysAhead)?.[1] ?? [];
    const dueDays = decisionDaysOf(facts, departureDate);
    const status = decidedStatus(pickWeighted(random, weights), dueDays, today);
    const startDate = addDays(departureDate, arrivalDelay);
    const fullPriceCents = priceEndingIn9(
      toMarketUnits(
        facts.price * seasonFactor(departureDate) * (0.98 + random() * 0.05),
        market.id,
        market.currency,
      ),
    );
    const prices = pricesFor(
      fullPriceCents,
      departureDate,
      today,
      random,
      hasOffers && isBookable(status),
    );
    const depositUntil = addDays(departureDate, -randomInt(random, 40, 60));
    const flightSeason = 0.9 + random() * 0.5;
    const tour: DemoTour = {
      id: stableUuid("tour", market.id, facts.code, departureDate),
      travelId,
      code: departureDate,
      departureDate,
      startDate,
      endDate: addDays(startDate, facts.days.length - 1),
      status,
      ...prices,
      deposit:
        random() < 0.85 && prices.priceCents > 50_000
          ? {
              cents: estimateCents(facts.price > 1500 ? 300 : 200, market.id, market.currency),
              until: depositUntil,
            }
          : null,
      flexibleCents,
      ...dueDays,
      ...seatsFor(status, isSmallGroup, random),
      // Each is a row of somebody: `load-interest.ts` makes them.
      interested: Math.floor(randomInt(random, 0, 40) / 8),
      ageRange: pickWeighted<AgeRange>(random, [
        ["ALL", 4],
        ["25-35", 4],
        ["35-49", 3],
      ]),
      coordinatorId:
        status === "PLANNED" && random() < 0.7
          ? null
          : (coordinatorIds[Math.floor(random() * coordinatorIds.length)] ?? null),
      flight: flightCents(facts, market, flightSeason),
      // Nearly all departures are open: only some in the last weeks of the calendar are not.
      openingDate: addDays(departureDate, -randomInt(random, 510, 560)),
      isPublished: true,
    };
    return opensLater(tour, today) ? toUnopened(tour, minGroupSize(isSmallGroup)) : tour;
  });
};
