/**
 * Promises to customers in every market (public-site spec, section 9). The product computes with
 * these values, and a test compares the texts of all markets with them
 * (`demo/contents/policies.test.ts`).
 */
export const policies = {
  /**
   * Last day of free cancellation, in days before the departure: by default, and with the flexible
   * option.
   */
  freeDays: 31,
  flexibleDays: 8,
  /** Days before the departure on which the balance is due. */
  balanceDays: 31,
  /** Minimum days that a reminder of a late balance allows. */
  lateBalanceDays: 5,
  /** A cancellation takes effect when it is sent, by the market's clock. */
  cancellationCountsFrom: "sending",
  /** Days after a cancellation by which money is returned. */
  refundDays: 14,
  /** Last day to add or remove a private room, in days before the departure. */
  roomChangeDays: 31,
  /** How many others share a room with someone who travels alone, and what they have in common. */
  roomsAreSharedWith: { least: 1, most: 2, ofTheSame: ["sex", "ageGroup"] },
  /** Kinds of lodging without private rooms. */
  withoutPrivateRooms: ["tents", "huts", "boats", "hostels", "homestays"],
  /** Days after the return by which coordinators hand in their pictures. */
  picturesDays: 14,
  /** Days before the start until which a seat can be passed to someone else. */
  handOverDays: 7,
  /** A price that rises by more than this may be refused. */
  maxPriceRisePercent: 8,
  /** The site takes no bookings and no payments. */
  seatsAreAskedFor: "byEmail",
} as const;
