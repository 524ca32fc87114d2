import type { PreviewAnswer } from "#features/pages/preview-contract.ts";
import { backgroundFetch } from "#platform/browser/renewal.ts";
import { Refused } from "../page-calls.ts";
import type { DrawingsOptions } from "./preview-cache.ts";

/** Asks the server for drawings, as a call that goes by itself: nobody is kept from typing by it. */
export const askForDrawings =
  (country: string): DrawingsOptions["ask"] =>
  async (request, signal): Promise<PreviewAnswer> => {
    const answer = await backgroundFetch(`/api/${country}/preview`, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(request),
      signal,
    });
    if (!answer.ok) throw new Refused(answer.status, await answer.json().catch(() => ({})));
    return answer.json();
  };
