import { z } from "zod";
import { momentSchema } from "#markets/day-schema.ts";
import { conflictKeySchema } from "#features/redirects/contract.ts";

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

/** What this server answered at a page's public address. */
export const liveCheckSchema = z.strictObject({
  address: z
    .string()
    .nullable()
    .describe("Null where the page has no address of its own, or no host shows its market."),
  isLive: z.boolean().describe("The stored version was seen there."),
  reason: z.string().nullable().describe("Why it is not live; null when it is."),
  status: z
    .int()
    .nullable()
    .describe("The status that visitors meet; null when nothing could be asked."),
  version: z
    .int()
    .nullable()
    .describe("The version of the page that was seen; null when the address shows none."),
  liveAt: z.iso
    .datetime()
    .nullable()
    .describe("From when on this process has shown that version; null when it does not."),
  tookMs: z.number().nullable().describe("From the save to that moment, in milliseconds."),
  renewed: z
    .array(z.string())
    .max(100)
    .readonly()
    .describe("Addresses whose kept page this process threw away at the save."),
  renewedCount: z.int(),
});

export type LiveCheck = Readonly<z.infer<typeof liveCheckSchema>>;
