import { RouterContextProvider } from "react-router";
import { siteContext } from "#apps/site/context.ts";
import type { ContentPreview } from "#features/content/page-contents/fixed/routes.ts";
import { pathOf } from "#markets/paths.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { TravelDrawerOptions } from "./travel-drawer.ts";

/** Draws the page of a fixed route with a draft of its text, by the site's own routes. */
export const contentDrawer =
  ({
    open,
    answer,
    toFrame,
    now,
  }: Omit<TravelDrawerOptions, "db">): ContentPreview["drawContent"] =>
  async (market, route, content) => {
    const moment = now();
    const site = await open(market, moment);
    const path = pathOf(site.market.id, route, {}, site.product);
    if (path === null) throw new Problem(422, "This market hides the page.");
    const { catalogue } = site;
    const context = new RouterContextProvider();
    context.set(siteContext, {
      ...site,
      catalogue: {
        ...catalogue,
        fixedContent: async (asked) =>
          asked === route
            ? { ...content, version: 0, updatedAt: moment }
            : catalogue.fixedContent(asked),
        contents: async () => new Map([...(await catalogue.contents()), [route, moment]]),
      },
    });
    const page = await answer(new Request(`http://preview.invalid${path}`), context);
    if (!page.ok) throw new Problem(500, "The server failed to draw this page.");
    return { html: toFrame(await page.text(), site).html };
  };
