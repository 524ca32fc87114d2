import type { PreviewResponse } from "#features/pages/preview-contract.ts";
import { backgroundFetch } from "#platform/browser/session-renewal.ts";
import { ApiError } from "../page-api.ts";
import type { PreviewCacheOptions } from "./preview-cache.ts";

/** Fetches rendered blocks in the background: an ended session does not keep anybody from typing. */
export const previewFetcher =
  (country: string): PreviewCacheOptions["fetchPreview"] =>
  async (request, signal): Promise<PreviewResponse> => {
    const answer = await backgroundFetch(`/api/${country}/preview`, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(request),
      signal,
    });
    if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => ({})));
    return answer.json();
  };
