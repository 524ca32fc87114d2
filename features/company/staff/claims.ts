import { z } from "zod";
import { markets } from "#markets/markets.ts";
import type { Identity, IdentityReader } from "#platform/server/identity/realm.ts";
import { type Role, roles } from "#platform/roles.ts";
import { scopeOf } from "./policy.ts";

export type RoleClaims = Readonly<{
  /** Name of the claim that holds the provider's role names, as a list or as one text. */
  roleClaim: string;
  roles: ReadonlyMap<string, Role>;
}>;

/** The roles by the role names of the embedded provider. */
export const embeddedRoles: ReadonlyMap<string, Role> = new Map(
  roles.map((role) => [scopeOf(role), role]),
);

export const embeddedClaims: RoleClaims = { roleClaim: "backoffice_scope", roles: embeddedRoles };

const listOrTextSchema = z.union([
  z.array(z.string()),
  z.string().transform((text) => [text, ...text.split(/[\s,]+/)]),
]);

const knownCountries = markets.map(({ apiCountry }): string => apiCountry);

/** Country codes as in the API's paths; unknown codes are left out. */
const countries = listOrTextSchema
  .transform((codes) => new Set(codes.map((code) => code.trim().toLowerCase())))
  .transform((codes) => knownCountries.filter((code) => codes.has(code)));

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().catch(""),
  name: z.string().catch(""),
  // Only http and https URLs; anything else counts as no picture.
  picture: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable()
    .catch(null),
  countries: countries.nullable().default(null),
});

/** Null when the claim holds no role name. */
const highestRoleIn = (claim: unknown, roleByName: RoleClaims["roles"]): Role | null => {
  const { data = [] } = listOrTextSchema.safeParse(claim);
  const granted = new Set(data.map((name) => roleByName.get(name.trim())));
  return roles.findLast((role) => granted.has(role)) ?? null;
};

/**
 * Reads a provider's claims. Null (no access) for an account without a role or without any country;
 * without the claim `countries`, all countries are allowed.
 */
export const identityReader =
  ({ roleClaim, roles: roleByName }: RoleClaims): IdentityReader =>
  (claims): Identity | null => {
    const claimsByName = z.record(z.string(), z.unknown()).parse(claims);
    const role = highestRoleIn(claimsByName[roleClaim], roleByName);
    const { sub, ...person } = claimsSchema.parse(claimsByName);
    if (!role || person.countries?.length === 0) return null;
    return { subject: sub, scope: scopeOf(role), ...person };
  };
