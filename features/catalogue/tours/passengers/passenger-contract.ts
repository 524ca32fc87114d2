import { z } from "zod";
import { ageBands } from "#features/catalogue/departure-filters/contract.ts";
import { suggestionSchema } from "../save-contract.ts";

export const genders = ["woman", "man", "other"] as const;

export const maxPassengers = 60;

/**
 * Somebody who is in a departure, without a name: what travellers may know of their group. A row
 * that has an `id` stays the same person, with the account that it belongs to; null means unknown.
 */
export const passengerInputSchema = z.strictObject({
  id: z.uuid().nullable(),
  firstTimer: z.boolean().nullable().describe("Never travelled with the company before."),
  previousTrips: z.int().min(0).max(200).nullable(),
  gender: z.enum(genders).nullable(),
  ageBand: z.enum(ageBands).nullable(),
});

export const passengersInputSchema = z
  .strictObject({ items: z.array(passengerInputSchema).max(maxPassengers) })
  .meta({
    examples: [
      {
        items: [
          { id: null, firstTimer: true, previousTrips: 0, gender: "woman", ageBand: "30-34" },
          { id: null, firstTimer: null, previousTrips: null, gender: null, ageBand: null },
        ],
      },
    ],
  });

const passengerSchema = passengerInputSchema.extend({ id: z.uuid() });

/** The people in a departure, and what their number does to it. The version is the departure's. */
export const passengersSchema = z.strictObject({
  items: z.array(passengerSchema).readonly(),
  peopleIn: z.int(),
  peopleNeeded: z.int(),
  seatsFree: z.int(),
  suggestion: suggestionSchema.nullable().describe("Never set by itself."),
});

const numbers = z.strictObject({ peopleIn: z.int(), peopleNeeded: z.int(), seatsFree: z.int() });

/** What a save of people would do to their departure. */
export const passengersPreviewSchema = z.strictObject({
  before: numbers,
  after: numbers,
  suggestion: suggestionSchema.nullable().describe("For the numbers after; never set by itself."),
});

export type PassengersPreview = z.infer<typeof passengersPreviewSchema>;
export type PassengerInput = z.infer<typeof passengerInputSchema>;
export type Passenger = z.infer<typeof passengerSchema>;
export type Passengers = z.infer<typeof passengersSchema>;
