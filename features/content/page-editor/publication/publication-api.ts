import type { PublicationMoments } from "#features/catalogue/publication/contract.ts";
import {
  getPagePublication,
  planPagePublication,
  verifyLive,
} from "#features/content/pages/publication/calls.ts";
import { call } from "#platform/browser/call.ts";
import type { SaveFlags } from "../redirect-conflict.ts";

export const publicationApi = (country: string, pageId: string) => {
  return {
    read: () => call(getPagePublication, { country, id: pageId }),
    plan: (moments: PublicationMoments, flags: SaveFlags) =>
      call(planPagePublication, { country, id: pageId }, { body: { ...moments, ...flags } }),
    verify: () => call(verifyLive, { country, id: pageId }),
  };
};
