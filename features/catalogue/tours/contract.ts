import { z } from "zod";
import { ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { daySchema } from "#markets/day-schema.ts";

const day = daySchema;
const cents = z.int().min(1).max(10_000_000);
const people = z.int().min(0).max(60);

/** Days are ISO days without a time zone. Amounts are in cents of the market's currency. */
export const tourInputSchema = z.strictObject({
  travelId: z.uuid(),
  code: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .max(40),
  departureDate: day,
  startDate: day,
  endDate: day,
  status: z.enum(statuses),
  priceCents: cents,
  /** The price before the discount. It applies again after `discountUntil`, if that day is set. */
  fullPriceCents: cents.nullable(),
  discountUntil: day.nullable(),
  promo: z
    .strictObject({
      code: z
        .string()
        .regex(/^[A-Z0-9]+$/)
        .max(20),
      percent: z.int().min(1).max(90),
      until: day,
    })
    .nullable(),
  deposit: z.strictObject({ cents, until: day }).nullable(),
  /**
   * The price per person of the flexible option, by which cancelling stays free until `flexibleDays`
   * before the departure. Null where it is not offered.
   */
  flexibleCents: cents.nullable().default(null),
  balanceDue: day,
  /**
   * The last day to decide whether a group that still needs people leaves. Null means that
   * `balanceDue` is that day.
   */
  decisionDate: day.nullable(),
  seatsTotal: z.int().min(1).max(60),
  seatsFree: people,
  /** The number of passengers, which only their list changes. */
  peopleIn: people,
  /** The smallest group that leaves. */
  peopleMinimum: z.int().min(1).max(60),
  /** Those who are missing to the smallest group. */
  peopleNeeded: people,
  expectedSize: z.strictObject({ low: people, high: people }),
  interested: z.int().min(0).max(100_000),
  ageRange: z.enum(ageRanges),
  coordinatorId: z.uuid().nullable(),
  flight: z.strictObject({ directCents: cents.nullable(), stopsCents: cents.nullable() }),
  openingDate: day.nullable(),
  isPublished: z.boolean(),
});

/**
 * A departure as staff write it: without its travel, which never changes, and without the numbers
 * that the server holds. A null code is made from the departure day.
 */
export const tourDraftSchema = tourInputSchema
  .omit({ travelId: true, peopleIn: true, peopleNeeded: true, interested: true })
  .extend({ code: tourInputSchema.shape.code.nullable() });

export type TourDraft = z.infer<typeof tourDraftSchema>;

export type TourInput = z.infer<typeof tourInputSchema>;

/** How a departure is decided. Asking people to move leaves it as it is until they answer. */
export const decisionKinds = ["confirm", "lowerAndConfirm", "move", "cancel"] as const;

/** What can be chosen in the row of a departure; who writes to those who follow it decides later. */
export const choiceKinds = [...decisionKinds, "write"] as const;

/** A departure that does not take place. It is off the site; its status stays as it was. */
export const cancellationSchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.string().describe("Whoever cancelled it."),
  reason: z.string(),
});

export type DecisionKind = (typeof decisionKinds)[number];
export type ChoiceKind = (typeof choiceKinds)[number];
export type Cancellation = Readonly<z.infer<typeof cancellationSchema>>;

export type Tour = TourInput &
  Readonly<{ id: string; version: number; updatedAt: string; cancellation: Cancellation | null }>;

/** A departure as it was, null for a new one, and as a save has left it. */
export type SavedChange = Readonly<{
  before: Tour | null;
  after: Tour;
  travel: Readonly<{ id: string; isPublished: boolean }>;
}>;

/**
 * The facts about an upcoming departure that another departure of the same travel needs to refer to
 * it.
 */
export type UpcomingTour = Pick<
  Tour,
  "id" | "status" | "departureDate" | "ageRange" | "openingDate"
>;

/** `isCheapest` is true when the travel's "from" price is the price of this departure. */
export type PricedTour = UpcomingTour & Readonly<{ isCheapest: boolean }>;
