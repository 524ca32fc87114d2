import formbody from "@fastify/formbody";
import { z } from "zod";
import * as client from "openid-client";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { requireSameOrigin } from "#platform/server/http/same-origin.ts";
import type { OpenRealm } from "../realm-options.ts";
import { endInteractions, endProviderSession, sessionUidOf } from "../provider/end-session.ts";
import { realmCookies, sessionIdOf } from "../session/cookies.ts";
import { type EndedSession, endSession, endSessionsOf } from "../session/store.ts";
import { reasonOf } from "./provider-errors.ts";
import { unsealTokens } from "./tokens.ts";

/**
 * Deletes the embedded provider's session and all it issued, so that copied cookies are worthless.
 */
const endEmbedded = async (
  request: FastifyRequest,
  { db, realm, secureCookies }: OpenRealm,
  ended: EndedSession | null,
): Promise<void> => {
  const { provider } = realmCookies(realm, secureCookies);
  const cookieSession = await sessionUidOf(db, realm.name, request.cookies[provider.session]);
  for (const session of new Set([cookieSession, ended?.providerSession ?? null]))
    if (session) {
      await endProviderSession(db, realm.name, session);
      await endSessionsOf(db, realm, session);
    }
  const interactions = [provider.interaction, provider.resume].flatMap(
    (name) => request.cookies[name] ?? [],
  );
  await endInteractions(db, realm.name, interactions);
};

/** Revokes the tokens. @returns the provider's own sign-out address; null where it has none */
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

/** Where the browser goes from our own provider: to the sign-in, to use another account. */
const nextIn = (body: unknown): string =>
  z.object({ next: z.literal("/login") }).safeParse(body).data?.next ?? "/";

/**
 * Ends the session here and at its provider, and every other session that began with the same one
 * there. @returns where the browser goes next: `/` or the sign-in, or to an external provider, from
 * which it comes back to `/`
 */
const signOut = async (request: FastifyRequest, openedRealm: OpenRealm): Promise<string> => {
  const { db, realm, secureCookies } = openedRealm;
  const id = sessionIdOf(realm, request, secureCookies);
  const ended = id ? await endSession(db, realm, id) : null;
  if (openedRealm.isEmbedded) {
    await endEmbedded(request, openedRealm, ended);
    return nextIn(request.body);
  }
  if (ended?.providerSession) await endSessionsOf(db, realm, ended.providerSession);
  const providerUrl = await endExternal(request, openedRealm, ended).catch((error: unknown) => {
    request.log.warn({ reason: reasonOf(error) }, "the provider's session was not ended");
    return null;
  });
  return providerUrl ?? "/";
};

/** `POST /logout`, only from a page of this host. */
export const addSignOut = async (app: FastifyInstance, openedRealm: OpenRealm): Promise<void> => {
  const cookies = realmCookies(openedRealm.realm, openedRealm.secureCookies);
  const constraints = { host: new URL(openedRealm.origin).host };
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 1000 });
    scope.post(
      "/logout",
      { constraints, preHandler: requireSameOrigin },
      async (request, reply) => {
        const next = await signOut(request, openedRealm);
        for (const name of cookies.all) reply.clearCookie(name, cookies.options);
        return reply.header("cache-control", "no-store").redirect(next, 303);
      },
    );
  });
};
