import { redirectsFrom } from "#features/assets/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { PathLookup } from "./resolve.ts";
import { pagesAtSlugs } from "./store.ts";

/**
 * Targets of paths that belong to the site's own routes, such as travels; other paths are missing
 * from the result.
 */
export type ResolvePaths = (
  db: Database,
  market: string,
  paths: readonly string[],
) => ReturnType<PathLookup["targets"]>;

/** Targets of paths: the site's own routes take precedence, then pages at their slugs. */
const targetsOf =
  (
    resolvePaths: ResolvePaths,
    db: Database,
    market: string,
    pageId: string | null,
  ): PathLookup["targets"] =>
  async (paths) => {
    const targets = new Map(await resolvePaths(db, market, paths));
    const slugs = paths.filter((path) => !targets.has(path)).map((path) => path.slice(1));
    const pages = await pagesAtSlugs(db, market, [
      ...new Set(slugs.map((each) => each.toLowerCase())),
    ]);
    for (const slug of slugs) {
      const page = pages.get(slug.toLowerCase());
      // A link to the page that is being edited is fine even before it is published.
      const isReachable = page && (page.isPublished || page.id === pageId);
      if (page) targets.set(`/${slug}`, isReachable ? "found" : "unpublished");
    }
    return targets;
  };

/** @param pageId the page that is edited, which may be linked before it is published */
export const pathLookup = (
  resolvePaths: ResolvePaths,
  db: Database,
  market: string,
  pageId: string | null,
): PathLookup => ({
  redirects: (paths) => redirectsFrom(db, market, paths),
  targets: targetsOf(resolvePaths, db, market, pageId),
});
