/**
 * What the company promises in every market (the source, section 9). The product counts with
 * these values, and the texts of all markets say them (`demo/contents/policies.test.ts`).
 */
export const policies = {
  /** Days before the departure until which leaving is free, and with the flexible option. */
  freeDays: 31,
  flexibleDays: 8,
  /** Days before the departure on which the balance is due. */
  balanceDays: 31,
  /** Days that a reminder leaves for a balance that is late, at the least. */
  lateBalanceDays: 5,
  /** A cancellation counts from a day on the market's clock. */
  cancellationCountsFrom: "sending",
  /** Days after a cancellation within which money is returned. */
  refundDays: 14,
  /** Days before the departure until which the supplement for a private room is added or removed. */
  roomChangeDays: 31,
  /** With how many people, and alike in what, those who travel alone share a room. */
  roomsAreSharedWith: { least: 1, most: 2, ofTheSame: ["sex", "ageGroup"] },
  /** Where everybody sleeps together and nobody has a private room. */
  withoutPrivateRooms: ["tents", "huts", "boats", "hostels", "homestays"],
  /** Days after their return within which coordinators hand in their pictures. */
  picturesDays: 14,
  /** Days before the start until which a seat is handed to somebody else. */
  handOverDays: 7,
  /** Per cent by which a price may rise before it may be refused. */
  mostPriceRise: 8,
  /** How a seat is asked for: the site takes no bookings and no money. */
  seatsAreAskedFor: "byEmail",
} as const;
