import { z } from "zod";

/** What a preview link may show. */
export const previewedKinds = ["page", "travel"] as const;

export type PreviewedKind = (typeof previewedKinds)[number];

export const previewedSchema = z.strictObject({ kind: z.enum(previewedKinds), id: z.guid() });

export type Previewed = Readonly<z.infer<typeof previewedSchema>>;

export const defaultDays = 7;
export const maxDays = 30;

export const newPreviewLinkSchema = previewedSchema
  .extend({ days: z.int().min(1).max(maxDays).default(defaultDays) })
  .meta({ examples: [{ kind: "page", id: "0190c8f2-7d3b-4c55-9d1e-0b6f3a1c2d4e", days: 7 }] });

export const previewLinkSchema = z.strictObject({
  ...previewedSchema.shape,
  name: z.string().describe("Of the page or travel."),
  isPublished: z.boolean(),
  link: z.string().describe("Whoever has it sees the record as it is saved, without an account."),
  until: z.iso.datetime(),
  madeBy: z.string(),
});

export type PreviewLink = Readonly<z.infer<typeof previewLinkSchema>>;

/** What became of a link that somebody was given. */
export const checkedLinkSchema = z.strictObject({
  state: z
    .enum(["good", "expired", "withdrawn", "unknown"])
    .describe("`unknown` is no link of this market, or one that was changed."),
  ...previewedSchema.shape,
  kind: previewedSchema.shape.kind.nullable(),
  id: previewedSchema.shape.id.nullable(),
  name: z.string().nullable(),
});

export type CheckedLink = Readonly<z.infer<typeof checkedLinkSchema>>;

/** Where public sites show drafts: `/preview/page/{id}?token=…`. */
export const previewPath = "/preview";

/** What a link names; null for an address that is none. */
export const parsePreviewLink = (
  address: string,
): (Previewed & Readonly<{ token: string }>) | null => {
  const url = URL.parse(address, "http://site.invalid");
  const [, base, kind, id, ...rest] = url?.pathname.split("/") ?? [];
  const named = previewedSchema.safeParse({ kind, id });
  if (!url || `/${base}` !== previewPath || rest.length > 0 || !named.success) return null;
  return { ...named.data, token: url.searchParams.get("token") ?? "" };
};
