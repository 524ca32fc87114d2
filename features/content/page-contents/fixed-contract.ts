import { z } from "zod";
import { contentRoutes } from "#markets/routes.ts";
import { pageContentSchema } from "./contract.ts";

export const contentRouteSchema = z.enum(contentRoutes);

/** The text of a fixed route in a market, with the route's name as its id. */
export const fixedContentSchema = pageContentSchema.extend({ id: contentRouteSchema });

export type FixedContent = z.infer<typeof fixedContentSchema>;

const example = {
  title: "Come funziona",
  lead: "",
  sections: [{ heading: "", text: "Si parte in gruppo." }],
  seo: { title: "", description: "" },
};

export const contentBodySchema = pageContentSchema.meta({ examples: [example] });

/** `older`: changed in the market of the list after it was changed there. */
export const textStates = ["filled", "older", "missing"] as const;

const textOfMarketSchema = z.strictObject({ country: z.string(), state: z.enum(textStates) });

/** The home page is made of blocks alone, or of what the site has without. */
export const fixedRoutes = ["index", ...contentRoutes] as const;

export type FixedRoute = (typeof fixedRoutes)[number];

export const listedContentSchema = z.strictObject({
  id: z.enum(fixedRoutes),
  path: z.string().nullable().describe("Null where the market hides the route."),
  title: z.string().nullable().describe("Null where the market has no text: a 404 for visitors."),
  updatedAt: z.iso.datetime().nullable(),
  page: z
    .strictObject({ id: z.uuid(), blocks: z.int().describe("How many are on.") })
    .nullable()
    .describe("The custom page whose blocks stand on it; null where there is none."),
  author: z.string().nullable().describe("Who saved it last; null where nobody knows."),
  markets: z.array(textOfMarketSchema).readonly(),
  deadLinks: z.int().describe("Links at whose end visitors meet a 404."),
});

export type ListedContent = z.infer<typeof listedContentSchema>;

export const contentSorts = ["site", "title", "changed"] as const;

const deadLinkSchema = z.strictObject({
  path: z.string().describe("Of the field."),
  to: z.string(),
});

export const contentConsequencesSchema = z.strictObject({
  path: z.string().nullable().describe("Where visitors find it."),
  isNew: z.boolean().describe("Whether the route has no page in the market until it is saved."),
  dead: z.array(deadLinkSchema).readonly().describe("Links at whose end visitors meet a 404."),
});

export type ContentConsequences = z.infer<typeof contentConsequencesSchema>;

export const contentDrawingSchema = z.strictObject({
  html: z.string().describe("The page as the site sends it, without its scripts."),
});

export type ContentDrawing = z.infer<typeof contentDrawingSchema>;
