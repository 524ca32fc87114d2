import type { FastifyInstance } from "fastify";
import * as client from "openid-client";

export type ProviderAddress = Readonly<{ issuer: string; clientId: string; clientSecret: string }>;

/** Reaches our own provider without the network: its host name need not resolve on the server. */
export const fetchInside =
  (app: FastifyInstance, origin: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== origin) return fetch(request);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const answer = await app.inject({
      method: request.method === "POST" ? "POST" : "GET",
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(request.headers), host: url.host },
      ...(body ? { payload: body } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined)
        headers.set(name, Array.isArray(value) ? value.join(", ") : String(value));
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers,
    });
  };

/** Learns the provider's endpoints; asked anew until the provider answers, then kept. */
export const createDiscovery = (address: ProviderAddress, fetcher: typeof fetch) => {
  let known: Promise<client.Configuration> | null = null;
  return (): Promise<client.Configuration> => {
    known ??= client
      .discovery(
        new URL(address.issuer),
        address.clientId,
        undefined,
        client.ClientSecretBasic(address.clientSecret),
        {
          [client.customFetch]: (url, options) => fetcher(url, options as RequestInit),
          timeout: 5, // seconds, of every later call too: a renewal holds up somebody's call
          execute: address.issuer.startsWith("http:") ? [client.allowInsecureRequests] : [],
        },
      )
      .catch((error: unknown) => {
        known = null;
        throw error;
      });
    return known;
  };
};

/** What the callback must find again; kept by the browser, sealed. */
export type LoginAttempt = Readonly<{
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
  until: number;
}>;

/** The address at which a sign-in begins, and what to check when it ends. */
export const beginLogin = async (config: client.Configuration, redirectUri: string) => {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid profile email offline_access",
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    prompt: "consent", // a refresh token is given only with consent
    state,
    nonce,
  });
  return { url, state, nonce, verifier };
};

/** Exchanges the code and asks who it is. @throws when code, state, nonce or PKCE do not fit */
export const endLogin = async (config: client.Configuration, here: URL, attempt: LoginAttempt) => {
  const tokens = await client.authorizationCodeGrant(config, here, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
  });
  const subject = tokens.claims()?.sub ?? "";
  const user = await client.fetchUserInfo(config, tokens.access_token, subject);
  return { tokens, user };
};
