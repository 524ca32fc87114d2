import { expiresAt } from "#blocks/block-expiry.ts";
import { isDrawn } from "#blocks/drawn-blocks.ts";
import type { BlockSite } from "#blocks/from-catalogue/block-site.ts";
import { renderBlocks } from "#blocks/render-blocks.ts";
import type { PublishedPage } from "#features/content/pages/contract.ts";
import { nextVisibilityChange, visibleBlocks } from "#features/content/pages/visibility-rules.ts";
import { blockServices, type PageSubject } from "../from-catalogue/block-services.ts";

/**
 * Drops blocks that are disabled, off schedule or without anything to show, and lets the cached page
 * expire when a schedule changes that.
 */
export const renderVisibleBlocks = async (
  site: BlockSite,
  page: PublishedPage,
  readSubject?: () => Promise<PageSubject>,
) => {
  const now = site.now().getTime();
  site.expireAt(nextVisibilityChange(page.blocks, now, expiresAt));
  const visible = visibleBlocks(page.blocks, now, expiresAt);
  const services = blockServices(site, readSubject);
  return (await renderBlocks(visible, services, page.styles.blocks)).filter(isDrawn);
};
