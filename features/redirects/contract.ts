import { z } from "zod";

export const redirectStatuses = [301, 302, 307, 308, 410] as const;

export const redirectSchema = z.strictObject({
  id: z.uuid(),
  from: z.string(),
  to: z.string().nullable(),
  status: z.literal(redirectStatuses),
  enabled: z.boolean(),
});

export type Redirect = z.infer<typeof redirectSchema>;

/** A redirect as staff send it. The rules for its paths are in `rules.ts`. */
export const redirectInputSchema = z.strictObject({
  id: z.uuid().optional(),
  from: z.string().max(500, "Use at most 500 characters."),
  to: z.string().max(2000, "Use at most 2,000 characters.").nullable(),
  status: z.literal(redirectStatuses, `Choose one of ${redirectStatuses.join(", ")}.`),
  enabled: z.boolean(),
});

/** By default a new redirect is permanent (301) and enabled. */
export const newRedirectSchema = redirectInputSchema.extend({
  to: redirectInputSchema.shape.to.default(null),
  status: redirectInputSchema.shape.status.default(301),
  enabled: z.boolean().default(true),
});

export type RedirectInput = Omit<z.infer<typeof redirectInputSchema>, "id">;

export type RedirectList = Readonly<{
  items: readonly Redirect[];
  total: number;
  page: number;
  pageSize: number;
}>;

const hopSchema = z.strictObject({
  from: z.string(),
  status: z.literal(redirectStatuses),
  to: z.string().describe("As the visitor's browser is told."),
  redirectId: z.uuid().nullable().describe("Null where the site itself leads on."),
  reason: z.enum(["redirect", "moved", "written otherwise"]),
});

/** The redirects that a visitor of a path follows, and the page at the end. */
export const redirectTraceSchema = z.strictObject({
  hops: z.array(hopSchema).readonly(),
  end: z.strictObject({
    kind: z.enum(["page", "catalogue", "server", "missing", "gone", "loop"]),
    path: z.string(),
    status: z.int().nullable().describe("Null for a loop, which browsers give up."),
    id: z.string().nullable().describe("Of the page, or of the redirect that says it is gone."),
    name: z.string().nullable(),
  }),
});

export type RedirectTrace = z.infer<typeof redirectTraceSchema>;
export type Hop = z.infer<typeof hopSchema>;

/** Redirect conflicts that staff confirm when they save a page. */
export const conflictKeySchema = z.enum([
  "ENABLED_REDIRECT_EXISTS",
  "DISABLED_REDIRECT_MISSING",
  "REDIRECT_MISSING",
  "NEW_SLUG_REDIRECT_EXISTS",
  "OLD_NEW_SLUG_REDIRECT_MISSING",
]);

export type ConflictKey = z.infer<typeof conflictKeySchema>;
