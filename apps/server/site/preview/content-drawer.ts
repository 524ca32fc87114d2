import type { SiteRequest } from "#apps/site/context.ts";
import type { ContentPreview } from "#features/content/page-contents/fixed/routes.ts";
import { pathOf } from "#markets/paths.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { previewUrl } from "./preview-site.ts";
import type { TravelDrawerOptions } from "./travel-drawer.ts";

/** Draws the page of a fixed route with a draft of its text, by the site's own routes. */
export const contentDrawer =
  ({ open, draw, toFrame, now }: Omit<TravelDrawerOptions, "db">): ContentPreview["drawContent"] =>
  async (market, route, content) => {
    const moment = now();
    const site = await open(market, moment);
    const path = pathOf(site.market.id, route, {}, site.product);
    if (path === null) throw new Problem(422, "This market hides the page.");
    const { catalogue } = site;
    const drafted: SiteRequest = {
      ...site,
      catalogue: {
        ...catalogue,
        fixedContent: async (asked) =>
          asked === route
            ? { ...content, version: 0, updatedAt: moment }
            : catalogue.fixedContent(asked),
        contents: async () => new Map([...(await catalogue.contents()), [route, moment]]),
      },
    };
    const page = await draw(drafted, previewUrl(path));
    if (page.status !== 200) throw new Problem(500, "The server failed to draw this page.");
    return { html: toFrame(page.html, site).html };
  };
