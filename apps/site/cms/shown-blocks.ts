import { expiresAt } from "#blocks/block-expiry.ts";
import { shownBlocks } from "#blocks/shown.ts";
import type { PublishedPage } from "#features/pages/contract.ts";
import { nextVisibilityChange, visibleBlocks } from "#features/pages/visibility-rules.ts";
import { blockServices } from "./block-services.ts";
import type { SiteRequest } from "../context.ts";

/** The blocks of a page that are shown now; the page cache is told when that changes. */
export const shownBlocksOf = (site: SiteRequest, page: PublishedPage) => {
  const at = site.now().getTime();
  site.endsAt(nextVisibilityChange(page.blocks, at, expiresAt));
  const visible = visibleBlocks(page.blocks, at, expiresAt);
  return shownBlocks(visible, blockServices(site), page.styles.blocks);
};
