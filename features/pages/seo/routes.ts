import { redirectsFrom } from "#features/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { pagePolicy } from "../policy.ts";
import { type SeoResponse, seoResponseSchema, seoCheckSchema } from "../seo-contract.ts";
import { type PathLookup, resolveLinks } from "./resolve.ts";
import { pagesAtSlugs, pagesWithDescription, pagesWithTitle } from "./store.ts";

export type SeoOptions = Readonly<{
  /**
   * Targets of paths that belong to the site's own routes, such as travels; other paths are missing
   * from the result.
   */
  resolvePaths: (
    db: Database,
    market: string,
    paths: readonly string[],
  ) => ReturnType<PathLookup["targets"]>;
  /**
   * Prefix and suffix that the market adds to a page's title, those that make a description of the
   * title when the page has none, and what stands in where a page has no title for visitors.
   */
  affixesOf: (market: string) => Pick<SeoResponse, "aroundTitle" | "aroundName" | "untitled">;
}>;

/** Targets of paths: the site's own routes take precedence, then pages at their slugs. */
const targetsOf =
  (
    { resolvePaths }: SeoOptions,
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

/** Mounted at `POST /api/{country}/seo-check`: the checks that need the database. */
export const addSeoRoutes = (api: Api, options: SeoOptions): void => {
  api.route({
    method: "POST",
    path: "/:country/seo-check",
    id: "checkSeo",
    summary: "Where a page's links lead, and which other pages have its title or description",
    access: pagePolicy.read,
    body: seoCheckSchema,
    answer: seoResponseSchema,
    async handle({ db, market, body: { links, title, description, pageId } }) {
      const paths: PathLookup = {
        redirects: (linkedPaths) => redirectsFrom(db, market, linkedPaths),
        targets: targetsOf(options, db, market, pageId),
      };
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
