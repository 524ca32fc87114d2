import { ownBlocksOf } from "#blocks/page/own-blocks.tsx";
import type { SearchSlots } from "#features/content/search/site/results/search.tsx";
import type { SiteRequest } from "../context.ts";

export const searchSlots: SearchSlots<SiteRequest> = {
  ownBlocks: (site, id) => ownBlocksOf(site, { kind: "destination", id }),
};
