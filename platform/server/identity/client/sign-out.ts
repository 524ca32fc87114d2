import formbody from "@fastify/formbody";
import * as client from "openid-client";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sameOriginOnly } from "#platform/server/http/same-origin.ts";
import type { OpenRealm } from "../open-realm.ts";
import { endInteractions, endProviderSession, sessionNamed } from "../provider/end-session.ts";
import { realmCookies, sessionIdOf } from "../session/cookies.ts";
import { type EndedSession, endSession, endSessionsOf } from "../session/store.ts";
import { reasonOf } from "./provider-errors.ts";
import { unsealTokens } from "./tokens.ts";

/** Ends the provider's session and what it gave, at its rows: a copy of its cookies is then worth nothing. */
const endEmbedded = async (
  request: FastifyRequest,
  { db, realm, secureCookies }: OpenRealm,
  ended: EndedSession | null,
): Promise<void> => {
  const { provider } = realmCookies(realm, secureCookies);
  const brought = await sessionNamed(db, realm.name, request.cookies[provider.session]);
  for (const session of new Set([brought, ended?.providerSession ?? null]))
    if (session) {
      await endProviderSession(db, realm.name, session);
      await endSessionsOf(db, realm, session);
    }
  const begun = [provider.interaction, provider.resume].flatMap(
    (name) => request.cookies[name] ?? [],
  );
  await endInteractions(db, realm.name, begun);
};

/** Revokes the tokens. @returns where the provider ends its own session, null where it has no such place */
const endExternal = async (
  request: FastifyRequest,
  { secret, origin, discover }: OpenRealm,
  ended: EndedSession | null,
): Promise<string | null> => {
  const { refresh_token, access_token, id_token } = ended ? unsealTokens(ended.tokens, secret) : {};
  const config = await discover();
  const { revocation_endpoint, end_session_endpoint } = config.serverMetadata();
  const tokens = revocation_endpoint ? [refresh_token, access_token] : [];
  await Promise.all(
    tokens.map(async (token) => {
      if (!token) return;
      await client
        .tokenRevocation(config, token)
        .catch((error: unknown) =>
          request.log.warn({ reason: reasonOf(error) }, "token not revoked"),
        );
    }),
  );
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
const signOut = async (request: FastifyRequest, open: OpenRealm): Promise<string> => {
  const { db, realm, secureCookies } = open;
  const id = sessionIdOf(realm, request, secureCookies);
  const ended = id ? await endSession(db, realm, id) : null;
  if (open.isEmbedded) {
    await endEmbedded(request, open, ended);
    return "/";
  }
  if (ended?.providerSession) await endSessionsOf(db, realm, ended.providerSession);
  const away = await endExternal(request, open, ended).catch((error: unknown) => {
    request.log.warn({ reason: reasonOf(error) }, "the provider's session was not ended");
    return null;
  });
  return away ?? "/";
};

/** `POST /logout`, from a page of this host alone. */
export const addSignOut = async (app: FastifyInstance, open: OpenRealm): Promise<void> => {
  const cookies = realmCookies(open.realm, open.secureCookies);
  const constraints = { host: new URL(open.origin).host };
  await app.register(async (forms) => {
    await forms.register(formbody, { bodyLimit: 1000 });
    forms.post("/logout", { constraints, preHandler: sameOriginOnly }, async (request, reply) => {
      const next = await signOut(request, open);
      for (const name of cookies.all) reply.clearCookie(name, cookies.options);
      return reply.header("cache-control", "no-store").redirect(next, 303);
    });
  });
};
