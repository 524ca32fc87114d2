import { generateKeyPairSync } from "node:crypto";
import { startGlewlwyd } from "./process.ts";

/** A person of the company. */
export type Person = Readonly<{
  name: string;
  email: string;
  picture: string;
  groups: readonly string[];
  countries: readonly string[];
}>;

const password = "a password of the company";
const scopes = ["openid", "profile", "email", "offline_access"];
const clientId = "wayroam";
const clientSecret = "a-secret-of-the-company";

const pluginParameters = (issuer: string) => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const claims = ["groups", "countries", "picture"];
  return {
    iss: issuer,
    "jwt-type": "rsa",
    "jwt-key-size": "256",
    key: privateKey.export({ type: "pkcs8", format: "pem" }),
    cert: publicKey.export({ type: "spki", format: "pem" }),
    "access-token-duration": 3600,
    "refresh-token-duration": 86_400,
    "code-duration": 60,
    "refresh-token-rolling": true,
    "refresh-token-one-use": "always",
    "auth-type-code-enabled": true,
    "auth-type-refresh-enabled": true,
    "jwks-show": true,
    "pkce-allowed": true,
    "pkce-required": true,
    "introspection-revocation-allowed": true,
    "session-management-allowed": true,
    "session-cookie-name": "GLEWLWYD_OIDC",
    "session-cookie-expiration": 3600,
    "subject-type": "public",
    "name-claim": "mandatory",
    "email-claim": "mandatory",
    "allowed-scope": scopes,
    claims: claims.map((name) => ({
      name,
      "user-property": name,
      type: "string",
      mandatory: true,
      scope: [],
    })),
  };
};

/** A browser of the provider's own API and pages, with a session. */
const openSession = (base: string) => {
  const cookies = new Map<string, string>();
  return async (method: string, url: string, json?: object) => {
    const response = await fetch(new URL(url, base), {
      method,
      redirect: "manual",
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(json && { "content-type": "application/json" }),
      },
      ...(json && { body: JSON.stringify(json) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    if (response.status >= 400)
      throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
    return response;
  };
};

/**
 * Glewlwyd with one client, the back-office at `origin`. It is another implementation of OpenID
 * Connect than the one that the product embeds. The caller closes it.
 */
export const openGlewlwyd = async (origin: string) => {
  const { base, ...process } = await startGlewlwyd();
  const issuer = `${base}/api/oidc`;
  const administrate = openSession(base);
  await administrate("POST", "/api/auth/", { username: "admin", password: "password" });
  for (const name of scopes.slice(1))
    await administrate("POST", "/api/scope", { name, password_required: true, scheme: {} });
  await administrate("POST", "/api/mod/plugin", {
    module: "oidc",
    name: "oidc",
    display_name: "Company",
    enabled: true,
    parameters: pluginParameters(issuer),
  });
  await administrate("POST", "/api/client", {
    client_id: clientId,
    name: "Back-office",
    confidential: true,
    password: clientSecret,
    redirect_uri: [`${origin}/login/redirect`],
    authorization_type: ["code", "refresh_token"],
    token_endpoint_auth_method: ["client_secret_basic", "client_secret_post"],
    scope: [],
    enabled: true,
  });

  return {
    ...process,
    address: { issuer, clientId, clientSecret },
    hire: (username: string, person: Person) =>
      administrate("POST", "/api/user", {
        username,
        ...person,
        password,
        scope: ["g_profile", ...scopes],
        enabled: true,
      }),
    change: (username: string, person: Person) =>
      administrate("PUT", `/api/user/${username}`, {
        ...person,
        scope: ["g_profile", ...scopes],
        enabled: true,
      }),
    /** Signs a person in at the page that `/login` leads to, and consents. @returns the callback's address */
    async signIn(username: string, authorizationUrl: string): Promise<string> {
      const send = openSession(base);
      await send("POST", "/api/auth/", { username, password });
      await send("PUT", `/api/auth/grant/${clientId}`, { scope: scopes.join(" ") });
      const answer = await send("GET", `${authorizationUrl}&g_continue`);
      return answer.headers.get("location") ?? "";
    },
  };
};

export type Glewlwyd = Awaited<ReturnType<typeof openGlewlwyd>>;
