import { z } from "zod";
import { momentSchema } from "#markets/day-schema.ts";
import { blockSchema, pageInputSchema } from "./contract.ts";

const instant = z.iso.datetime({ offset: true });

/**
 * Unsaved blocks may have a schedule that ends before it begins; the preview renders them anyway.
 */
const previewBlockSchema = z.strictObject({
  ...blockSchema.shape,
  schedule: z.strictObject({ from: instant.nullable(), to: instant.nullable() }).nullable(),
});

/** The blocks that changed; rendered as visitors would see them at `at`. */
export const previewRequestSchema = z
  .strictObject({
    blocks: z.array(previewBlockSchema).max(500),
    /** ISO instant; null means the present moment. */
    at: momentSchema.nullable(),
    /** The page's own style sheet; null if it has not changed. */
    customCss: pageInputSchema.shape.customCss.nullable(),
    /** The page's, by which blocks know the trip or the place that they stand on the page of. */
    routingKey: pageInputSchema.shape.routingKey.default(null),
    owner: pageInputSchema.shape.owner,
  })
  .meta({ examples: [{ blocks: [], at: null, customCss: null, routingKey: null }] });

export type PreviewRequest = z.infer<typeof previewRequestSchema>;

const renderedBlockSchema = z.strictObject({
  id: z.string(),
  html: z
    .string()
    .describe(
      "As visitors get it, but that data-preview-field names the field of each text of one line.",
    ),
  css: z.string().describe("Its own style sheet, cleaned and held to it."),
  isShown: z.boolean().describe("Whether visitors see it at the moment that was asked for."),
  endsAt: z
    .string()
    .nullable()
    .describe("When it is over by what it holds, whatever its schedule says; null for never."),
  hint: z
    .string()
    .nullable()
    .describe("What staff should know of it: that it shows a sample, or what to choose; or null."),
  problem: z.string().nullable().describe("Why it cannot be drawn; null when it was."),
});

export type RenderedBlock = Readonly<z.infer<typeof renderedBlockSchema>>;

export const previewResponseSchema = z.strictObject({
  blocks: z.array(renderedBlockSchema).readonly(),
  pageCss: z
    .string()
    .nullable()
    .describe("The page's style sheet, cleaned and held to the page; null when none was sent."),
});

export type PreviewResponse = Readonly<z.infer<typeof previewResponseSchema>>;
