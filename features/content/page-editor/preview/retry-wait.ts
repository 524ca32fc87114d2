import { ApiError } from "#platform/browser/call-api.ts";

const firstWaitMs = 3000;
const longestWaitMs = 30_000;

/** Answers after which the same request may succeed later: nobody signed in, too slow, too many. */
const passingRefusals = new Set([401, 408, 429]);

/** Whether the same request would be refused again. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !passingRefusals.has(error.status);

/**
 * How long to wait before the same request is sent again: longer with each failure in a row, and
 * never shorter than the server asks. @returns null where it would be refused again
 */
export const retryWaitMs = (error: unknown, failures: number): number | null => {
  if (isRefused(error)) return null;
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(asked, Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs));
};
