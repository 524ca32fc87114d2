import { ApiError } from "#platform/browser/call-api.ts";

const firstDelaySeconds = 8;
const longestDelaySeconds = 60;

/**
 * Seconds until something that failed is tried again by itself; null where trying again would be
 * refused again.
 * @param count how often it has failed without a success in between, from 1
 */
export const retryDelaySeconds = (error: Error, count: number): number | null => {
  if (error instanceof ApiError && error.status < 500 && error.status !== 429) return null;
  return Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (count - 1));
};
