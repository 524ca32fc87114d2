import { z } from "zod";

/** What a text is for: a route of the site itself, or a destination. */
export type ContentKind = "fixed" | "destination";

const section = z.strictObject({
  heading: z.string().max(160),
  /** As the site's rich text: paragraphs, lists, bold, italic, links. `{product}` is our name, a line `{statuses}` the six statuses with what they mean. */
  text: z.string().min(1).max(12_000),
});

const question = z.strictObject({
  question: z.string().min(1).max(200),
  answer: z.string().min(1).max(2_000),
});

/** The texts of one page, in the language of its market. */
export const pageContentSchema = z.strictObject({
  title: z.string().min(1).max(120),
  lead: z.string().max(600),
  /** The stored pictures that the page begins with, on wide screens and on phones; none without it. */
  picture: z.strictObject({ wide: z.uuid(), tall: z.uuid() }).optional(),
  /** One without a heading introduces the page, before all that the catalogue adds to it. */
  sections: z.array(section).max(60),
  /** Questions of this page alone, in groups; they stand with those of every trip. */
  questions: z
    .array(z.strictObject({ title: z.string().min(1).max(120), items: z.array(question).min(1) }))
    .max(20)
    .optional(),
  seo: z.strictObject({ title: z.string().max(120), description: z.string().max(320) }),
});

export type PageContent = z.infer<typeof pageContentSchema>;
export type StoredContent = PageContent & Readonly<{ version: number; updatedAt: Date }>;
