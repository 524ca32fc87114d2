import { z } from "zod";
import { roleInScope } from "./policy.ts";

/** The claim of the embedded provider that becomes the session's scope. */
export const scopeClaim = "backoffice_scope";

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string().default(""),
  name: z.string().default(""),
  [scopeClaim]: z.string().default(""),
});

/** Who the provider says it is. */
export type Identity = Readonly<{ subject: string; email: string; name: string; scope: string }>;

/** Reads a provider's claims; null for an account without a role here. */
export const claimsOf = (user: unknown): Identity | null => {
  const { sub, email, name, [scopeClaim]: scope } = claimsSchema.parse(user);
  return roleInScope(scope) ? { subject: sub, email, name, scope } : null;
};
