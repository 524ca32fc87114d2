import * as client from "openid-client";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import type { Identity } from "#platform/server/identity/realm.ts";
import { seal, unseal } from "#platform/server/identity/seal.ts";
import {
  dropSession,
  dueSession,
  keepRenewed,
  type Tokens,
} from "#platform/server/identity/session/store.ts";
import { claimsOf } from "./claims.ts";
import { sessionIdIn } from "./cookies.ts";
import { staffRealm } from "./realm.ts";

type Answer = Readonly<{
  access_token: string;
  refresh_token?: string | undefined;
  id_token?: string | undefined;
  expiresIn: () => number | undefined;
}>;

const keptSchema = z.object({
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
});
const soon = 60_000;

/** @returns `renewAt` null where the provider gave nothing to renew with */
export const sealTokens = (tokens: Answer, secret: string, now: Date): Tokens => {
  const { access_token, refresh_token, id_token } = tokens;
  const lasts = (tokens.expiresIn() ?? 3600) * 1000;
  return {
    sealed: seal(JSON.stringify({ access_token, refresh_token, id_token }), secret, "tokens"),
    renewAt: refresh_token ? new Date(now.getTime() + Math.max(lasts - soon, soon)) : null,
  };
};

/** The tokens of a session; none where they cannot be read, as after a change of the secret. */
export const kept = (sealed: string, secret: string) => {
  const text = unseal(sealed, secret, "tokens");
  return keptSchema.parse(text ? JSON.parse(text) : {});
};

/** A provider that says no, as against one that does not answer. */
const isRefusal = (error: unknown): boolean =>
  (error instanceof client.ResponseBodyError && error.error === "invalid_grant") ||
  (error instanceof client.WWWAuthenticateChallengeError && error.status === 401);

export type RenewalOptions = Readonly<{
  db: Database;
  secret: string;
  discover: () => Promise<client.Configuration>;
  secureCookies: boolean;
  now: () => Date;
}>;

/**
 * Asks the provider again with the refresh token once the access token has run out, so that a
 * session lives as long as the account behind it and takes on its newest role. One request of
 * all processes asks; the others go on meanwhile. A provider that is away ends no session.
 */
export const createRenewal = ({ db, secret, discover, secureCookies, now }: RenewalOptions) => {
  const ask = async (
    sealed: string,
    subject: string,
  ): Promise<[Tokens, Identity | null] | null> => {
    const { refresh_token, id_token } = kept(sealed, secret);
    if (!refresh_token) return null;
    const config = await discover();
    const tokens = await client.refreshTokenGrant(config, refresh_token);
    const user = await client.fetchUserInfo(config, tokens.access_token, subject);
    const { access_token } = tokens;
    const next = {
      access_token,
      refresh_token: tokens.refresh_token ?? refresh_token, // not every provider gives a new one
      id_token: tokens.id_token ?? id_token,
      expiresIn: () => tokens.expiresIn(),
    };
    return [sealTokens(next, secret, now()), claimsOf(user)];
  };

  return async (request: FastifyRequest): Promise<void> => {
    const due = await dueSession(db, staffRealm, sessionIdIn(request, secureCookies), now(), soon);
    if (!due) return;
    try {
      const renewed = await ask(due.tokens, due.subject);
      if (!renewed) return;
      const [tokens, identity] = renewed;
      if (identity) await keepRenewed(db, staffRealm, due.idHash, identity, tokens);
      else await dropSession(db, staffRealm, due.idHash);
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown";
      if (!isRefusal(error)) request.log.warn({ reason }, "session not renewed");
      else {
        request.log.info({ reason }, "session ended by its provider");
        await dropSession(db, staffRealm, due.idHash);
      }
    }
  };
};
