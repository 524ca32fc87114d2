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

/** Somebody else's OpenID provider, or one of our own that stands under `/oauth2` of the same host. */
export type RealmProvider = Readonly<{ identityOf: IdentityReader }> &
  (
    | Readonly<{ external: ProviderAddress }>
    | Readonly<{ external: null; clientId: string; accounts: Accounts }>
  );

export type RealmOptions = Readonly<{
  db: Database;
  realm: Realm;
  provider: RealmProvider;
  /** As browsers see the host on which people of this realm sign in; on any other, the paths are that host's. */
  origin: string;
  secret: string;
  /** Whether browsers come by https. */
  secureCookies: boolean;
  now: () => Date;
  /** Called when somebody has signed in, before the answer is sent. */
  onSignIn?: (request: FastifyRequest, reply: FastifyReply, identity: Identity) => Promise<void>;
}>;

/** What the routes of a realm share. */
export type OpenRealm = Omit<RealmOptions, "provider"> &
  Readonly<{ isEmbedded: boolean; discover: Discover; identityOf: IdentityReader }>;

/**
 * Adds a realm's sign-in, sign-out and renewal on one host; `@fastify/cookie` has to be there.
 * A realm that is open on several hosts is added once for each.
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
