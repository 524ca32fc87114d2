import * as client from "openid-client";
import type { FastifyRequest } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import {
  endInteractions,
  endProviderSession,
  sessionNamed,
} from "#platform/server/identity/end-session.ts";
import {
  type EndedSession,
  endSession,
  endSessionsOf,
} from "#platform/server/identity/session/store.ts";
import { sessionIdIn, type StaffCookies, staffCookies } from "./cookies.ts";
import { kept } from "./renew.ts";
import { staffRealm } from "./realm.ts";

export type SignOutOptions = Readonly<{
  db: Database;
  origin: string;
  secret: string;
  isEmbedded: boolean;
  secureCookies: boolean;
  discover: () => Promise<client.Configuration>;
}>;

/** The embedded provider's session that a browser is in, by the cookie that it brought. */
export const providerSessionIn = (
  db: Database,
  request: FastifyRequest,
  { provider }: StaffCookies,
): Promise<string | null> => sessionNamed(db, staffRealm.name, request.cookies[provider.session]);

/** Ends the provider's session and what it gave, at its rows: a copy of its cookies is then worth nothing. */
const endEmbedded = async (
  db: Database,
  request: FastifyRequest,
  cookies: StaffCookies,
  ended: EndedSession | null,
): Promise<void> => {
  const brought = await providerSessionIn(db, request, cookies);
  for (const session of new Set([brought, ended?.providerSession ?? null]))
    if (session) {
      await endProviderSession(db, staffRealm.name, session);
      await endSessionsOf(db, staffRealm, session);
    }
  const { interaction, resume } = cookies.provider;
  const begun = [interaction, resume].flatMap((name) => request.cookies[name] ?? []);
  await endInteractions(db, staffRealm.name, begun);
};

/** Revokes the tokens. @returns where the provider ends its own session, null where it has no such place */
const endExternal = async (
  request: FastifyRequest,
  { secret, origin, discover }: SignOutOptions,
  ended: EndedSession | null,
): Promise<string | null> => {
  const { refresh_token, access_token, id_token } = ended ? kept(ended.tokens, secret) : {};
  const config = await discover();
  const { revocation_endpoint, end_session_endpoint } = config.serverMetadata();
  if (revocation_endpoint)
    for (const token of [refresh_token, access_token])
      if (token)
        await client
          .tokenRevocation(config, token)
          .catch((error: unknown) => request.log.warn(error, "token not revoked"));
  if (!end_session_endpoint) return null;
  return client.buildEndSessionUrl(config, {
    post_logout_redirect_uri: `${origin}/`,
    ...(id_token ? { id_token_hint: id_token } : {}),
  }).href;
};

/**
 * Ends a session here and at its provider, and every other one that began with the same session of
 * the provider's. @returns where the browser goes next: `/`, or to an external provider first
 */
export const createSignOut = (options: SignOutOptions) => {
  const { db, secureCookies } = options;
  const cookies = staffCookies(secureCookies);
  return async (request: FastifyRequest): Promise<string> => {
    const id = sessionIdIn(request, secureCookies);
    const ended = id ? await endSession(db, staffRealm, id) : null;
    if (options.isEmbedded) {
      await endEmbedded(db, request, cookies, ended);
      return "/";
    }
    if (ended?.providerSession) await endSessionsOf(db, staffRealm, ended.providerSession);
    const away = await endExternal(request, options, ended).catch((error: unknown) => {
      request.log.warn(error, "the provider's session was not ended");
      return null;
    });
    return away ?? "/";
  };
};
