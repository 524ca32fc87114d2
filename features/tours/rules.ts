import type { RuleError } from "#features/pages/contract.ts";
import { addDays } from "#markets/days.ts";
import type { ComingTour, Status, TourInput } from "./contract.ts";

/** The group will leave, so flights can be bought (the source, section 4). */
export const flightsMayBeBought = (status: Status): boolean =>
  status === "CONFIRMED" || status === "ALMOST_FULL";

/** A status in which a seat can be booked by the visitor alone, once the departure has opened. */
export const isBookable = (status: Status): boolean =>
  status !== "WAITING_LIST" && status !== "SOLD_OUT";

/** A departure is announced, but nobody can book it before its opening day. */
export const opensLater = (tour: Pick<TourInput, "openingDate">, today: string): boolean =>
  tour.openingDate !== null && today < tour.openingDate;

/** A seat can be booked by the visitor alone on a day. */
export const isOnSale = (tour: Pick<TourInput, "status" | "openingDate">, today: string): boolean =>
  isBookable(tour.status) && !opensLater(tour, today);

/** A departure whose day has come is no longer offered. */
export const isPast = (tour: Readonly<{ departureDate: string }>, today: string): boolean =>
  tour.departureDate <= today;

/** The deposit can still be paid instead of the whole price. */
export const depositIsOpen = (tour: Pick<TourInput, "deposit">, today: string): boolean =>
  tour.deposit !== null && today <= tour.deposit.until;

/** The group leaves only if more people join it. */
export const needsPeople = (status: Status): boolean =>
  status === "PLANNED" || status === "ALMOST_CONFIRMED";

/** The day by which it is said whether a group that still needs people leaves. */
export const decisionDay = (tour: Pick<TourInput, "decisionDate" | "balanceDue">): string =>
  tour.decisionDate ?? tour.balanceDue;

/** The promo code still works: its last day counts in full. */
export const promoIsLive = (tour: Pick<TourInput, "promo">, today: string): boolean =>
  tour.promo !== null && today <= tour.promo.until;

/** A price less what a promo code takes off, in cents, rounded to the nearest. */
export const lessCode = (cents: number, percent: number): number =>
  Math.round((cents * (100 - percent)) / 100);

/** What is asked on a day, and what was asked before a discount that still holds on that day. */
export type PriceToday = Readonly<{ cents: number; wasCents: number | null }>;

/** The price on a day: after the last day of a discount it is the former one again. */
export const priceOn = (
  tour: Pick<TourInput, "priceCents" | "fullPriceCents" | "discountUntil">,
  today: string,
): PriceToday =>
  tour.fullPriceCents !== null && tour.discountUntil !== null && today > tour.discountUntil
    ? { cents: tour.fullPriceCents, wasCents: null }
    : { cents: tour.priceCents, wasCents: tour.fullPriceCents };

type Priced = Pick<
  TourInput,
  "status" | "priceCents" | "fullPriceCents" | "discountUntil" | "departureDate"
>;

/**
 * The departure at whose price a trip begins: the cheapest that somebody can still join; null
 * where nobody can join any. The index of the search orders departures likewise (`rows.ts` there),
 * so that cards say what the trip says.
 */
export const firstPriced = <Tour extends Priced>(
  tours: readonly Tour[],
  today: string,
): Tour | null =>
  tours
    .filter(({ status }) => status !== "SOLD_OUT")
    .toSorted(
      (a, b) =>
        priceOn(a, today).cents - priceOn(b, today).cents ||
        a.departureDate.localeCompare(b.departureDate),
    )[0] ?? null;

/** Days within which a group that leaves for certain, or nearly, is named before one that needs more people. */
const nearDays = 120;

/**
 * The departure that speaks for a trip where nothing is asked of departures: the next that leaves
 * for certain or nearly within the coming months, else the next that can be booked, else the next
 * that somebody can still join.
 * @param tours the coming departures, the next first
 */
export const nextToJoin = <Tour extends ComingTour>(
  tours: readonly Tour[],
  today: string,
): Tour | null => {
  const near = addDays(today, nearDays);
  const open = tours.filter(({ status }) => isBookable(status));
  const leaving = open.find(
    ({ status, departureDate }) => status !== "PLANNED" && departureDate <= near,
  );
  return leaving ?? open[0] ?? tours.find(({ status }) => status !== "SOLD_OUT") ?? null;
};

/** How far a price lies below the former one, in whole per cent; 0 without a former price. */
export const discountPercent = ({ cents, wasCents }: PriceToday): number =>
  wasCents ? Math.round((1 - cents / wasCents) * 100) : 0;

/** What a status and the seats say against each other; empty when they agree. */
export const tourErrors = (tour: TourInput): RuleError[] => {
  const errors: RuleError[] = [];
  const refuse = (path: string, message: string, wrong: boolean) => {
    if (wrong) errors.push({ path, message });
  };
  const { status, seatsFree, seatsTotal, peopleIn, peopleNeeded } = tour;
  refuse(
    "startDate",
    "The programme cannot start before the departure.",
    tour.startDate < tour.departureDate,
  );
  refuse("endDate", "The programme cannot end before it starts.", tour.endDate < tour.startDate);
  refuse(
    "balanceDue",
    "The balance is due before the departure.",
    tour.balanceDue >= tour.departureDate,
  );
  refuse(
    "decisionDate",
    "It is decided before the departure.",
    tour.decisionDate !== null && tour.decisionDate >= tour.departureDate,
  );
  refuse(
    "decisionDate",
    "It is decided by the day on which the balance is due.",
    tour.decisionDate !== null && tour.decisionDate > tour.balanceDue,
  );
  refuse(
    "openingDate",
    "It opens before the departure.",
    tour.openingDate !== null && tour.openingDate >= tour.departureDate,
  );
  refuse("seatsFree", "There are more free seats than seats.", seatsFree > seatsTotal);
  refuse(
    "seatsFree",
    "People in and free seats are more than the seats.",
    peopleIn + seatsFree > seatsTotal,
  );
  refuse(
    "status",
    "A sold-out departure has no free seats.",
    status === "SOLD_OUT" && seatsFree > 0,
  );
  refuse(
    "status",
    "A departure on request has no free seats.",
    status === "WAITING_LIST" && seatsFree > 0,
  );
  refuse(
    "status",
    "A departure that can be booked has free seats.",
    isBookable(status) && seatsFree === 0,
  );
  refuse(
    "status",
    "A confirmed departure needs no more people.",
    flightsMayBeBought(status) && peopleNeeded > 0,
  );
  refuse(
    "status",
    "A departure that is not confirmed needs at least one more person.",
    needsPeople(status) && peopleNeeded === 0,
  );
  refuse(
    "fullPriceCents",
    "The former price is higher than the price.",
    tour.fullPriceCents !== null && tour.fullPriceCents <= tour.priceCents,
  );
  refuse(
    "discountUntil",
    "A discount's last day needs a former price.",
    tour.discountUntil !== null && tour.fullPriceCents === null,
  );
  refuse(
    "deposit",
    "The deposit is lower than the price.",
    tour.deposit !== null && tour.deposit.cents >= tour.priceCents,
  );
  refuse(
    "expectedSize",
    "The smallest expected group is larger than the largest.",
    tour.expectedSize.low > tour.expectedSize.high,
  );
  return errors;
};
