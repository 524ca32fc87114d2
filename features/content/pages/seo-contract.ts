import { z } from "zod";

/** The checks before publication: the page's internal links and its meta data. */
export const seoCheckSchema = z
  .strictObject({
    links: z
      .array(
        z
          .string()
          .max(500)
          .regex(/^\/(?![/\\])/, "A path of this market begins with one /."),
      )
      .max(300),
    title: z.string().max(200),
    description: z.string().max(320),
    /** Null for a page that is not saved yet. */
    pageId: z.uuid().nullable(),
  })
  .meta({ examples: [{ links: ["/travels"], title: "Autumn", description: "", pageId: null }] });

/** Where a path of a market leads a visitor now. */
const linkStatusSchema = z
  .enum(["found", "unpublished", "missing", "gone", "loop", "elsewhere"])
  .describe(
    "unpublished: a page stands there that is not published; gone: a redirect says so (410); loop: redirects lead in a circle, or on and on; elsewhere: a redirect leads to another host, which is not asked.",
  );

export type LinkStatus = z.infer<typeof linkStatusSchema>;

const linkCheckSchema = z.strictObject({
  link: z.string(),
  end: linkStatusSchema,
  through: z
    .array(z.string())
    .readonly()
    .describe("The addresses that redirects lead through; empty when none leaves from it."),
});

export type LinkCheck = Readonly<z.infer<typeof linkCheckSchema>>;

const pageNameSchema = z.strictObject({ id: z.uuid(), name: z.string() });
const affixSchema = z.tuple([z.string(), z.string()]).readonly();

export type PageName = Readonly<z.infer<typeof pageNameSchema>>;

export const seoResponseSchema = z.strictObject({
  links: z.array(linkCheckSchema).readonly(),
  sameTitle: z.array(pageNameSchema).readonly(),
  sameDescription: z.array(pageNameSchema).readonly(),
  aroundTitle: affixSchema.describe("What the market puts around a page's title."),
  aroundName: affixSchema.describe("What it puts around the title where there is no description."),
  untitled: z
    .strictObject({ title: z.string(), description: z.string() })
    .describe("What a page has that has no title for visitors."),
});

export type SeoCheck = z.infer<typeof seoCheckSchema>;
export type SeoResponse = Readonly<z.infer<typeof seoResponseSchema>>;
