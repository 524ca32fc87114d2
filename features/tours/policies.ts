import { balanceDays, flexibleDays } from "./rules.ts";

/**
 * What the company promises in every market. The texts of all markets say the same
 * (`demo/contents/policies.test.ts`); who changes a promise changes it here first.
 */
export const policies = {
  /** Days before the departure until which leaving is free, and with the flexible option. */
  freeDays: balanceDays,
  flexibleDays,
  /** Days before the departure on which the balance is due. */
  balanceDays,
  /** Days that a reminder leaves for a balance that is late, at the least. */
  lateBalanceDays: 5,
  /** A cancellation counts from the day on which it is sent, on the market's clock. */
  cancellationCountsFrom: "sending",
  /** Days after a cancellation within which money is returned. */
  refundDays: 14,
  /** Days before the departure until which the supplement for a private room is added or removed. */
  roomChangeDays: balanceDays,
  /** With whom a room is shared by those who travel alone. */
  roomsAreSharedBy: ["sex", "age group"],
  /** Days before the start until which a seat is handed to somebody else. */
  handOverDays: 7,
  /** Per cent by which a price may rise before it may be refused. */
  mostPriceRise: 8,
  /** A seat is asked for by e-mail; the site takes no bookings and no money. */
  seatsAreAskedFor: "by e-mail",
} as const;
