import { z } from "zod";

export const statuses = [
  "PLANNED",
  "ALMOST_CONFIRMED",
  "CONFIRMED",
  "ALMOST_FULL",
  "WAITING_LIST",
  "SOLD_OUT",
] as const;
export const ageRanges = ["25-35", "35-49", "ALL"] as const;

const day = z.iso.date();
const cents = z.int().min(1).max(10_000_000);
const people = z.int().min(0).max(60);

/** A departure as staff send it: days without a zone, money in cents of the market's currency. */
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
  /** The former price; it is asked again after `discountUntil`, if that day is set. */
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
  balanceDue: day,
  /** By when it is said whether a group that still needs people leaves; null is the day of the balance. */
  decisionDate: day.nullable(),
  seatsTotal: z.int().min(1).max(60),
  seatsFree: people,
  peopleIn: people,
  peopleNeeded: people,
  expectedSize: z.strictObject({ low: people, high: people }),
  interested: z.int().min(0).max(100_000),
  ageRange: z.enum(ageRanges),
  coordinatorId: z.uuid().nullable(),
  flight: z.strictObject({ directCents: cents.nullable(), stopsCents: cents.nullable() }),
  openingDate: day.nullable(),
  isPublished: z.boolean(),
});

export type Status = (typeof statuses)[number];
export type AgeRange = (typeof ageRanges)[number];
export type TourInput = z.infer<typeof tourInputSchema>;
/** One group of one market's travel. */
export type Tour = TourInput & Readonly<{ id: string; version: number; updatedAt: string }>;

/** As much of a coming departure as it takes to lead from one of the same travel to others. */
export type ComingTour = Pick<Tour, "id" | "status" | "departureDate" | "ageRange">;

/** The same, and whether its travel begins at its price. */
export type PricedTour = ComingTour & Readonly<{ isFirstPriced: boolean }>;
