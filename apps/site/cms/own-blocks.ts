import type { SiteRequest } from "../context.ts";
import { appearanceOf } from "./cms-page.tsx";
import { subjectOfOwner } from "./page-subject.ts";
import { renderVisibleBlocks } from "./visible-blocks.ts";

/** What staff made of blocks for one travel; null where visitors see nothing of it. */
export const ownBlocksOf = async (site: SiteRequest, travelId: string) => {
  const owner = { kind: "travel", id: travelId } as const;
  const page = await site.ownPage(owner);
  if (!page) return null;
  const blocks = await renderVisibleBlocks(site, page, async () => subjectOfOwner(owner));
  return blocks.length === 0 ? null : { appearance: appearanceOf(page), blocks };
};
