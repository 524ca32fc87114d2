import { z } from "zod";

const label = z.string().min(1).max(60);
/** A route by its name, so that each market writes its own path, or an address of our own or another host. */
export const linkSchema = z.strictObject({
  label,
  to: z.string().min(1).max(300),
});
const day = z.iso.datetime({ offset: true }).nullable();

export const layoutSchemas = {
  header: z.strictObject({ links: z.array(linkSchema).max(8) }),
  footer: z.strictObject({
    groups: z.array(z.strictObject({ title: label, links: z.array(linkSchema).max(12) })).max(6),
    company: z.string().max(400),
    /** After the four legal pages: what the law of a country asks for besides, such as an imprint. */
    legal: z.array(linkSchema).max(4).default([]),
  }),
  beans: z.strictObject({
    items: z.array(linkSchema.extend({ from: day, until: day })).max(12),
  }),
  contacts: z.strictObject({
    email: z.email(),
    phone: z.string().max(40),
    hours: z.string().max(120),
    address: z.string().max(200),
  }),
} as const;

export type LayoutArea = keyof typeof layoutSchemas;
export type Layout = { [Area in LayoutArea]: z.infer<(typeof layoutSchemas)[Area]> };
export type LayoutLink = z.infer<typeof linkSchema>;
