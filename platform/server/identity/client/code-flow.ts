import * as client from "openid-client";
import { z } from "zod";

/** What a sign-in has to remember until its callback, encrypted in a cookie. */
export const loginAttemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** Milliseconds since the epoch. */
  until: z.number(),
  /** Whom pages of one's own have recognised; the embedded provider believes it. */
  accountId: z.string().optional(),
});
export type LoginAttempt = z.output<typeof loginAttemptSchema>;

/** Starts the authorization code flow with PKCE; the callback checks state, nonce and verifier. */
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
    prompt: "consent", // the provider issues a refresh token only with consent
    state,
    nonce,
  });
  return { url, state, nonce, verifier };
};

/**
 * Exchanges the code for tokens and reads the user's claims. @throws when code, state, nonce, PKCE
 * or the signature do not fit
 */
export const endLogin = async (
  config: client.Configuration,
  callbackUrl: URL,
  attempt: LoginAttempt,
) => {
  const tokens = await client.authorizationCodeGrant(config, callbackUrl, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  const user = await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? "");
  // Some providers give roles in the ID token only; where both have a claim, the user info wins.
  return { tokens, providerSession: claims?.["sid"], claims: { ...claims, ...user } };
};
