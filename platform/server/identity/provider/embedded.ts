import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import { createAttempts } from "../attempts.ts";
import { signInPages } from "../pages/sign-in-pages.ts";
import type { Realm } from "../realm.ts";
import { createInteractions } from "./interactions.ts";
import { mountProvider } from "./mount-provider.ts";
import { knownDevice } from "../session/known-device.ts";
import { addPasswordForm } from "./password-form.ts";
import { createProvider } from "./provider.ts";
import type { Accounts } from "./accounts.ts";
import { createPasskeyWay, type PasskeyTexts } from "./passkey-way.ts";
import { addRecognised } from "./recognised.ts";
import { passedPassword, type SecondStep } from "./second-step.ts";

export type EmbeddedOptions = Readonly<{
  db: Database;
  realm: Realm;
  accounts: Accounts;
  /** Who asks whom to sign in: the kit's form, or pages of others. */
  asks: "here" | "elsewhere";
  /** After the kit's form; null where the password is enough. */
  secondStep: SecondStep | null;
  /** What the kit's form says of passkeys; null where there are none. */
  passkeys: PasskeyTexts | null;
  client: Readonly<{ clientId: string; clientSecret: string }>;
  origin: string;
  product: string;
  secret: string;
  secureCookies: boolean;
  now: () => Date;
}>;

const openProvider = (options: EmbeddedOptions, report: (error: unknown) => void) => {
  const { db, realm, origin, product, client, accounts } = options;
  return createProvider({
    db,
    name: realm.name,
    issuer: `${origin}/oauth2`,
    client: {
      id: client.clientId,
      secret: client.clientSecret,
      redirectUri: `${origin}/login/redirect`,
    },
    cookieKey: options.secret,
    secureCookies: options.secureCookies,
    report,
    errorPage: signInPages(realm.words, product).cannotGoOn,
    claims: { email: ["email"], profile: [...accounts.profileClaims] },
    async findAccount(id) {
      const claims = await accounts.claimsOf(id);
      return claims ? { accountId: id, claims: async () => ({ ...claims, sub: id }) } : undefined;
    },
  });
};

/** Serves a realm's embedded provider under `/oauth2` of its host. */
export const addEmbeddedProvider = async (
  app: FastifyInstance,
  options: EmbeddedOptions,
): Promise<void> => {
  const { db, realm, origin, secret, now } = options;
  const { host } = new URL(origin);
  const provider = await openProvider(options, (error) => app.log.error(error));

  await app.register(async (pages) => {
    const interactions = createInteractions(provider, origin);
    if (options.asks === "elsewhere") {
      addRecognised(pages, { ...options, interactions, host });
      return;
    }
    await pages.register(formbody, { bodyLimit: 10_000 });
    addPasswordForm(pages, {
      interactions,
      deviceOf: (request, accountId) => knownDevice(options, request, accountId),
      accounts: options.accounts,
      attempts: createAttempts({ db, secret, realm: realm.name, now }),
      pages: signInPages(realm.words, options.product),
      words: realm.words,
      secondStep: options.secondStep,
      passkeyWay: options.passkeys && createPasskeyWay(options, options.passkeys),
      passed: passedPassword({ secret, realm: realm.name, now }),
      host,
    });
  });

  await app.register(async (protocol) => {
    // The provider reads the body itself.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser("*", (_request, _payload, done) => done(null));
    protocol.all(
      "/oauth2/*",
      { constraints: { host } },
      mountProvider(provider, `${origin}/oauth2`),
    );
  });
};
