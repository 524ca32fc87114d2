import { z } from "zod";
import { publicationMomentsSchema } from "#features/pages/publication-contract.ts";

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
