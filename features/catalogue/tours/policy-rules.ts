/**
 * What the company promises to customers in every market (public-site spec, section 9). The product
 * computes with these values, and a test compares the texts of all markets with them
 * (`demo/contents/policies.test.ts`).
 */
export const policies = {
  /**
   * Until how many days before the departure cancellation is free: by default (`freeDays`), and
   * with the flexible option.
   */
  freeDays: 31,
  flexibleDays: 8,
  /** The balance is due this many days before the departure. */
  balanceDays: 31,
  /**
   * A group that is too small is cancelled this many days before the start at the latest: a trip of
   * `shortTripDays` at most, and a longer one.
   */
  undecided: { shortTripDays: 6, shortTripDaysBefore: 7, longTripDaysBefore: 20 },
  /** A reminder of a late balance allows at least this many days to pay. */
  lateBalanceDays: 5,
  /** A cancellation takes effect when the customer sends it, at the time of the market's clock. */
  cancellationCountsFrom: "sending",
  /** Money is returned at most this many days after a cancellation. */
  refundDays: 14,
  /** A private room can be added or removed until this many days before the departure. */
  roomChangeDays: 31,
  /**
   * The number of people with whom a customer who travels alone shares a room, and what all in a
   * room have in common.
   */
  roomsAreSharedWith: { least: 1, most: 2, ofTheSame: ["sex", "ageGroup"] },
  /** Kinds of lodging that have no private rooms. */
  withoutPrivateRooms: ["tents", "huts", "boats", "hostels", "homestays"],
  /** Coordinators hand in their pictures at most this many days after the return. */
  picturesDays: 14,
  /** A customer can pass the seat to someone else until this many days before the start. */
  handOverDays: 7,
  /** Customers may refuse a price that rises by more than this percentage. */
  maxPriceRisePercent: 8,
  /** Whom somebody on a trip calls in an emergency, in this order. */
  emergencyCalls: ["localNumber", "insurer", "company"],
  /** Visitors ask for a seat by a form, because the site takes no bookings and no payments. */
  seatsAreAskedFor: "byForm",
} as const;
