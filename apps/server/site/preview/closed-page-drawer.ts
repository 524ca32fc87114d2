import { withStatusPage } from "#apps/site/routing/status-page.ts";
import type { ClosedPagePreview } from "#features/company/settings/maintenance/routes.ts";
import { marketById } from "#markets/markets.ts";
import { maintenanceError } from "../error-pages.ts";
import { previewUrl } from "./preview-site.ts";
import type { TravelDrawerOptions } from "./travel-drawer.ts";

/** Draws the page of a closed market as visitors get it, by the site's own routes. */
export const closedPageDrawer =
  ({
    open,
    draw,
    toFrame,
    now,
  }: Omit<TravelDrawerOptions, "db">): ClosedPagePreview["drawClosedPage"] =>
  async (market, maintenance) => {
    const moment = now();
    const site = await open(market, moment);
    const errorPage = maintenanceError(marketById(market), maintenance, moment);
    const page = await draw(withStatusPage(site, errorPage), previewUrl("/"));
    const { html } = toFrame(page.html, site);
    return { html, status: errorPage.status, retryAfter: errorPage.retryAfter };
  };
