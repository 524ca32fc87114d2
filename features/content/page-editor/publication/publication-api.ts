import type { LiveCheck } from "#features/content/pages/live-check-contract.ts";
import type { Publication, PublicationMoments } from "#features/catalogue/publication/contract.ts";
import { callApi } from "#platform/browser/call-api.ts";
import type { SaveFlags } from "../redirect-conflict.ts";

export const publicationApi = (country: string, pageId: string) => {
  const path = `${country}/custompages/${pageId}`;
  return {
    read: () => callApi<Publication>("GET", `${path}/publication`),
    plan: (moments: PublicationMoments, flags: SaveFlags) =>
      callApi<Publication>("PUT", `${path}/publication`, { ...moments, ...flags }),
    verify: () => callApi<LiveCheck>("POST", `${path}/proof`, {}),
  };
};
