import { z } from "zod";
import { filledLine, keyText, manyLines } from "#platform/texts/text-schema.ts";

export const destinationKinds = ["region", "country", "place"] as const;

/** What staff write of a region of the world, of a country or of a place in a country. */
export const destinationInputSchema = z.strictObject({
  kind: z.enum(destinationKinds),
  code: keyText()
    .min(2)
    .max(80)
    .describe("The same in all markets: a continent, a country’s ISO 3166-1 code, or a place."),
  region: keyText()
    .max(80)
    .describe("Of a country its continent, of a place the code of its country; empty else."),
  name: filledLine().trim().max(80),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Write small letters, digits and hyphens.")
    .max(80),
  lead: manyLines().max(600),
  text: manyLines().max(4000).describe("Paragraphs, with an empty line between them."),
  isOffered: z.boolean().describe("Whether “Where” offers it while visitors type."),
});

export type DestinationInput = z.infer<typeof destinationInputSchema>;

export const destinationExample: DestinationInput = {
  kind: "place",
  code: "MA-merzouga",
  region: "MA",
  name: "Merzouga",
  slug: "merzouga",
  lead: "Where the road ends and the dunes begin.",
  text: "",
  isOffered: true,
};

export const destinationBodySchema = destinationInputSchema.meta({
  examples: [destinationExample],
});

export const destinationRecordSchema = destinationInputSchema.extend({
  // Not `z.uuid()`: imported rows may have ids of no UUID version.
  id: z.guid(),
  formerSlugs: z
    .array(z.string())
    .readonly()
    .describe("Its older slugs, the newest first; searches by them lead on."),
});

export type DestinationRecord = z.infer<typeof destinationRecordSchema>;

export const destinationSorts = ["name", "travels", "changed"] as const;

export const listedDestinationSchema = z.strictObject({
  id: z.guid(),
  version: z.int(),
  kind: z.enum(destinationKinds),
  code: z.string(),
  region: z.string().nullable(),
  name: z.string(),
  slug: z.string(),
  isOffered: z.boolean(),
  hasWords: z.boolean(),
  travels: z.int().describe("Published travels that go there."),
  markets: z.array(z.string()).readonly().describe("Countries that have it too."),
  updatedAt: z.iso.datetime(),
});

export type ListedDestination = z.infer<typeof listedDestinationSchema>;

/** A region of the world, a country (`code` is ISO 3166-1) or a place in a country. */
export type Destination = Readonly<{
  id: string;
  kind: DestinationInput["kind"];
  code: string;
  slug: string;
  name: string;
  /** For a country, the code of its continent; for a place, of its country. Null for a region. */
  region: string | null;
}>;

/** A destination with what the site says of it. */
export type DescribedDestination = Destination &
  Readonly<{
    lead: string;
    text: string;
    isOffered: boolean;
    formerSlugs: readonly string[];
  }>;
