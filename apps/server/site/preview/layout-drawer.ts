import type { SiteRequest } from "#apps/site/context.ts";
import type { LayoutPreview } from "#features/assets/layout/routes.ts";
import { pathOf } from "#markets/paths.ts";
import { previewUrl } from "./preview-site.ts";
import type { TravelDrawerOptions } from "./travel-drawer.ts";

/** Draws a page with a draft of the layout by the site's own routes. */
export const layoutDrawer =
  ({ open, draw, toFrame, now }: Omit<TravelDrawerOptions, "db">): LayoutPreview["drawLayout"] =>
  async (market, area, { content, over }) => {
    const site = await open(market, now());
    const { catalogue } = site;
    const drafted: SiteRequest = {
      ...site,
      catalogue: {
        ...catalogue,
        layout: async () => ({ ...(await catalogue.layout()), [area]: content }),
      },
    };
    const ofWords = area === "contacts" ? "contacts" : "legal-privacy-policy";
    const route = over === "picture" ? "index" : ofWords;
    const path = pathOf(site.market.id, route, {}, site.product) ?? "/";
    // Where the market has no such page, its 404 has the same header and footer.
    const page = await draw(drafted, previewUrl(path));
    return { html: toFrame(page.html, site).html };
  };
