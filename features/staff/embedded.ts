import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import { createAttempts } from "#platform/server/identity/attempts.ts";
import { answerBy } from "#platform/server/identity/mounted.ts";
import { createProvider } from "#platform/server/identity/provider.ts";
import { scopeClaim } from "./claims.ts";
import { scopeOf } from "./policy.ts";
import { staffRealm } from "./realm.ts";
import { addSignInForm } from "./sign-in-form.ts";
import { accountById } from "./store.ts";

export type EmbeddedOptions = Readonly<{
  db: Database;
  origin: string;
  secret: string;
  client: Readonly<{ id: string; secret: string }>;
  /** The back-office's, with its port; no other host answers here. */
  host: string;
  secureCookies: boolean;
  now: () => Date;
}>;

type ProviderOptions = EmbeddedOptions & Readonly<{ report: (error: unknown) => void }>;

const staffProvider = ({ db, origin, secret, client, secureCookies, report }: ProviderOptions) =>
  createProvider({
    db,
    name: staffRealm.name,
    issuer: `${origin}/oauth2`,
    client: { ...client, redirectUri: `${origin}/login/redirect` },
    cookieKey: secret,
    secureCookies,
    report,
    claims: { email: ["email"], profile: ["name", scopeClaim] },
    async findAccount(id) {
      const account = await accountById(db, id);
      if (!account) return undefined;
      const { email, name, role } = account;
      return {
        accountId: id,
        claims: async () => ({ sub: id, email, name, [scopeClaim]: scopeOf(role) }),
      };
    },
  });

/** The embedded staff provider under `/oauth2` of the back-office's host. */
export const addEmbeddedProvider = async (
  app: FastifyInstance,
  options: EmbeddedOptions,
): Promise<void> => {
  const { db, origin, secret, host, now } = options;
  const report = (error: unknown) => app.log.error(error);
  const provider = await staffProvider({ ...options, report });
  const attempts = createAttempts({ db, secret, realm: staffRealm.name, now });

  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 10_000 });
    addSignInForm(pages, { provider, db, origin, host, attempts });
  });

  await app.register(async (protocol) => {
    // The provider reads the body itself.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser("*", (_request, _payload, done) => done(null));
    protocol.all("/oauth2/*", { constraints: { host } }, answerBy(provider, `${origin}/oauth2`));
  });
};
