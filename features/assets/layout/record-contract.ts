import { z } from "zod";
import { type Layout, type LayoutArea, layoutSchemas } from "./contract.ts";

/** What staff write of one part of the layout; which part decides which of them it is. */
export const layoutInputSchema = z.union([
  layoutSchemas.header,
  layoutSchemas.footer,
  layoutSchemas.beans,
  layoutSchemas.contacts,
]);

export type LayoutInput = Layout[LayoutArea];

export const layoutSchemaOf = (area: LayoutArea): z.ZodType<LayoutInput> => layoutSchemas[area];

const headerExample = {
  links: [{ label: "Partenze", to: "tours", enabled: true, awaitsLabel: false, entries: [] }],
};

export const layoutBodySchema = layoutInputSchema.meta({ examples: [headerExample] });

/** A part of a market's layout, with the part's name as its id. */
export const layoutRecordSchema = z.union([
  layoutSchemas.header.extend({ id: z.literal("header") }),
  layoutSchemas.footer.extend({ id: z.literal("footer") }),
  layoutSchemas.beans.extend({ id: z.literal("beans") }),
  layoutSchemas.contacts.extend({ id: z.literal("contacts") }),
]);

export type LayoutRecord = z.infer<typeof layoutRecordSchema>;

/** The same part in one market. */
export const marketLayoutSchema = z.strictObject({
  country: z.string(),
  updatedAt: z.string().nullable().describe("Null while the market shows the standard."),
  content: layoutInputSchema,
  paths: z
    .record(z.string(), z.string())
    .describe("The path of each route that has a page in the market; links to others are hidden."),
});

export type MarketLayout = z.infer<typeof marketLayoutSchema>;

const layoutLinkSchema = z.strictObject({
  label: z.string(),
  path: z.string().describe("Of the field."),
  to: z.string().describe("Where it leads: a path of the site, or a route without one."),
});

export const layoutConsequencesSchema = z.strictObject({
  dead: z.array(layoutLinkSchema).readonly().describe("Links at whose end visitors meet a 404."),
  hidden: z
    .array(layoutLinkSchema)
    .readonly()
    .describe("Links to routes without a page in the market, which visitors do not see."),
});

export type LayoutConsequences = z.infer<typeof layoutConsequencesSchema>;

export const layoutDrawingBodySchema = z
  .strictObject({
    content: layoutInputSchema,
    over: z
      .enum(["picture", "paper"])
      .describe("What the header lies on: the picture of the home page, or a page of words."),
  })
  .meta({ examples: [{ content: headerExample, over: "picture" }] });

export type LayoutDrawingRequest = z.infer<typeof layoutDrawingBodySchema>;

export const layoutDrawingSchema = z.strictObject({
  html: z.string().describe("The page as the site sends it, without its scripts."),
});

export type LayoutDrawing = z.infer<typeof layoutDrawingSchema>;
