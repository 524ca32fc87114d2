import { z } from "zod";
import { minDaysAtHome } from "#features/catalogue/coordinators/agenda-rules.ts";
import { choiceSchema } from "#platform/choices/choice.ts";
import { listedConflictSchema } from "../listed-contract.ts";

/** A coordinator with what speaks for and against them leading a group on some days. */
export const freeCoordinatorSchema = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  languages: z.array(z.string()).readonly(),
  portrait: choiceSchema.shape.picture,
  isShown: z.boolean(),
  tripsLed: z.int(),
  rating: z.number().nullable().describe("The mean of the stars; null without a review."),
  reviews: z.int(),
  timesLed: z.int().describe("How many times they led the travel; 0 where none is asked about."),
  isFree: z
    .boolean()
    .describe(
      `Available, with no group on the road on all of the days, and ${minDaysAtHome} days at home before and after them.`,
    ),
  isHome: z
    .boolean()
    .describe("Available, and with no group on the road; perhaps at home for too few days."),
  freeFrom: z.iso.date().nullable().describe("Null where no group comes shortly before."),
  daysAtHome: z.strictObject({ before: z.int().nullable(), after: z.int().nullable() }),
  conflicts: z.array(listedConflictSchema).readonly(),
  speaks: z.array(z.string()).readonly().describe("Of the languages of the travel's countries."),
  lacks: z.array(z.string()).readonly(),
  reasons: z.array(z.string()).readonly(),
});

export type FreeCoordinator = z.infer<typeof freeCoordinatorSchema>;
