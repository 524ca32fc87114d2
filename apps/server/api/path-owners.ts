import { publishedPageBySlug } from "#features/pages/store.ts";
import type { PathOwners } from "#features/redirects/save.ts";
import { reservedPath } from "./reserved-paths.ts";
import { resolvePaths } from "./resolve-paths.ts";

/** Who answers the paths of a market besides redirects: the site itself, the catalogue, pages. */
export const pathOwners = (product: string): PathOwners => {
  const reserved = reservedPath(product);
  return {
    reservedBy: (market, path) => reserved(market, path.slice(1)),
    foundAt: async (trx, market, path) => {
      const page = await publishedPageBySlug(trx, market, path.slice(1));
      if (page) return `the page “${page.name}”`;
      const places = await resolvePaths(trx, market, [path], product);
      return places.get(path) === "found" ? "a page of the catalogue" : null;
    },
  };
};
