import { z } from "zod";
import { markets } from "#markets/markets.ts";
import type { Identity, IdentityReader } from "#platform/server/identity/realm.ts";
import { type Role, roles } from "#platform/roles.ts";
import { scopeOf } from "./policy.ts";

/** Where a provider says which role somebody has. */
export type RoleClaims = Readonly<{
  /** The claim that holds the provider's words, in a list or in one text. */
  scopeClaim: string;
  /** Our role for each of them. */
  roles: ReadonlyMap<string, Role>;
}>;

/** Our own words for the roles. */
export const ownRoles: ReadonlyMap<string, Role> = new Map(
  roles.map((role) => [scopeOf(role), role]),
);

/** Those of the embedded provider. */
export const ownClaims: RoleClaims = { scopeClaim: "backoffice_scope", roles: ownRoles };

const listOrText = z.union([
  z.array(z.string()),
  z.string().transform((text) => [text, ...text.split(/[\s,]+/)]),
]);

const known = markets.map(({ apiCountry }): string => apiCountry);

/** Codes of countries as the API's paths have them; what is no country of ours is left out. */
const countries = listOrText
  .transform((codes) => new Set(codes.map((code) => code.trim().toLowerCase())))
  .transform((codes) => known.filter((code) => codes.has(code)));

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().catch(""),
  name: z.string().catch(""),
  // An address that a browser may load; anything else is no picture.
  picture: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable()
    .catch(null),
  countries: countries.nullable().default(null),
});

/** The highest of the roles that a claim holds, null when it holds none. */
const roleIn = (claim: unknown, words: RoleClaims["roles"]): Role | null => {
  const { data = [] } = listOrText.safeParse(claim);
  const held = new Set(data.map((word) => words.get(word.trim())));
  return roles.findLast((role) => held.has(role)) ?? null;
};

/**
 * Reads the claims of a provider: whoever has no role here, or no country to work on, is not let
 * in. A provider that names no countries lets everybody work on all.
 */
export const identityReader =
  ({ scopeClaim, roles: words }: RoleClaims): IdentityReader =>
  (claims): Identity | null => {
    const told = z.record(z.string(), z.unknown()).parse(claims);
    const role = roleIn(told[scopeClaim], words);
    const { sub, ...person } = claimsSchema.parse(told);
    if (!role || person.countries?.length === 0) return null;
    return { subject: sub, scope: scopeOf(role), ...person };
  };
