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

/** A redirect as staff send it; what its paths may be is said in `rules.ts`. */
export const redirectInputSchema = z.strictObject({
  id: z.uuid().optional(),
  from: z.string().max(500, "Use at most 500 characters."),
  to: z.string().max(2000, "Use at most 2,000 characters.").nullable(),
  status: z.literal(redirectStatuses, `Choose one of ${redirectStatuses.join(", ")}.`),
  enabled: z.boolean(),
});

/** A new redirect leads on for good, and at once, unless it says otherwise. */
export const newRedirectSchema = redirectInputSchema.extend({
  to: redirectInputSchema.shape.to.default(null),
  status: redirectInputSchema.shape.status.default(301),
  enabled: z.boolean().default(true),
});

export type RedirectInput = Omit<z.infer<typeof redirectInputSchema>, "id">;

/** One screen of a market's redirects. */
export type RedirectList = Readonly<{
  items: readonly Redirect[];
  total: number;
  page: number;
  pageSize: number;
}>;

/** The five conflicts that staff confirm before a page's save goes on. */
export const conflictKeySchema = z.enum([
  "ENABLED_REDIRECT_EXISTS",
  "DISABLED_REDIRECT_MISSING",
  "REDIRECT_MISSING",
  "NEW_SLUG_REDIRECT_EXISTS",
  "OLD_NEW_SLUG_REDIRECT_MISSING",
]);

export type ConflictKey = z.infer<typeof conflictKeySchema>;
