import { RouterContextProvider } from "react-router";
import { siteContext } from "#apps/site/context.ts";
import { withStatusPage } from "#apps/site/routing/status-page.ts";
import type { ClosedPagePreview } from "#features/company/settings/maintenance/routes.ts";
import { marketById } from "#markets/markets.ts";
import { maintenanceError } from "../error-pages.ts";
import type { TravelDrawerOptions } from "./travel-drawer.ts";

/** Draws the page of a closed market as visitors get it, by the site's own routes. */
export const closedPageDrawer =
  ({
    open,
    answer,
    toFrame,
    now,
  }: Omit<TravelDrawerOptions, "db">): ClosedPagePreview["drawClosedPage"] =>
  async (market, maintenance) => {
    const moment = now();
    const site = await open(market, moment);
    const errorPage = maintenanceError(marketById(market), maintenance, moment);
    const context = new RouterContextProvider();
    context.set(siteContext, withStatusPage(site, errorPage));
    const page = await answer(new Request("http://preview.invalid/"), context);
    const { html } = toFrame(await page.text(), site);
    return { html, status: errorPage.status, retryAfter: errorPage.retryAfter };
  };
