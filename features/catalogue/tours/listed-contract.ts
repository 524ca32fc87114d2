import { z } from "zod";
import { choiceSchema } from "#platform/choices/choice.ts";
import { plannedMomentsSchema } from "#features/catalogue/publication/contract.ts";
import { questionSchema } from "./question-contract.ts";
import { cancellationSchema, decisionKinds, tourInputSchema } from "./contract.ts";
import { suggestionSchema } from "./save-contract.ts";

const day = z.iso.date();

export const listedConflictSchema = z.strictObject({
  kind: z
    .enum(["same-days", "overlap", "home"])
    .describe("`home`: too few days at home between two groups."),
  days: z.int(),
  tourId: z.uuid(),
  travelId: z.uuid(),
  travelName: z.string(),
  departureDate: day,
  endDate: day,
});

export const healthKinds = [
  "no-coordinator",
  "no-answer",
  "undecided",
  "conflict",
  "status",
] as const;

/** What somebody has to look at. `path` is the field in which it is mended. */
export const tourHealthSchema = z.strictObject({
  kind: z.enum(healthKinds),
  level: z.enum(["red", "amber", "lake"]).describe("Wrong, incomplete, or worth knowing."),
  text: z.string(),
  path: z.string(),
});

export type TourHealth = z.infer<typeof tourHealthSchema>;

/** A departure as lists, calendars and its editor show it. */
export const listedTourSchema = tourInputSchema.extend({
  id: z.uuid(),
  version: z.int().describe("For If-Match, and for the rows of a save."),
  updatedAt: z.iso.datetime(),
  isPast: z.boolean(),
  cancellation: cancellationSchema.nullable().describe("Of a departure that does not take place."),
  decided: z
    .strictObject({
      kind: z.enum(decisionKinds),
      at: z.iso.datetime(),
      by: z.string(),
      undoUntil: z.iso.datetime().describe("Until then it can be taken back."),
      mailedPeople: z.int().describe("How many people its mails stand for, which leave then."),
    })
    .nullable()
    .describe("The last decision, while the departure still is as it left it."),
  planned: plannedMomentsSchema.nullable().describe("When it goes live or offline by itself."),
  priceToday: z.strictObject({
    cents: z.int(),
    wasCents: z.int().nullable().describe("The former price that visitors see crossed out."),
    percentOff: z.int(),
  }),
  balanceCents: z.int().describe("Today's price without the deposit."),
  decideBy: day.describe(
    "The last day to decide whether a group that is not confirmed yet leaves.",
  ),
  path: z.string().describe("On the market's site; the page is there while both are published."),
  travel: z.strictObject({
    id: z.uuid(),
    name: z.string(),
    slug: z.string(),
    days: z.int(),
    isPublished: z.boolean(),
    continent: z.string().describe("Of its trip."),
    poster: choiceSchema.shape.picture,
  }),
  coordinator: z
    .strictObject({
      id: z.uuid(),
      name: z.string(),
      city: z.string(),
      languages: z.array(z.string()).readonly(),
      portrait: choiceSchema.shape.picture,
    })
    .nullable(),
  question: questionSchema.nullable().describe("What its coordinator was asked, and said."),
  conflicts: z.array(listedConflictSchema).readonly(),
  suggestion: suggestionSchema.nullable(),
  health: z.array(tourHealthSchema).readonly(),
});

export type ListedTour = z.infer<typeof listedTourSchema>;

export const tourSorts = [
  "departure",
  "departure-desc",
  "decision",
  "price",
  "price-desc",
  "people",
  "people-desc",
  "status",
  "travel",
] as const;
