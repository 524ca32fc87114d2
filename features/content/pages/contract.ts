import { z } from "zod";
import { redirectSchema } from "#features/assets/redirects/contract.ts";
import { momentSchema } from "#markets/day-schema.ts";
import { maxBlocks } from "./field-rules.ts";
import { robotsValues } from "#platform/robots.ts";
import { keyText, manyLines, oneLine } from "#platform/texts/text-schema.ts";

/** Start or end of a schedule; null leaves it open. */
const instant = momentSchema.nullable();

export const scheduleSchema = z
  .strictObject({ from: instant, to: instant })
  .refine(({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to), {
    path: ["to"],
    message: "The end must come after the beginning.",
  })
  .nullable();

/** This schema accepts any content; the schema of the block's type checks the content. */
export const blockSchema = z.strictObject({
  // Some objects have block ids as keys, and no object can safely have the key `__proto__`.
  id: keyText()
    .min(1)
    .max(64)
    .refine((id) => id !== "__proto__", "A block cannot have this id."),
  blockType: keyText().max(64),
  content: z.record(z.string(), z.unknown()),
  enabled: z.boolean(),
  schedule: scheduleSchema,
});

/** What a page belongs to: its blocks stand on the pages of a travel or of a destination. */
export const pageOwnerSchema = z.strictObject({
  kind: z.enum(["travel", "destination"]),
  // Not `z.uuid()`: imported rows may have ids of no UUID version.
  id: z.guid(),
});

export type PageOwner = Readonly<z.infer<typeof pageOwnerSchema>>;

/** Pages that no visitor meets: what new pages begin with, and blocks that are added together. */
export const templateKinds = ["template", "block-list"] as const;
export type TemplateKind = (typeof templateKinds)[number];

const templateOwnerSchema = z.strictObject({ kind: z.enum(templateKinds) });

const anyOwnerSchema = z.discriminatedUnion("kind", [pageOwnerSchema, templateOwnerSchema]);
export type AnyPageOwner = Readonly<z.infer<typeof anyOwnerSchema>>;

/** A custom page as staff send it. Rules with messages of their own are in `rules.ts`. */
export const pageInputSchema = z.strictObject({
  id: z.uuid().optional(),
  name: oneLine().max(200),
  slug: z.string().max(200),
  routingKey: z.string().max(100).nullable(),
  seo: z.strictObject({
    title: oneLine().max(120, "Use at most 120 characters."),
    description: manyLines().max(320, "Use at most 320 characters."),
    robots: z.enum(robotsValues),
    image: z
      .uuid("Choose a picture of the library, or none.")
      .nullable()
      .meta({ format: "media" })
      .describe("Picture"),
  }),
  customHtmlClasses: z
    .array(
      z
        .string()
        .regex(
          /^-?[A-Za-z_][A-Za-z0-9_-]*$/,
          "Begin with a letter, - or _, and use a-z, A-Z, 0-9, - and _.",
        )
        .max(100),
    )
    .max(50),
  customCss: manyLines().max(50_000),
  isPublished: z.boolean(),
  isFixed: z.boolean(),
  owner: anyOwnerSchema
    .nullable()
    .default(null)
    .describe("What the page belongs to; null for a page with an address of its own."),
  template: z.uuid().nullable().default(null).describe("The template that the page is made of."),
  attributes: z.strictObject({ transparentHeader: z.boolean(), hideLayout: z.boolean() }),
  blocks: z.array(blockSchema).max(maxBlocks, `A page holds at most ${maxBlocks} blocks.`),
});

export type Schedule = z.infer<typeof scheduleSchema>;
export type Block = z.infer<typeof blockSchema>;
export type PageInput = z.infer<typeof pageInputSchema>;

/** A stored page. `version` is sent as the ETag header. */
export const pageSchema = pageInputSchema.extend({
  id: z.uuid(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Page = z.infer<typeof pageSchema>;

/** Style sheets as the site serves them: cleaned, and scoped to the page's or block's element. */
export type PageStyles = Readonly<{
  /** Empty for a page without a style sheet. */
  page: string;
  /** By block id; blocks without a style sheet are missing. */
  blocks: ReadonlyMap<string, string>;
}>;
export type PublishedPage = Page & Readonly<{ styles: PageStyles }>;
export const pageSummarySchema = pageSchema
  .pick({
    id: true,
    name: true,
    slug: true,
    routingKey: true,
    isPublished: true,
    isFixed: true,
    owner: true,
    template: true,
    updatedAt: true,
  })
  .extend({
    blockCount: z.int(),
    author: z
      .string()
      .nullable()
      .describe("Who saved it last, by name where the account has one; null where nobody knows."),
    publishAt: z.iso.datetime().nullable().describe("When it goes live by itself."),
    unpublishAt: z.iso.datetime().nullable().describe("When it leaves by itself."),
  });

export type PageSummary = z.infer<typeof pageSummarySchema>;

/** A page that was deleted and can be brought back. */
export const deletedPageSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  slug: z.string().nullable().describe("Null where the audit keeps no more of it than its name."),
  version: z.int().describe("Its last one, which its history still has."),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string().describe("By name where the account has one."),
});

export type DeletedPage = Readonly<z.infer<typeof deletedPageSchema>>;

/** Whether a page could have a slug in its market, and what else stands there. */
export const slugCheckSchema = z.strictObject({
  page: z
    .strictObject({ id: z.uuid(), name: z.string() })
    .nullable()
    .describe("Another page of the market that has the slug."),
  isReserved: z.boolean().describe("The site itself or the server answers there."),
  isRecord: z.boolean().describe("A travel, a departure or a coordinator has this address."),
  isRoute: z
    .boolean()
    .describe("Only one of these could have it: visitors never see a page there."),
  redirect: redirectSchema.nullable().describe("The redirect that leaves from there."),
});

export type SlugCheck = Readonly<z.infer<typeof slugCheckSchema>>;

const leadingThereSchema = z.strictObject({
  count: z.int(),
  items: z
    .array(z.strictObject({ id: z.string(), name: z.string() }))
    .readonly()
    .describe("The first of them."),
});

/** What leads visitors to a page, and so to a 404 once it is deleted or unpublished. */
export const pageConsequencesSchema = z.strictObject({
  path: z
    .string()
    .nullable()
    .describe("Where visitors meet the page; null where they do not meet it at its slug."),
  leadsTo: z
    .string()
    .nullable()
    .describe("Where an enabled redirect leads them from there already, or 410."),
  redirects: leadingThereSchema.describe("Enabled redirects that end there."),
  pages: leadingThereSchema.describe("Published pages whose blocks link there."),
  layout: leadingThereSchema.describe("Links of header, footer and beans, by their area."),
  contents: leadingThereSchema.describe("Texts of fixed pages and destinations that link there."),
});

export type PageConsequences = Readonly<z.infer<typeof pageConsequencesSchema>>;

/** What visitors meet once a page is published. */
export const pagePublishingSchema = z.strictObject({
  path: z
    .string()
    .nullable()
    .describe("Where visitors will meet the page; null where they do not meet it at its slug."),
  isListed: z.boolean().describe("Search engines may index it, and the sitemap lists it."),
  redirect: redirectSchema
    .nullable()
    .describe("The enabled redirect that leads visitors away from there."),
  emptyBlocks: z
    .array(z.strictObject({ id: z.string(), label: z.string(), message: z.string() }))
    .readonly()
    .describe("Blocks of which visitors would see nothing, each with what to do."),
  showsSomething: z.boolean().describe("Whether any block shows more than space."),
  title: z.string().describe("Its title for visitors; empty where it has none."),
  lacks: z
    .array(z.enum(["title", "description"]))
    .readonly()
    .describe("The texts for search engines that nobody wrote."),
});

export type PagePublishing = Readonly<z.infer<typeof pagePublishingSchema>>;

/** A travel or a destination as its own page needs it. */
export const ownerSchema = z.strictObject({
  name: z.string(),
  path: z.string().describe("Where visitors meet it."),
  pageId: z.uuid().nullable().describe("Its own page; null before there is one."),
});

export type Owner = Readonly<z.infer<typeof ownerSchema>>;

/** Sent with a repeated request to confirm redirect conflicts. */
export const forceFlagsSchema = z
  .strictObject({
    forceSave: z.boolean().default(false),
    forceSaveDeleting: z.boolean().default(false),
    forceCreateMissing: z.boolean().default(false),
  })
  .meta({ examples: [{ forceSave: true }] });

export type ForceFlags = Readonly<z.infer<typeof forceFlagsSchema>>;
