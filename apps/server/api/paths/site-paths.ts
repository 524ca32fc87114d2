import { hasPage } from "#markets/site/built-routes.ts";
import type { SitePaths } from "#features/assets/layout/consequences.ts";
import { linkedRoutes } from "#features/assets/layout/rules.ts";
import type { ContentSite } from "#features/content/page-contents/fixed/list.ts";
import { fixedContentKeys } from "#features/content/page-contents/store.ts";
import { fixedPagesOf } from "#features/content/pages/store.ts";
import { pathLookup } from "#features/content/pages/seo/path-lookup.ts";
import { resolveLinks } from "#features/content/pages/seo/resolve.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { pathResolver } from "./resolve-paths.ts";

/** Where the links of the layout and of fixed pages lead. */
export const sitePaths = (product: string): SitePaths & ContentSite => ({
  pathOf: (market, route) => pathOf(marketById(market).id, route, {}, product),
  fixedPagesOf,
  async pathsOf(db, market) {
    const { id } = marketById(market);
    const written = await fixedContentKeys(db, market);
    return new Map(
      linkedRoutes.flatMap((route) => {
        const path = hasPage(route) || written.has(route) ? pathOf(id, route, {}, product) : null;
        return path === null ? [] : [[route, path] as const];
      }),
    );
  },
  async deadPaths(db, market, paths) {
    const lookup = pathLookup(pathResolver(product), db, market, null);
    const checks = await resolveLinks(paths, lookup);
    return new Set(
      checks.filter(({ end }) => end !== "found" && end !== "elsewhere").map(({ link }) => link),
    );
  },
});
