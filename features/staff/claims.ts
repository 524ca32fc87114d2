import { z } from "zod";
import { markets } from "#markets/markets.ts";
import type { Identity } from "#platform/server/identity/realm.ts";
import { roleInScope } from "./policy.ts";

/** The claim of the embedded provider that becomes the session's scope. */
export const scopeClaim = "backoffice_scope";

const known = markets.map(({ apiCountry }): string => apiCountry);

/** Codes of countries, in a list or in one text; what is no country of ours is left out. */
const countries = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/[\s,]+/))])
  .transform((codes) => new Set(codes.map((code) => code.trim().toLowerCase())))
  .transform((codes) => known.filter((code) => codes.has(code)));

/** An address that a browser may load a picture from. */
const picture = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .nullable()
  .catch(null);

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string().default(""),
  name: z.string().default(""),
  picture: picture.default(null),
  countries: countries.nullable().default(null),
  [scopeClaim]: z.string().default(""),
});

/** Reads a provider's claims; null for an account without a role, or without a country, to work in. */
export const claimsOf = (user: unknown): Identity | null => {
  const claims = claimsSchema.parse(user);
  const scope = claims[scopeClaim];
  if (!roleInScope(scope) || claims.countries?.length === 0) return null;
  return {
    subject: claims.sub,
    email: claims.email,
    name: claims.name,
    scope,
    picture: claims.picture,
    countries: claims.countries,
  };
};
