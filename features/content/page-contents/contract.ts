import { z } from "zod";
import { filledLine, filledLines, manyLines, oneLine } from "#platform/texts/text-schema.ts";

/** The page that a text belongs to: a fixed route of the site, or a destination. */
export type ContentKind = "fixed" | "destination";

const section = z.strictObject({
  heading: oneLine().max(160),
  /**
   * Rich text: paragraphs, lists, bold, italic, links. `{product}` stands for the product's name, a
   * line `{statuses}` for the list of the six tour statuses.
   */
  text: filledLines().max(12_000).meta({ format: "prose" }),
});

const question = z.strictObject({
  question: filledLine().max(200),
  answer: filledLines().max(2_000),
});

export const pageContentSchema = z.strictObject({
  title: filledLine().max(120),
  lead: manyLines().max(600),
  /** Media ids of the picture at the top of the page, for wide screens and for phones. */
  picture: z
    .strictObject({ wide: z.uuid(), tall: z.uuid() })
    .nullable()
    .optional()
    .meta({ format: "content-picture" }),
  /**
   * Sections without a heading introduce the page. The other sections come after the content from
   * the catalogue.
   */
  sections: z.array(section).max(60),
  /**
   * Questions of this page only, in groups. The page also shows the questions that apply to every
   * trip.
   */
  questions: z
    .array(z.strictObject({ title: filledLine().max(120), items: z.array(question).min(1) }))
    .max(20)
    .optional(),
  seo: z.strictObject({ title: oneLine().max(120), description: manyLines().max(320) }),
});

export type PageContent = z.infer<typeof pageContentSchema>;
export type StoredContent = PageContent & Readonly<{ version: number; updatedAt: Date }>;
