import { pagesAtSlugs } from "#features/content/pages/seo/store.ts";
import type { PathOwner, PathOwners } from "#features/assets/redirects/save/save.ts";
import { reservedPath } from "#markets/addresses/reserved-paths.ts";
import { isServerFile, resolvePaths } from "./resolve-paths.ts";

/** What answers a market's paths besides redirects: the server, the catalogue or a custom page. */
export const pathOwners = (product: string): PathOwners => {
  const reserved = reservedPath(product);
  return {
    reservedBy: (market, path) => reserved(market, path.slice(1)),
    ownersAt: async (db, market, paths) => {
      const targets = await resolvePaths(db, market, paths, product);
      const slugOf = (path: string) => path.slice(1).toLowerCase();
      const slugs = paths.filter((path) => !targets.has(path)).map(slugOf);
      const pages = await pagesAtSlugs(db, market, [...new Set(slugs)]);
      const ownerOf = (path: string): PathOwner | null => {
        const target = targets.get(path);
        if (typeof target === "object") return { kind: "moved", to: target.moved };
        if (target === "found") return { kind: isServerFile(path) ? "server" : "catalogue" };
        const page = target === undefined ? pages.get(slugOf(path)) : undefined;
        return page?.isPublished ? { kind: "page", id: page.id, name: page.name } : null;
      };
      return new Map(
        paths.flatMap((path) => {
          const owner = ownerOf(path);
          return owner ? [[path, owner] as const] : [];
        }),
      );
    },
  };
};
