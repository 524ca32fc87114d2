import type { Tour } from "#features/catalogue/tours/contract.ts";
import {
  flightsMayBeBought,
  isBookable,
  isPast,
  needsPeople,
} from "#features/catalogue/tours/rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import type { AlertReason, EventReason, TravelAlert } from "./contract.ts";

type TourNow = Pick<
  Tour,
  | "status"
  | "priceCents"
  | "fullPriceCents"
  | "discountUntil"
  | "departureDate"
  | "ageRange"
  | "isPublished"
  | "cancellation"
>;

/** Whether visitors still find a departure: of one that is past or taken off nobody is told. */
export const isFollowable = (
  tour: Pick<Tour, "isPublished" | "cancellation" | "departureDate">,
  today: string,
): boolean => tour.isPublished && tour.cancellation === null && !isPast(tour, today);

/** The reasons that can still happen. A full departure leaves the one that a seat is free again. */
export const possibleReasons = ({ status }: Pick<Tour, "status">): readonly AlertReason[] => {
  if (!isBookable(status)) return ["reopened"];
  const reasons: AlertReason[] = needsPeople(status) ? ["confirmed", "price"] : ["price"];
  return [...reasons, ...(status === "ALMOST_FULL" ? [] : (["few-seats"] as const)), "reopened"];
};

/** What has happened to a departure by a change. */
export const reasonsOf = (
  before: TourNow,
  after: TourNow,
  today: string,
): readonly AlertReason[] => {
  const reasons: AlertReason[] = [];
  if (needsPeople(before.status) && flightsMayBeBought(after.status)) reasons.push("confirmed");
  if (priceOn(before, today).cents !== priceOn(after, today).cents) reasons.push("price");
  if (before.status !== "ALMOST_FULL" && after.status === "ALMOST_FULL") reasons.push("few-seats");
  if (!isBookable(before.status) && isBookable(after.status)) reasons.push("reopened");
  return reasons;
};

/** A departure for all ages suits every age. */
const isForAge = ({ ageRange }: Pick<Tour, "ageRange">, age: TravelAlert["age"]): boolean =>
  age === null || ageRange === "ALL" || ageRange === age;

/** Whether a departure is one of those that an alert for new dates is for. */
export const isAwaited = (
  tour: Pick<Tour, "departureDate" | "ageRange">,
  { months, age }: Readonly<{ months: readonly string[]; age: TravelAlert["age"] }>,
): boolean =>
  (months.length === 0 || months.includes(tour.departureDate.slice(0, 7))) && isForAge(tour, age);

/**
 * Whether what has happened is still so when the mail is written: what was taken back meanwhile is
 * told to nobody.
 * @param priceCents before the change
 */
export const isStillSo = (
  { reason, priceCents }: Readonly<{ reason: EventReason; priceCents: number }>,
  tour: TourNow,
  today: string,
): boolean => {
  if (!isFollowable(tour, today)) return false;
  if (reason === "confirmed") return flightsMayBeBought(tour.status);
  if (reason === "price") return priceOn(tour, today).cents !== priceCents;
  if (reason === "few-seats") return tour.status === "ALMOST_FULL";
  return reason === "new-date" || isBookable(tour.status);
};
