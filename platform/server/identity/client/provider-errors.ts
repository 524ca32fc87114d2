import * as client from "openid-client";

const codesOfSilence = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT"]);

/** A provider that says no, as against one that does not answer. */
export const isRefusal = (error: unknown): boolean =>
  (error instanceof client.ResponseBodyError && error.error === "invalid_grant") ||
  (error instanceof client.WWWAuthenticateChallengeError && error.status === 401);

/** A provider that did not answer in time, cannot be reached or is out of order. */
export const isSilence = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ("code" in error && codesOfSilence.has(String(error.code))) return true;
  if (error.name === "TimeoutError" || error.message === "fetch failed") return true;
  if ("status" in error && Number(error.status) >= 500) return true;
  if (error.cause instanceof Response) return error.cause.status >= 500;
  return isSilence(error.cause);
};

/** For the log: what went wrong, without what a stranger sent. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
