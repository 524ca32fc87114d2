import type { Api } from "#platform/server/http/routes/api.ts";
import { type SeoResponse } from "../seo-contract.ts";
import * as calls from "./calls.ts";
import { pathLookup, type ResolvePaths } from "./path-lookup.ts";
import { resolveLinks } from "./resolve.ts";
import { pagesWithDescription, pagesWithTitle } from "./store.ts";

export type SeoOptions = Readonly<{
  resolvePaths: ResolvePaths;
  /**
   * Prefix and suffix that the market adds to a page's title, those that make a description of the
   * title when the page has none, and what stands in where a page has no title for visitors.
   */
  affixesOf: (market: string) => Pick<SeoResponse, "aroundTitle" | "aroundName" | "untitled">;
}>;

/** Mounted at `POST /api/{country}/seo-check`: the checks that need the database. */
export const addSeoRoutes = (api: Api, options: SeoOptions): void => {
  api.route(calls.checkSeo, {
    async handle({ db, market, body: { links, title, description, pageId } }) {
      const paths = pathLookup(options.resolvePaths, db, market, pageId);
      const [checked, sameTitle, sameDescription] = await Promise.all([
        resolveLinks(links, paths),
        pagesWithTitle(db, market, title, pageId),
        pagesWithDescription(db, market, description, pageId),
      ]);
      return {
        body: { links: checked, sameTitle, sameDescription, ...options.affixesOf(market) },
      };
    },
  });
};
