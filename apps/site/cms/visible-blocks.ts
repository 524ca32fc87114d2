import { expiresAt } from "#blocks/block-expiry.ts";
import { renderBlocks } from "#blocks/render-blocks.ts";
import type { PublishedPage } from "#features/pages/contract.ts";
import { nextVisibilityChange, visibleBlocks } from "#features/pages/visibility-rules.ts";
import { blockServices, type PageSubject } from "./block-services.ts";
import type { SiteRequest } from "../context.ts";

/** Drops blocks that are disabled or off schedule, and lets the cached page expire when that changes. */
export const renderVisibleBlocks = (
  site: SiteRequest,
  page: PublishedPage,
  readSubject?: () => Promise<PageSubject>,
) => {
  const now = site.now().getTime();
  site.expireAt(nextVisibilityChange(page.blocks, now, expiresAt));
  const visible = visibleBlocks(page.blocks, now, expiresAt);
  return renderBlocks(visible, blockServices(site, readSubject), page.styles.blocks);
};
