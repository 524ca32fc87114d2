import * as client from "openid-client";
import { z } from "zod";

/** What the callback must find again; kept by the browser, sealed. */
export const loginAttempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** Milliseconds of the epoch. */
  until: z.number(),
});
export type LoginAttempt = z.output<typeof loginAttempt>;

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

/** Exchanges the code and asks who it is. @throws when code, state, nonce, PKCE or the provider's signature do not fit */
export const endLogin = async (config: client.Configuration, here: URL, attempt: LoginAttempt) => {
  const tokens = await client.authorizationCodeGrant(config, here, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  const user = await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? "");
  // Some providers tell roles in the ID token alone; where both speak, the newer answer holds.
  return { tokens, providerSession: claims?.["sid"], claims: { ...claims, ...user } };
};
