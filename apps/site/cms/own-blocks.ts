import type { PageOwner } from "#features/content/pages/contract.ts";
import type { SiteRequest } from "../context.ts";
import { appearanceOf } from "./cms-page.tsx";
import { subjectOfOwner } from "./page-subject.ts";
import { renderVisibleBlocks } from "./visible-blocks.ts";

/** What staff made of blocks for one travel or destination; null where visitors see nothing of it. */
export const ownBlocksOf = async (site: SiteRequest, owner: PageOwner) => {
  const page = await site.ownPage(owner);
  if (!page) return null;
  const blocks = await renderVisibleBlocks(site, page, () => subjectOfOwner(site, owner));
  return blocks.length === 0 ? null : { appearance: appearanceOf(page), blocks };
};
