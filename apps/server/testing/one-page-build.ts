import { createElement } from "react";
import { keptPage, type PageRequest } from "#apps/site/rendering/page-route.tsx";
import type { DrawnPage } from "#apps/site/rendering/render-page.tsx";
import type { SitePages } from "#apps/site/site-pages.ts";

/** A page as `onePageBuild` is given it; what is left out is that of a page with the HTML. */
export type OnePage = Partial<DrawnPage>;

/**
 * Pages of the site that answer every path with what `draw` returns.
 * @throws of `draw`: a refusal becomes its status
 */
export const onePageBuild = (
  draw: (request: PageRequest & Readonly<{ url: URL }>) => OnePage | Promise<OnePage>,
): SitePages => {
  const params = (path: string) => ({
    travel: "",
    tour: "",
    coordinator: "",
    event: "",
    key: "",
    "*": path.slice(1),
  });
  const page = keptPage({ load: async () => ({ head: [] }), Page: () => createElement("main") });
  return {
    at: (_market, path) => ({ route: "*", params: params(path), page }),
    async render(site, { url }) {
      const asked = { site, params: params(url.pathname), searchParams: url.searchParams, url };
      return { status: 200, location: null, html: "", inlineScripts: [], ...(await draw(asked)) };
    },
  };
};
