import type { Access } from "#platform/calls/access.ts";
import { atLeast, type Role } from "#platform/roles.ts";
import { Problem } from "../problem.ts";

/** The account that sends a request. */
export type Actor = Readonly<{
  email: string;
  name: string;
  role: Role;
  /** Country codes as in the API's paths; null for all countries. */
  countries: readonly string[] | null;
  /** Shown to the session's owner only. */
  session: Readonly<{
    /** Never leaves the server. */
    idHash: string;
    scope: string;
    picture: string | null;
    until: Date;
    /** When the provider is asked again whether the account is still good. */
    renewAt: Date;
  }>;
}>;

/** Who is signed in on a market's host. */
export type Visitor = Readonly<{
  accountId: string;
  email: string;
  /** Empty where nobody has said it. */
  name: string;
  /** The market's id. */
  market: string;
  session: Readonly<{
    /** Never leaves the server. */
    idHash: string;
    /** When it ends unless another request comes. */
    until: Date;
  }>;
}>;

const denials: Readonly<Record<Role, string>> = {
  editor: "This is for editors.",
  "super-editor": "This is for super editors.",
  admin: "This is for administrators.",
};

/** @throws Problem 403 for a country outside the account's */
export const requireCountry = ({ countries }: Actor, country: string): void => {
  if (countries !== null && !countries.includes(country))
    throw new Problem(403, "Your account does not work on this country.");
};

/**
 * The markets whose records an account may see; null for all markets and for what belongs to the
 * whole company.
 * @param marketOf the market of a country code
 */
export const visibleMarkets = (
  { countries }: Actor,
  marketOf: (country: string) => string,
): readonly string[] | null => countries && countries.map((country) => marketOf(country));

/** @throws Problem 403 for a role below the required one */
export const requireRole = (actor: Actor, { role, denial }: Access): void => {
  if (!atLeast(actor, role)) throw new Problem(403, denial ?? denials[role]);
};
