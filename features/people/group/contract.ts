import { z } from "zod";
import { ageBands } from "#features/catalogue/departure-filters/contract.ts";

const count = z.int().min(0);

/** Of a group that is smaller, one could tell who is who. */
export const leastShown = 4;

const shownGroupSchema = z.strictObject({
  people: count,
  passengers: z
    .array(
      z.strictObject({
        firstTimer: z.boolean().nullable().describe("Null while nobody has said it."),
        previousTrips: count.nullable(),
      }),
    )
    .readonly()
    .describe("One for each person, in an order that tells nothing."),
  firstTimers: count.describe("Of those of whom it is known, as all totals."),
  women: count,
  men: count,
  ageBands: z
    .array(z.strictObject({ ageBand: z.enum(ageBands), people: count }))
    .readonly()
    .describe("From the youngest to the oldest that there are, empty ones between them too."),
});

/** What who is signed in sees of the people in a departure: nobody's name, and nobody's gender or age. */
export const groupSchema = z.union([
  z
    .strictObject({ people: count })
    .describe(`Of fewer than ${leastShown} people their number alone.`),
  shownGroupSchema,
]);

export type ShownGroup = Readonly<z.infer<typeof shownGroupSchema>>;
export type Group = Readonly<z.infer<typeof groupSchema>>;
