import { exportJWK, generateKeyPair, type JWK } from "jose";
import { type Account, type Configuration, Provider } from "oidc-provider";
import type { Database } from "../database/tables.ts";
import { plainPage } from "./sign-in-page.ts";
import { createAdapter } from "./adapter.ts";

/** The standard's own word for what went wrong; its description may repeat what a stranger sent. */
const errorWord = (error: string): string => error.replaceAll(/[^a-z_]/g, "").replaceAll("_", " ");

/** What tells one embedded provider from another: each realm is an instance of its own. */
export type ProviderOptions = Readonly<{
  db: Database;
  /** The realm's name in the tables. */
  name: string;
  /** Ends in `/oauth2`, where it is mounted. */
  issuer: string;
  client: Readonly<{ id: string; secret: string; redirectUri: string; afterLogout: string }>;
  cookieKey: string;
  claims: Readonly<Record<string, string[]>>;
  findAccount: (id: string) => Promise<Account | undefined>;
}>;

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
  const configuration: Configuration = {
    adapter: createAdapter(options.db, options.name),
    jwks: { keys: [await signingKey(options.db, options.name)] },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        post_logout_redirect_uris: [client.afterLogout],
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
      names: {
        session: `${options.name}-provider`,
        interaction: `${options.name}-interaction`,
        resume: `${options.name}-resume`,
      },
    },
    features: { devInteractions: { enabled: false } },
    renderError: (context, out) => {
      const back = '<a class="button" href="/">Back to the start</a>';
      context.type = "html";
      context.body = plainPage(
        "This sign-in cannot go on",
        `<p>${errorWord(out.error)}</p>${back}`,
      );
    },
    interactions: { url: (_context, { uid }) => `/oauth2/interaction/${uid}` },
    findAccount: async (_context, id) => options.findAccount(id),
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 30 * 86_400,
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: 30 * 86_400,
      Session: 30 * 86_400,
    },
  };
  return new Provider(options.issuer, configuration);
};
