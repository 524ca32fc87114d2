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

/** For the log; contains nothing that a client sent. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
