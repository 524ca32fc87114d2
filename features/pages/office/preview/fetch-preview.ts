import type { PreviewResponse } from "#features/pages/preview-contract.ts";
import { backgroundFetch } from "#platform/browser/session-renewal.ts";
import { ApiError } from "../page-api.ts";
import type { PreviewCacheOptions } from "./preview-cache.ts";

/** Asks the server for drawings, as a call that goes by itself: nobody is kept from typing by it. */
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
