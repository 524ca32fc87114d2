import { z } from "zod";

const label = z.string().min(1).max(60);
/**
 * `to` is a route's name, which each market resolves to its own path, or a path or absolute URL.
 */
export const linkSchema = z.strictObject({
  label,
  to: z.string().min(1).max(300).meta({ format: "layout-target" }),
});
const instant = z.iso.datetime({ offset: true }).nullable();

export const layoutSchemas = {
  header: z.strictObject({ links: z.array(linkSchema).max(8) }),
  footer: z.strictObject({
    groups: z.array(z.strictObject({ title: label, links: z.array(linkSchema).max(12) })).max(6),
    company: z.string().max(400),
    /**
     * Shown after the four legal pages: pages that a country's law also requires, such as an
     * imprint.
     */
    legal: z.array(linkSchema).max(4).default([]),
  }),
  beans: z.strictObject({
    items: z.array(linkSchema.extend({ from: instant, until: instant })).max(12),
  }),
  contacts: z.strictObject({
    /** Empty where the market gives none. */
    email: z.email().or(z.literal("")),
    phone: z.string().max(40),
    hours: z.string().max(120),
    address: z.string().max(200),
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
export type LayoutLink = z.infer<typeof linkSchema>;
