import { redirectsFrom } from "#features/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { pagePolicy } from "../policy.ts";
import { type SeoResponse, seoResponseSchema, seoCheckSchema } from "../seo-contract.ts";
import { type PathLookup, resolveLinks } from "./resolve.ts";
import { pagesAtSlugs, pagesDescribed, pagesTitled } from "./store.ts";

export type SeoOptions = Readonly<{
  /** What stands at paths of a market's own routes, catalogue included; one that is no route is left out. */
  resolvePaths: (
    db: Database,
    market: string,
    paths: readonly string[],
  ) => ReturnType<PathLookup["places"]>;
  /** What the market puts around a page's title, and around its name instead of a description. */
  aroundOf: (market: string) => Pick<SeoResponse, "aroundTitle" | "aroundName">;
}>;

/** The places of a market: its routes first, as the site does, then pages at their slugs. */
const placesOf =
  (
    { resolvePaths }: SeoOptions,
    db: Database,
    market: string,
    pageId: string | null,
  ): PathLookup["places"] =>
  async (paths) => {
    const places = new Map(await resolvePaths(db, market, paths));
    const slugs = paths.filter((path) => !places.has(path)).map((path) => path.slice(1));
    const pages = await pagesAtSlugs(db, market, [
      ...new Set(slugs.map((each) => each.toLowerCase())),
    ]);
    for (const slug of slugs) {
      const page = pages.get(slug.toLowerCase());
      // The page that is being written stands where it will be.
      const isThere = page && (page.isPublished || page.id === pageId);
      if (page) places.set(`/${slug}`, isThere ? "found" : "unpublished");
    }
    return places;
  };

/** `POST /{country}/seo-check`: what only the server can say of a page's links and meta data. */
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
        redirects: (asked) => redirectsFrom(db, market, asked),
        places: placesOf(options, db, market, pageId),
      };
      const [checked, sameTitle, sameDescription] = await Promise.all([
        resolveLinks(links, paths),
        pagesTitled(db, market, title, pageId),
        pagesDescribed(db, market, description, pageId),
      ]);
      return {
        body: { links: checked, sameTitle, sameDescription, ...options.aroundOf(market) },
      };
    },
  });
};
