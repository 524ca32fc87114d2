import * as client from "openid-client";

const timeoutCodes = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT"]);

/** The provider refused, as opposed to being unreachable. */
export const isRefusal = (error: unknown): boolean =>
  (error instanceof client.ResponseBodyError && error.error === "invalid_grant") ||
  (error instanceof client.WWWAuthenticateChallengeError && error.status === 401);

/** The provider timed out, cannot be reached or answered 5xx. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ("code" in error && timeoutCodes.has(String(error.code))) return true;
  if (error.name === "TimeoutError" || error.message === "fetch failed") return true;
  if ("status" in error && Number(error.status) >= 500) return true;
  if (error.cause instanceof Response) return error.cause.status >= 500;
  return isUnavailable(error.cause);
};

/** Parts of a provider's answer whose check the library names in its messages. */
const checkedParts = ["state", "iss", "aud", "azp", "nonce", "exp", "nbf", "iat", "alg", "sub"];

const checkIn = (message: string): string | null => {
  const quoted = [...message.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
  const part = quoted.find((name) => checkedParts.includes(name));
  if (part !== undefined) return part;
  if (/signature|verification key/.test(message)) return "signature";
  return /\bJWS algorithm\b/.test(message) ? "alg" : null;
};

/**
 * For the log: the check that an answer of the provider failed, read from the library's own
 * messages; null where it was no check.
 */
export const failedCheckOf = (error: unknown): string | null =>
  error instanceof Error ? (checkIn(error.message) ?? failedCheckOf(error.cause)) : null;

/** For the log; contains nothing that a client sent. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
