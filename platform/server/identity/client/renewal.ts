import type { FastifyRequest } from "fastify";
import { decodeJwt } from "jose";
import * as client from "openid-client";
import type { Database } from "#platform/server/database/tables.ts";
import type { IdentityReader, Realm } from "../realm.ts";
import { sessionIdOf } from "../session/cookies.ts";
import {
  type DueSession,
  dropSession,
  dueSession,
  keepIdentity,
  keepTokens,
} from "../session/store.ts";
import type { Discover } from "./discovery.ts";
import { isRefusal, reasonOf } from "./provider-errors.ts";
import { type KeptTokens, renewalMargin, sealTokens, unsealTokens } from "./tokens.ts";

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
 * Asks the provider again with the refresh token once the access token has run out, so that a
 * session lives as long as the account behind it and takes on its newest role. A role that the
 * provider tells in ID tokens alone, and not again at a renewal, holds for as long as a session
 * may be idle. One request of all processes asks; the others go on meanwhile. A provider that is
 * away, slow or not to be believed ends no session and changes none.
 */
export const createRenewal = (options: RenewalOptions) => {
  const { db, realm, secret, discover, identityOf, secureCookies, now } = options;

  /**
   * What the ID token says, the new one or that of before, and whether it may still say who is let
   * in. @throws Error for one that speaks of somebody else
   */
  const signedClaims = (fresh: client.IDToken | undefined, kept: KeptTokens, due: DueSession) => {
    if (fresh && fresh.sub !== due.subject) throw new Error("The ID token is somebody else's.");
    if (fresh) return { signed: fresh, isBelieved: true };
    const age = now().getTime() - kept.id_token_at;
    const signed = kept.id_token ? decodeJwt(kept.id_token) : {};
    return { signed, isBelieved: age < realm.lifetimes.idle };
  };

  /** @returns `identity` null for an account that the realm no longer lets in */
  const askAnew = async (due: DueSession, refreshToken: string, kept: KeptTokens) => {
    const config = await discover();
    const tokens = await client.refreshTokenGrant(config, refreshToken);
    const { access_token, id_token } = tokens;
    const { signed, isBelieved } = signedClaims(tokens.claims(), kept, due);
    const newest = {
      access_token,
      refresh_token: tokens.refresh_token ?? refreshToken, // not every provider gives a new one
      ...(id_token ? { id_token } : { id_token: kept.id_token, idTokenAt: kept.id_token_at }),
      expiresIn: () => tokens.expiresIn(),
    };
    const { sealed, renewAt } = sealTokens(newest, secret, now());
    // Kept before anything else is asked: the old refresh token is worth nothing any more.
    await keepTokens(db, realm, due.idHash, sealed);
    const user = await client.fetchUserInfo(config, access_token, due.subject);
    // What was said too long ago lets nobody in any more, and goes on naming whoever is let in.
    const isLetIn = isBelieved || identityOf(user) !== null;
    return { identity: isLetIn ? identityOf({ ...signed, ...user }) : null, renewAt };
  };

  return async (request: FastifyRequest): Promise<void> => {
    const id = sessionIdOf(realm, request, secureCookies);
    const due = await dueSession(db, realm, id, now(), renewalMargin);
    if (!due) return;
    const kept = unsealTokens(due.tokens, secret);
    if (!kept.refresh_token) return;
    try {
      const { identity, renewAt } = await askAnew(due, kept.refresh_token, kept);
      if (identity) await keepIdentity(db, realm, due.idHash, identity, renewAt);
      else await dropSession(db, realm, due.idHash);
    } catch (error) {
      const reason = reasonOf(error);
      if (!isRefusal(error)) request.log.warn({ reason }, "session not renewed");
      else {
        request.log.info({ reason }, "session ended by its provider");
        await dropSession(db, realm, due.idHash);
      }
    }
  };
};
