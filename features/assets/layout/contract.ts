import { z } from "zod";
import { momentSchema } from "#markets/day-schema.ts";
import { filledLine, keyText, manyLines, oneLine } from "#platform/texts/text-schema.ts";

const label = filledLine().max(60);
const target = keyText().min(1, "Choose where it leads.").max(300);

/** What a header's entry leads to that opens entries under it, and is no page itself. */
export const ownMenu = "menu";

const shown = {
  /** Visitors see nothing of it while it is off. */
  enabled: z.boolean().default(true),
  /** Copied from another market: visitors see nothing of it before its label is written. */
  awaitsLabel: z
    .boolean()
    .default(false)
    .meta({
      description: "Copied: not shown before its label is written",
      when: { field: "awaitsLabel", is: [true] },
    }),
};

/**
 * `to` is a route's name, which each market resolves to its own path, or a path or absolute URL.
 */
const entrySchema = z.strictObject({
  label,
  to: target.meta({ format: "layout-target" }),
  ...shown,
});
const instant = momentSchema.nullable();

export const layoutSchemas = {
  header: z.strictObject({
    links: z
      .array(
        entrySchema.extend({
          to: target.meta({ format: "layout-menu-target" }),
          /** Filled where the entry is a menu of its own. */
          entries: z.array(entrySchema).max(8).default([]),
        }),
      )
      .max(8),
  }),
  footer: z.strictObject({
    groups: z
      .array(
        z.strictObject({
          title: label,
          links: z.array(entrySchema).max(12),
          ...shown,
        }),
      )
      .max(6),
    company: manyLines().max(400),
    /**
     * Shown after the four legal pages: pages that a country's law also requires, such as an
     * imprint.
     */
    legal: z.array(entrySchema).max(4).default([]),
  }),
  beans: z.strictObject({
    items: z.array(entrySchema.extend({ from: instant, until: instant })).max(12),
  }),
  contacts: z.strictObject({
    /** Empty where the market gives none. */
    email: z.email().or(z.literal("")),
    phone: oneLine().max(40),
    hours: manyLines().max(120),
    address: manyLines().max(200),
    /** The company's pages at other sites, which search engines learn of. */
    profiles: z
      .array(z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(200))
      .max(10)
      .default([])
      .describe("Profiles at other sites"),
  }),
} as const;

export const layoutAreaSchema = z.enum([
  "header",
  "footer",
  "beans",
  "contacts",
]) satisfies z.ZodType<keyof typeof layoutSchemas>;

export type LayoutArea = z.infer<typeof layoutAreaSchema>;
export type Layout = { [Area in LayoutArea]: z.infer<(typeof layoutSchemas)[Area]> };
export type LayoutEntry = z.infer<typeof entrySchema>;
/** An entry of the header, which may be a menu of entries. */
export type HeaderEntry = Layout["header"]["links"][number];
