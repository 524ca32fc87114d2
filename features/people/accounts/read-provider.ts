import { z } from "zod";
import type { ProviderAddress } from "#platform/server/identity/client/discovery.ts";
import { issuer, printable } from "#platform/server/config/provider-variables.ts";

export const visitorProviderVariables = {
  VISITOR_OIDC_ISSUER: issuer.optional(),
  VISITOR_OIDC_CLIENT_ID: printable(200).optional(),
  VISITOR_OIDC_CLIENT_SECRET: printable(500).optional(),
};

type Variables = z.infer<z.ZodObject<typeof visitorProviderVariables>>;

const sameAddress = (a: string, b: string): boolean =>
  new URL(a).href.replace(/\/$/, "") === new URL(b).href.replace(/\/$/, "");

/**
 * @param staff the provider of staff, whose client visitors never are
 * @returns null without `VISITOR_OIDC_ISSUER`: visitors then sign in at the embedded providers
 * @throws Error with one line that names the variable and what is wrong with it
 */
export const readVisitorProvider = (
  variables: Variables,
  staff: Pick<ProviderAddress, "issuer" | "clientId"> | null,
): ProviderAddress | null => {
  const { VISITOR_OIDC_ISSUER, VISITOR_OIDC_CLIENT_ID, VISITOR_OIDC_CLIENT_SECRET } = variables;
  if (VISITOR_OIDC_ISSUER === undefined) {
    for (const name of ["VISITOR_OIDC_CLIENT_ID", "VISITOR_OIDC_CLIENT_SECRET"] as const)
      if (variables[name] !== undefined)
        throw new Error(`${name}: needs VISITOR_OIDC_ISSUER beside it.`);
    return null;
  }
  if (VISITOR_OIDC_CLIENT_ID === undefined)
    throw new Error("VISITOR_OIDC_CLIENT_ID: VISITOR_OIDC_ISSUER needs it.");
  if (VISITOR_OIDC_CLIENT_SECRET === undefined)
    throw new Error("VISITOR_OIDC_CLIENT_SECRET: VISITOR_OIDC_ISSUER needs it.");
  if (
    staff &&
    sameAddress(staff.issuer, VISITOR_OIDC_ISSUER) &&
    staff.clientId === VISITOR_OIDC_CLIENT_ID
  )
    throw new Error(
      "VISITOR_OIDC_CLIENT_ID: is the client of staff; a visitor must never get a session of staff.",
    );
  return {
    issuer: VISITOR_OIDC_ISSUER,
    clientId: VISITOR_OIDC_CLIENT_ID,
    clientSecret: VISITOR_OIDC_CLIENT_SECRET,
  };
};
