import type { FastifyRequest } from "fastify";
import { decodeJwt } from "jose";
import * as client from "openid-client";
import type { Database } from "#platform/server/database/tables.ts";
import type { IdentityReader, Realm } from "../realm.ts";
import { sessionIdOf } from "../session/cookies.ts";
import {
  type DueSession,
  deleteSession,
  claimDueSession,
  storeIdentity,
  storeTokens,
} from "../session/store.ts";
import type { Discover } from "./discovery.ts";
import { isRefusal, reasonOf } from "./provider-errors.ts";
import { type StoredTokens, renewalMargin, sealTokens, unsealTokens } from "./tokens.ts";

export type RenewalOptions = Readonly<{
  db: Database;
  realm: Realm;
  secret: string;
  discover: Discover;
  identityOf: IdentityReader;
  secureCookies: boolean;
  now: () => Date;
}>;

/**
 * Refreshes a session's tokens once its access token has expired, so that the session ends with the
 * account and follows its role. A role that the provider gives only in ID tokens, and not again at a
 * renewal, is valid for as long as a session may be idle. Only one request of all processes
 * refreshes; the others go on. A provider that is unreachable, slow or sends nonsense neither ends
 * nor changes a session.
 */
export const createRenewal = (options: RenewalOptions) => {
  const { db, realm, secret, discover, identityOf, secureCookies, now } = options;

  /**
   * The claims of the new ID token or else the stored one, and whether they are recent enough to
   * grant access. @throws Error for an ID token of another account
   */
  const idTokenClaims = (
    fresh: client.IDToken | undefined,
    stored: StoredTokens,
    due: DueSession,
  ) => {
    if (fresh && fresh.sub !== due.subject)
      throw new Error("The ID token belongs to another account.");
    if (fresh) return { claims: fresh, isCurrent: true };
    const age = now().getTime() - stored.id_token_at;
    const claims = stored.id_token ? decodeJwt(stored.id_token) : {};
    return { claims, isCurrent: age < realm.lifetimes.idle };
  };

  /** @returns `identity` null for an account that the realm no longer accepts */
  const refresh = async (due: DueSession, refreshToken: string, stored: StoredTokens) => {
    const config = await discover();
    const tokens = await client.refreshTokenGrant(config, refreshToken);
    const { access_token, id_token } = tokens;
    const { claims, isCurrent } = idTokenClaims(tokens.claims(), stored, due);
    const newTokens = {
      access_token,
      refresh_token: tokens.refresh_token ?? refreshToken, // not every provider issues a new one
      ...(id_token ? { id_token } : { id_token: stored.id_token, idTokenAt: stored.id_token_at }),
      expiresIn: () => tokens.expiresIn(),
    };
    const { sealed, renewAt } = sealTokens(newTokens, secret, now());
    // The tokens are stored before the next request, because the old refresh token is no longer
    // valid and a failure must not lose the new one.
    await storeTokens(db, realm, due.idHash, sealed);
    const user = await client.fetchUserInfo(config, access_token, due.subject);
    // Claims of an old ID token grant no access any more, but they still supply the name of an
    // account that the user info admits.
    const isAllowed = isCurrent || identityOf(user) !== null;
    return { identity: isAllowed ? identityOf({ ...claims, ...user }) : null, renewAt };
  };

  return async (request: FastifyRequest): Promise<void> => {
    const id = sessionIdOf(realm, request, secureCookies);
    const due = await claimDueSession(db, realm, id, now(), renewalMargin);
    if (!due) return;
    const stored = unsealTokens(due.tokens, secret);
    if (!stored.refresh_token) return;
    try {
      const { identity, renewAt } = await refresh(due, stored.refresh_token, stored);
      if (identity) await storeIdentity(db, realm, due.idHash, identity, renewAt);
      else await deleteSession(db, realm, due.idHash);
    } catch (error) {
      const reason = reasonOf(error);
      if (!isRefusal(error)) request.log.warn({ reason }, "session not renewed");
      else {
        request.log.info({ reason }, "session ended by its provider");
        await deleteSession(db, realm, due.idHash);
      }
    }
  };
};
