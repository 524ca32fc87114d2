import { priceOn } from "#features/records/prices/rules.ts";
import { addDays, daysBetween } from "#markets/days.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { Cancellation, Tour, TourInput, UpcomingTour } from "./contract.ts";
import type { AgeRange } from "#features/catalogue/departure-filters/contract.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import { policies } from "./policy-rules.ts";

/** The group will certainly leave, so flights can be bought (public-site spec, section 4). */
export const flightsMayBeBought = (status: Status): boolean =>
  status === "CONFIRMED" || status === "ALMOST_FULL";

/** True for statuses in which visitors can book a seat themselves once the booking has opened. */
export const isBookable = (status: Status): boolean =>
  status !== "WAITING_LIST" && status !== "SOLD_OUT";

/** The departure is announced, but nobody can book a seat before its opening day. */
export const opensLater = (tour: Pick<TourInput, "openingDate">, today: string): boolean =>
  tour.openingDate !== null && today < tour.openingDate;

/** Whether visitors can book a seat themselves on this day. */
export const isOnSale = (tour: Pick<TourInput, "status" | "openingDate">, today: string): boolean =>
  isBookable(tour.status) && !opensLater(tour, today);

/**
 * A departure is past from its departure day on, because seats are offered only until the day
 * before.
 */
export const isPast = (tour: Readonly<{ departureDate: string }>, today: string): boolean =>
  tour.departureDate <= today;

/** True while customers may pay a deposit instead of the whole price. */
export const depositIsOpen = (tour: Pick<TourInput, "deposit">, today: string): boolean =>
  tour.deposit !== null && today <= tour.deposit.until;

/** The last day on which the flexible option lets somebody cancel free of charge. */
export const flexibleUntil = ({ departureDate }: Pick<TourInput, "departureDate">): string =>
  addDays(departureDate, -policies.flexibleDays);

/** The last day on which everybody may cancel free of charge. */
export const cancelFreeUntil = ({ departureDate }: Pick<TourInput, "departureDate">): string =>
  addDays(departureDate, -policies.freeDays);

/** The group leaves only if more people join. */
export const needsPeople = (status: Status): boolean =>
  status === "PLANNED" || status === "ALMOST_CONFIRMED";

/** Somebody still has to confirm the group or to cancel it, also once enough people are in. */
export const isUndecided = ({
  status,
  cancellation,
}: Pick<Tour, "status" | "cancellation">): boolean => needsPeople(status) && cancellation === null;

const areIn = (peopleIn: number): string => (peopleIn === 1 ? "is in" : "are in");

/** A group that is lowered to the people who are in has at least so many. */
export const leastGroup = 2;

/** Why a group cannot be confirmed, and what can be done: `7 of 8 are in. One more is needed, …` */
export const belowMinimumText = ({
  peopleIn,
  peopleMinimum,
  peopleNeeded,
}: Pick<TourInput, "peopleIn" | "peopleMinimum" | "peopleNeeded">): string => {
  const needed = peopleNeeded === 1 ? "One more is needed" : `${peopleNeeded} more are needed`;
  const remedy = peopleIn >= leastGroup ? ", or lower the minimum." : ".";
  return `${peopleIn} of ${peopleMinimum} ${areIn(peopleIn)}. ${needed}${remedy}`;
};

/** Why a cancelled departure is not changed. */
export const cancelledText = ({ reason }: Pick<Cancellation, "reason">): string =>
  `It is cancelled (${reason}) and stays as it was.`;

/** The last day to decide whether a group that still needs people leaves. */
export const decisionDay = (tour: Pick<TourInput, "decisionDate" | "balanceDue">): string =>
  tour.decisionDate ?? tour.balanceDue;

/** The last day on which the conditions let the company cancel a group that is too small. */
const lastDayToCancel = ({
  startDate,
  endDate,
}: Pick<TourInput, "startDate" | "endDate">): string => {
  const { shortTripDays, shortTripDaysBefore, longTripDaysBefore } = policies.undecided;
  const isShort = daysBetween(startDate, endDate) < shortTripDays;
  return addDays(startDate, isShort ? -shortTripDaysBefore : -longTripDaysBefore);
};

/**
 * Until when visitors are told that the company waits for a group that still needs people: until
 * the day of decision, and where the office has let it pass, until the last day that the conditions
 * allow. Null after both.
 */
export const promisedDecisionDay = (
  tour: Pick<TourInput, "decisionDate" | "balanceDue" | "startDate" | "endDate">,
  today: string,
): string | null =>
  [decisionDay(tour), lastDayToCancel(tour)].toSorted().find((day) => day >= today) ?? null;

/** The promo code still applies on its last day. */
export const promoIsLive = (tour: Pick<TourInput, "promo">, today: string): boolean =>
  tour.promo !== null && today <= tour.promo.until;

/** The reduced price in cents, rounded to the nearest cent. */
export const priceWithPromo = (cents: number, percent: number): number =>
  Math.round((cents * (100 - percent)) / 100);

type Priced = Pick<
  TourInput,
  "status" | "priceCents" | "fullPriceCents" | "discountUntil" | "departureDate" | "openingDate"
>;

/**
 * The departure whose price, day and flights stand for a trip ("from"): the cheapest on which a seat
 * can be booked today and, among equally cheap ones, the earliest. Only where there is none, it is
 * one on request or one that opens later. Null when nobody can join any departure. The search
 * chooses by the same rule (`match-departures.ts`), so that cards and the trip's page show the same
 * price.
 */
export const cheapestTour = <Tour extends Priced>(
  tours: readonly Tour[],
  today: string,
): Tour | null =>
  tours
    .filter(({ status }) => status !== "SOLD_OUT")
    .toSorted(
      (a, b) =>
        Number(isOnSale(b, today)) - Number(isOnSale(a, today)) ||
        priceOn(a, today).cents - priceOn(b, today).cents ||
        a.departureDate.localeCompare(b.departureDate),
    )[0] ?? null;

/** A departure that will certainly leave is preferred only when it leaves within this many days. */
const nearDays = 120;

/**
 * The departure that a card shows when the search does not filter departures: the next one within
 * `nearDays` that can be booked and has more than the status `PLANNED`; otherwise the next that can
 * be booked; otherwise the next that can be joined.
 * @param tours upcoming departures, the earliest first
 */
export const representativeTour = <Tour extends UpcomingTour>(
  tours: readonly Tour[],
  today: string,
): Tour | null => {
  const nearDay = addDays(today, nearDays);
  const open = tours.filter((tour) => isOnSale(tour, today));
  const soonLeaving = open.find(
    ({ status, departureDate }) => status !== "PLANNED" && departureDate <= nearDay,
  );
  return soonLeaving ?? open[0] ?? tours.find(({ status }) => status !== "SOLD_OUT") ?? null;
};

/** `25-35`. A departure for all is for 25-49: the company takes nobody older or younger. */
export const ageSpan = (age: AgeRange): string => (age === "ALL" ? "25-49" : age);

const check = (path: string, message: string, isInvalid: boolean): RuleError[] =>
  isInvalid ? [{ path, message }] : [];

const dateErrors = (tour: TourInput): RuleError[] =>
  [
    check(
      "startDate",
      "The programme cannot start before the departure.",
      tour.startDate < tour.departureDate,
    ),
    check("endDate", "The programme cannot end before it starts.", tour.endDate < tour.startDate),
    check(
      "balanceDue",
      "The balance has to be due before the departure.",
      tour.balanceDue >= tour.departureDate,
    ),
    check(
      "decisionDate",
      "It has to be decided before the departure.",
      tour.decisionDate !== null && tour.decisionDate >= tour.departureDate,
    ),
    check(
      "decisionDate",
      "It has to be decided by the day on which the balance is due.",
      tour.decisionDate !== null && tour.decisionDate > tour.balanceDue,
    ),
    check(
      "openingDate",
      "It has to open before the departure.",
      tour.openingDate !== null && tour.openingDate >= tour.departureDate,
    ),
  ].flat();

const seatErrors = ({
  seatsFree,
  seatsTotal,
  peopleIn,
  peopleMinimum,
  expectedSize,
}: TourInput): RuleError[] =>
  [
    check("seatsTotal", "More people are in than there are seats.", peopleIn > seatsTotal),
    check(
      "peopleMinimum",
      "The smallest group is larger than the seats.",
      peopleMinimum > seatsTotal,
    ),
    check("seatsFree", "There are more free seats than seats.", seatsFree > seatsTotal),
    check(
      "seatsFree",
      "People in and free seats are more than the seats.",
      peopleIn + seatsFree > seatsTotal,
    ),
    check(
      "expectedSize",
      "The smallest expected group is larger than the largest.",
      expectedSize.low > expectedSize.high,
    ),
  ].flat();

const statusErrors = (tour: TourInput): RuleError[] => {
  const { status, seatsFree, peopleNeeded } = tour;
  return [
    check(
      "status",
      "A sold-out departure cannot have free seats.",
      status === "SOLD_OUT" && seatsFree > 0,
    ),
    check(
      "status",
      "A departure on request cannot have free seats.",
      status === "WAITING_LIST" && seatsFree > 0,
    ),
    check(
      "status",
      "No seat is free: such a departure is sold out or on request.",
      isBookable(status) && seatsFree === 0,
    ),
    check("status", belowMinimumText(tour), flightsMayBeBought(status) && peopleNeeded > 0),
  ].flat();
};

const priceErrors = (tour: TourInput): RuleError[] =>
  [
    check(
      "fullPriceCents",
      "The price before the discount has to be higher than the price.",
      tour.fullPriceCents !== null && tour.fullPriceCents <= tour.priceCents,
    ),
    check(
      "discountUntil",
      "A discount's last day needs a price before the discount.",
      tour.discountUntil !== null && tour.fullPriceCents === null,
    ),
    check(
      "deposit",
      "The deposit has to be lower than the price.",
      tour.deposit !== null && tour.deposit.cents >= tour.priceCents,
    ),
    check(
      "flexibleCents",
      "The flexible option has to cost less than the trip.",
      tour.flexibleCents !== null && tour.flexibleCents >= tour.priceCents,
    ),
  ].flat();

/** Finds contradictions between the fields of a departure. */
export const tourErrors = (tour: TourInput): RuleError[] => [
  ...dateErrors(tour),
  ...seatErrors(tour),
  ...statusErrors(tour),
  ...priceErrors(tour),
];
