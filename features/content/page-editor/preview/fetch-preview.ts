import { drawPreview } from "#features/content/pages/preview/calls.ts";
import { callInBackground } from "#platform/browser/call.ts";
import type { PreviewCacheOptions } from "./preview-cache.ts";

/**
 * Fetches rendered blocks without a sign-in dialog: an expired session must not interrupt typing.
 */
export const previewFetcher =
  (country: string): PreviewCacheOptions["fetchPreview"] =>
  (request, signal) =>
    callInBackground(drawPreview, { country }, { body: request, signal });
