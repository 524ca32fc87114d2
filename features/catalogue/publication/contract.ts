import { z } from "zod";
import { conflictKeySchema } from "#features/assets/redirects/contract.ts";
import { momentSchema } from "#markets/day-schema.ts";

const instant = momentSchema.nullable();

/** ISO instants; null means never. */
export const publicationMomentsSchema = z.strictObject({
  publishAt: instant,
  unpublishAt: instant,
});
export type PublicationMoments = z.infer<typeof publicationMomentsSchema>;

const publicationRunSchema = z.strictObject({
  action: z.enum(["publish", "unpublish"]),
  dueAt: z.iso.datetime(),
  at: z.iso.datetime(),
  isDone: z.boolean(),
  reason: z
    .string()
    .nullable()
    .describe("Why it failed, or what is worth knowing of one that was done."),
});

/** The outcome of the last planned action. */
export type PublicationRun = Readonly<z.infer<typeof publicationRunSchema>>;
export type PublicationAction = PublicationRun["action"];

export const publicationSchema = z.strictObject({
  publishAt: z.iso.datetime().nullable(),
  unpublishAt: z.iso.datetime().nullable(),
  confirmed: z
    .array(conflictKeySchema)
    .readonly()
    .describe("The redirect conflicts that were answered when it was made."),
  setBy: z.string().nullable(),
  setAt: z.iso.datetime().nullable(),
  lastRun: publicationRunSchema.nullable(),
});

export type Publication = Readonly<z.infer<typeof publicationSchema>>;

/** What is published at a moment as custom pages are: travels and departures. */
export const plannedKinds = ["travel", "tour"] as const;
export type PlannedKind = (typeof plannedKinds)[number];

export const planBodySchema = publicationMomentsSchema.meta({
  examples: [{ publishAt: "2036-12-01T09:00:00Z", unpublishAt: null }],
});

/** What lists show of a plan; null where nothing is planned. */
export const plannedMomentsSchema = z.strictObject({
  publishAt: z.iso.datetime().nullable(),
  unpublishAt: z.iso.datetime().nullable(),
});

export type PlannedMoments = Readonly<z.infer<typeof plannedMomentsSchema>>;

/** What staff call one. */
export const nounOf = { travel: "travel", tour: "departure" } as const;
