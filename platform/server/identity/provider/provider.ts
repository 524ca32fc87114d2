import { exportJWK, generateKeyPair, type JWK } from "jose";
import { type Account, type Configuration, Provider } from "oidc-provider";
import { isAway } from "#platform/server/database/away.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { createAdapter } from "./adapter.ts";
import { providerCookies } from "./provider-cookies.ts";

/** The standard's own word for what went wrong; its description may repeat what a stranger sent. */
const errorWord = (error: string): string => error.replaceAll(/[^a-z_]/g, "").replaceAll("_", " ");

/** What tells one embedded provider from another: each realm is an instance of its own. */
export type ProviderOptions = Readonly<{
  db: Database;
  /** The realm's name in the tables. */
  name: string;
  /** Ends in `/oauth2`, where it is mounted. */
  issuer: string;
  client: Readonly<{ id: string; secret: string; redirectUri: string }>;
  cookieKey: string;
  /** Whether browsers come by https. */
  secureCookies: boolean;
  claims: Readonly<Record<string, string[]>>;
  findAccount: (id: string) => Promise<Account | undefined>;
  /** The page for a sign-in that cannot go on. @param reason the standard's own word */
  errorPage: (reason: string) => string;
  /** Told of what went wrong by no fault of who asked. */
  report: (error: unknown) => void;
}>;

const month = 30 * 86_400;

/** The realm's signing key: made once, the same for every process. */
const signingKey = async (db: Database, name: string): Promise<JWK> => {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const made = { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: name };
  const key = { provider: name, kind: "SigningKey", id: "current" };
  await db
    .insertInto("oidc_payload")
    .values({
      ...key,
      payload: JSON.stringify(made),
      grant_id: null,
      uid: null,
      user_code: null,
      consumed_at: null,
      expires_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom("oidc_payload")
    .select("payload")
    .where("provider", "=", name)
    .where("kind", "=", "SigningKey")
    .executeTakeFirstOrThrow();
  return row.payload;
};

/** An OpenID provider of our own, with our sign-in page: code flow with PKCE S256 and nothing else. */
export const createProvider = async (options: ProviderOptions): Promise<Provider> => {
  const { client } = options;
  const cookie = { httpOnly: true, sameSite: "lax", secure: options.secureCookies } as const;
  const configuration: Configuration = {
    adapter: createAdapter(options.db, options.name),
    jwks: { keys: [await signingKey(options.db, options.name)] },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code", "refresh_token"],
        token_endpoint_auth_method: "client_secret_basic",
      },
    ],
    claims: { ...options.claims },
    conformIdTokenClaims: true,
    scopes: ["openid", "profile", "email", "offline_access"],
    responseTypes: ["code"],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    cookies: {
      keys: [options.cookieKey],
      names: providerCookies(options.name, options.secureCookies),
      long: cookie,
      short: cookie,
    },
    // Sign-out ends the session itself: no page has to ask whether it should.
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    renderError: (context, out, error) => {
      if (isAway(error)) {
        context.status = 503;
        context.set("retry-after", "5");
      }
      context.type = "html";
      context.body = options.errorPage(errorWord(out.error));
    },
    interactions: { url: (_context, { uid }) => `/oauth2/interaction/${uid}` },
    findAccount: async (_context, id) => options.findAccount(id),
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: month,
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: month,
      // Of who never came to a password, no longer than the page that asks for it.
      Session: (_context, session) => (session.accountId ? month : 3600),
    },
  };
  const provider = new Provider(options.issuer, configuration);
  provider.proxy = true; // it hears its scheme from the server that it is mounted in, see `mounted.ts`
  provider.use(async (context, next) => {
    const { cookies } = context;
    const set = cookies.set.bind(cookies);
    // The provider binds some to paths of its own; with `__Host-` browsers take those of the whole host alone.
    cookies.set = (name, value, given) => set(name, value, { ...given, path: "/" });
    await next();
  });
  provider.on("server_error", (_context, error) => options.report(error));
  return provider;
};
