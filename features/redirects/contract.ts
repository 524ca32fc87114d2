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

/** The five conflicts that staff confirm before a page's save goes on. */
export type ConflictKey =
  | "ENABLED_REDIRECT_EXISTS"
  | "DISABLED_REDIRECT_MISSING"
  | "REDIRECT_MISSING"
  | "NEW_SLUG_REDIRECT_EXISTS"
  | "OLD_NEW_SLUG_REDIRECT_MISSING";
