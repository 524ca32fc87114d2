import type { FastifyInstance } from "fastify";
import { createDiscovery } from "./client/discovery.ts";
import { fetchInside } from "./client/fetch-inside.ts";
import { createBeginSignIn } from "./client/begin-sign-in.ts";
import { createRenewal } from "./client/renewal.ts";
import { addSignIn } from "./client/sign-in-routes.ts";
import { addSignOut } from "./client/sign-out.ts";
import { addEmbeddedProvider } from "./provider/embedded.ts";
import { seal } from "./seal.ts";
import type { BeginSignIn, RealmOptions, OpenRealm } from "./realm-options.ts";

/**
 * Adds a realm's sign-in, sign-out and renewal on one host; requires `@fastify/cookie`. A realm on
 * several hosts is added once for each.
 * @returns what begins a sign-in for pages of one's own
 */
export const openRealm = async (
  app: FastifyInstance,
  options: RealmOptions,
): Promise<BeginSignIn> => {
  const { provider, ...shared } = options;
  const { origin, secret } = shared;
  const { host } = new URL(origin);
  const address =
    provider.external === null
      ? {
          issuer: `${origin}/oauth2`,
          clientId: provider.clientId,
          clientSecret: seal(provider.clientId, secret, "client").slice(0, 43),
        }
      : provider.external;
  const isEmbedded = provider.external === null;
  const hasOwnPages = provider.external === null && provider.asks === "elsewhere";
  if (provider.external === null)
    await addEmbeddedProvider(app, {
      ...shared,
      accounts: provider.accounts,
      asks: provider.asks ?? "here",
      secondStep: provider.secondStep ?? null,
      passkeys: provider.passkeys ?? null,
      client: address,
    });

  const open: OpenRealm = {
    ...shared,
    isEmbedded,
    hasOwnPages,
    discover: createDiscovery(address, isEmbedded ? fetchInside(app) : fetch),
    identityOf: provider.identityOf,
  };
  const renew = createRenewal(open);
  app.addHook("onRequest", async (request) => {
    if (request.url.startsWith("/api/") && request.host === host) await renew(request);
  });
  addSignIn(app, open);
  await addSignOut(app, open);
  return createBeginSignIn(open);
};
