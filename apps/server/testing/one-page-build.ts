import { createElement } from "react";
import type { SiteRequest } from "#apps/site/context.ts";
import type { DrawnPage } from "#apps/site/rendering/render-page.tsx";
import type { SitePages } from "#apps/site/site-pages.ts";
import { paramsOfPath } from "#markets/site/page-params.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";

/** A page as `onePageBuild` is given it; what is left out is that of a page with the HTML. */
export type OnePage = Partial<DrawnPage>;

/**
 * Pages of the site that answer every path with what `draw` returns.
 * @throws of `draw`: a refusal becomes its status
 */
export const onePageBuild = (
  draw: (request: PageRequest<SiteRequest> & Readonly<{ url: URL }>) => OnePage | Promise<OnePage>,
): SitePages => {
  const page = keptPage({ load: async () => ({ head: [] }), Page: () => createElement("main") });
  return {
    at: (_market, path) => ({ route: "*", params: paramsOfPath(path), page }),
    async render(site, { url }) {
      const params = paramsOfPath(url.pathname);
      const asked = { site, params, searchParams: url.searchParams, url };
      return { status: 200, location: null, html: "", inlineScripts: [], ...(await draw(asked)) };
    },
  };
};
