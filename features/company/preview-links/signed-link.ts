import { readToken, signToken } from "#platform/server/identity/signed-token.ts";
import { type CheckedLink, previewPath } from "./contract.ts";
import type { StoredLink } from "./store.ts";

const purpose = "preview-link";
const subjectOf = (market: string, { kind, id, number }: StoredLink): string =>
  [market, kind, id, number].join(" ");

type Signer = Readonly<{ market: string; secret: string }>;

/** @param site origin of the market's public site; null where no host serves it */
export const previewAddress = (
  stored: StoredLink,
  { market, secret, site }: Signer & Readonly<{ site: string | null }>,
): string => {
  const token = signToken(subjectOf(market, stored), stored.until, { secret, purpose });
  return `${site ?? ""}${previewPath}/${stored.kind}/${stored.id}?token=${token}`;
};

/** @param stored null for a record whose links were withdrawn, or that never had one */
export const checkToken = (
  token: string,
  stored: StoredLink | null,
  { market, secret, now }: Signer & Readonly<{ now: Date }>,
): CheckedLink["state"] => {
  if (!stored) return "withdrawn";
  const state = readToken(token, subjectOf(market, stored), now, { secret, purpose });
  return state === "wrong" ? "unknown" : state;
};
