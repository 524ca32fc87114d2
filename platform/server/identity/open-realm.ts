import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import { createDiscovery, type Discover, type ProviderAddress } from "./client/discovery.ts";
import { fetchInside } from "./client/fetch-inside.ts";
import { createRenewal } from "./client/renewal.ts";
import { addSignIn } from "./client/sign-in-routes.ts";
import { addSignOut } from "./client/sign-out.ts";
import { type Accounts, addEmbeddedProvider } from "./provider/embedded.ts";
import type { Identity, IdentityReader, Realm } from "./realm.ts";
import { seal } from "./seal.ts";

/** Another company's OpenID provider, or our embedded one under `/oauth2` of the same host. */
export type RealmProvider = Readonly<{ identityOf: IdentityReader }> &
  (
    | Readonly<{ external: ProviderAddress }>
    | Readonly<{ external: null; clientId: string; accounts: Accounts }>
  );

export type RealmOptions = Readonly<{
  db: Database;
  realm: Realm;
  provider: RealmProvider;
  /**
   * Scheme and host, as browsers see them, on which this realm signs in. On other hosts its paths
   * are free.
   */
  origin: string;
  secret: string;
  /** Whether browsers use https. */
  secureCookies: boolean;
  now: () => Date;
  /** Called after a successful sign-in, before the answer is sent. */
  onSignIn?: (request: FastifyRequest, reply: FastifyReply, identity: Identity) => Promise<void>;
}>;

export type OpenRealm = Omit<RealmOptions, "provider"> &
  Readonly<{ isEmbedded: boolean; discover: Discover; identityOf: IdentityReader }>;

/**
 * Adds a realm's sign-in, sign-out and renewal on one host; requires `@fastify/cookie`. A realm on
 * several hosts is added once for each.
 */
export const openRealm = async (app: FastifyInstance, options: RealmOptions): Promise<void> => {
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
  if (isEmbedded)
    await addEmbeddedProvider(app, { ...shared, accounts: provider.accounts, client: address });

  const open: OpenRealm = {
    ...shared,
    isEmbedded,
    discover: createDiscovery(address, isEmbedded ? fetchInside(app) : fetch),
    identityOf: provider.identityOf,
  };
  const renew = createRenewal(open);
  app.addHook("onRequest", async (request) => {
    if (request.url.startsWith("/api/") && request.host === host) await renew(request);
  });
  addSignIn(app, open);
  await addSignOut(app, open);
};
