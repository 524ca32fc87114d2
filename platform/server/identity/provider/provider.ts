import { exportJWK, generateKeyPair, type JWK } from "jose";
import { type Account, type Configuration, Provider } from "oidc-provider";
import { isConnectionError } from "#platform/server/database/away.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { createAdapter } from "./adapter.ts";
import { providerCookies } from "./provider-cookies.ts";

/** The standard's name of an error, as words; its description may repeat what a client sent. */
const errorName = (error: string): string => error.replaceAll(/[^a-z_]/g, "").replaceAll("_", " ");

/** Each realm has a provider instance of its own. */
export type ProviderOptions = Readonly<{
  db: Database;
  /** The realm's name in the database. */
  name: string;
  /** Ends in `/oauth2`, where the provider is mounted. */
  issuer: string;
  client: Readonly<{ id: string; secret: string; redirectUri: string }>;
  cookieKey: string;
  /** Whether browsers use https. */
  secureCookies: boolean;
  claims: Readonly<Record<string, string[]>>;
  findAccount: (id: string) => Promise<Account | undefined>;
  /**
   * The page for a sign-in that cannot continue. @param reason the error's name in the OAuth
   * standard
   */
  errorPage: (reason: string) => string;
  /** Called with server errors, never with a client's mistakes. */
  report: (error: unknown) => void;
}>;

const month = 30 * 86_400;

/** The realm's signing key: created once, shared by all processes. */
const signingKey = async (db: Database, name: string): Promise<JWK> => {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const newKey = { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: name };
  const key = { provider: name, kind: "SigningKey", id: "current" };
  await db
    .insertInto("oidc_payload")
    .values({
      ...key,
      payload: JSON.stringify(newKey),
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

/** Our OpenID provider: authorization code flow with PKCE S256 and nothing else. */
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
    // Our sign-out deletes the session itself, so that no page has to ask for confirmation.
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    renderError: (context, out, error) => {
      if (isConnectionError(error)) {
        context.status = 503;
        context.set("retry-after", "5");
      }
      context.type = "html";
      context.body = options.errorPage(errorName(out.error));
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
      // A session in which nobody has signed in yet ends with the sign-in page's own time limit.
      Session: (_context, session) => (session.accountId ? month : 3600),
    },
  };
  const provider = new Provider(options.issuer, configuration);
  // the server that mounts the provider sets the scheme, see `mount-provider.ts`
  provider.proxy = true;
  provider.use(async (context, next) => {
    const { cookies } = context;
    const set = cookies.set.bind(cookies);
    // The provider sets paths on some cookies; with `__Host-` browsers accept only `/`.
    cookies.set = (name, value, options) => set(name, value, { ...options, path: "/" });
    await next();
  });
  provider.on("server_error", (_context, error) => options.report(error));
  return provider;
};
