import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import type { Discover, ProviderAddress } from "./client/discovery.ts";
import type { Accounts } from "./provider/accounts.ts";
import type { PasskeyTexts } from "./provider/passkey-way.ts";
import type { SecondStep } from "./provider/second-step.ts";
import type { Identity, IdentityReader, Realm } from "./realm.ts";

/** Another company's OpenID provider, or our embedded one under `/oauth2` of the same host. */
export type RealmProvider = Readonly<{ identityOf: IdentityReader }> &
  (
    | Readonly<{ external: ProviderAddress }>
    | Readonly<{
        external: null;
        clientId: string;
        accounts: Accounts;
        /**
         * `here` asks for e-mail and password on a page of the kit; `elsewhere` has pages of its own
         * at `/login`, which hand over whom they have recognised (`BeginSignIn`).
         */
        asks?: "here" | "elsewhere";
        /** What is asked for after the right password, where that is not enough. */
        secondStep?: SecondStep;
        /** What the kit's form says of passkeys, which are asked for nothing more. */
        passkeys?: PasskeyTexts;
      }>
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
  /** The product's name, which the pages of the sign-in show. */
  product: string;
  secret: string;
  /** Whether browsers use https. */
  secureCookies: boolean;
  now: () => Date;
  /** Called after a successful sign-in, before the answer is sent. */
  onSignIn?: (request: FastifyRequest, reply: FastifyReply, identity: Identity) => Promise<void>;
}>;

/**
 * Begins the code flow for somebody who has been recognised already, in this browser alone.
 * @returns the address that goes on with it, on the same origin
 */
export type BeginSignIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  recognised: Readonly<{ accountId: string; returnTo: string }>,
) => Promise<string>;

export type OpenRealm = Omit<RealmOptions, "provider"> &
  Readonly<{
    isEmbedded: boolean;
    /** Whether `/login` is a page of others. */
    hasOwnPages: boolean;
    discover: Discover;
    identityOf: IdentityReader;
  }>;
