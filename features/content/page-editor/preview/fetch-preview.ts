import { apiUrl } from "#platform/browser/api-base.ts";
import type { PreviewResponse } from "#features/content/pages/preview-contract.ts";
import { backgroundFetch } from "#platform/browser/session-renewal.ts";
import { readAnswer } from "#platform/browser/call-api.ts";
import type { PreviewCacheOptions } from "./preview-cache.ts";

/**
 * Fetches rendered blocks without a sign-in dialog: an expired session must not interrupt typing.
 */
export const previewFetcher =
  (country: string): PreviewCacheOptions["fetchPreview"] =>
  async (request, signal): Promise<PreviewResponse> => {
    const response = await backgroundFetch(apiUrl(`${country}/preview`), {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(request),
      signal,
    });
    return readAnswer<PreviewResponse>(response);
  };
