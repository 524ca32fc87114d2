import type { FastifyInstance } from "fastify";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Visitor } from "#platform/server/http/routes/access.ts";
import type { Visit } from "#platform/server/http/visit.ts";
import type { ProviderAddress } from "#platform/server/identity/client/discovery.ts";
import { openRealm } from "#platform/server/identity/open-realm.ts";
import type { BeginSignIn } from "#platform/server/identity/realm-options.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { createVisitorPasskeys, type VisitorPasskeys } from "./passkeys/visitor-passkeys.ts";
import { showPaidCurrency } from "./profile/paid-currency.ts";
import { createProfiles, type Profiles } from "./profile/profiles.ts";
import { visitorProvider } from "./provider.ts";
import { visitorRealmIn } from "./realm.ts";
import { createSignIn, type SignIn } from "./sign-in/sign-in.ts";
import { keepExternalAccount } from "./external-account.ts";
import type { KeptElsewhere } from "./kept-elsewhere.ts";
import { accountByEmail, signedInVisitor } from "./store.ts";

export type PeopleOptions = Readonly<{
  db: Database;
  secret: string;
  secureCookies: boolean;
  product: string;
  mailer: Mailer;
  /** An external OpenID provider of visitors; null for the embedded ones. */
  provider: ProviderAddress | null;
  /** The domain that passkeys of all markets belong to; null where each host has its own. */
  passkeyDomain: string | null;
  /** What other features keep of the owners of accounts. */
  keptElsewhere: readonly KeptElsewhere[];
  now: () => Date;
}>;

/** A request that a page hands over unread. */
export type VisitorVisit = Visit;

/** Who is signed in, as a page hands them over. */
export type SignedIn = Visitor;

/** What pages and calls do for visitors. */
export type People = Readonly<{
  /** Null for a stranger. */
  visitorOf: (visit: Visit) => Promise<Visitor | null>;
  /** Null where an external provider keeps the accounts. */
  signIn: SignIn | null;
  /** Null where an external provider keeps the accounts. */
  passkeys: VisitorPasskeys | null;
  profiles: Profiles;
  secureCookies: boolean;
}>;

/** A host of a market, as browsers see it. */
export type SiteHost = Readonly<{ origin: string; market: string }>;

/** Also opens the sign-in of each host, for which `@fastify/cookie` has to be there. */
export const createPeople = (options: PeopleOptions) => {
  const { db, secureCookies, provider, now } = options;
  const begins = new Map<string, BeginSignIn>();
  const begin: BeginSignIn = (request, reply, recognised) => {
    const own = begins.get(request.host);
    if (!own) throw new Error(`Nobody signs in on ${request.host}.`);
    return own(request, reply, recognised);
  };
  const signIn = createSignIn({ ...options, begin });
  const isExternal = provider !== null;
  const people: People = {
    visitorOf: ({ request, market }) =>
      signedInVisitor({ db, secureCookies, isExternal, now }, request, market),
    signIn: isExternal ? null : signIn,
    passkeys: isExternal ? null : createVisitorPasskeys({ ...options, begin }),
    profiles: createProfiles({ ...options, codes: signIn.codes }),
    secureCookies,
  };
  return {
    people,
    async open(app: FastifyInstance, hosts: readonly SiteHost[]): Promise<void> {
      for (const { origin, market } of hosts) {
        const own = marketById(market);
        const started = await openRealm(app, {
          ...options,
          origin,
          realm: visitorRealmIn(own),
          provider: visitorProvider(db, provider),
          async onSignIn(_request, reply, identity) {
            if (isExternal) await keepExternalAccount(db, identity, own.id, options);
            const account = await accountByEmail(db, identity.email);
            showPaidCurrency(reply, own.id, account?.country ?? null, secureCookies);
          },
        });
        begins.set(new URL(origin).host, started);
      }
    },
  };
};
