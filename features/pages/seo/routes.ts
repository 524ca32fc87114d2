import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { redirectsFrom } from "#features/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { readBody } from "#platform/server/http/body.ts";
import { type SeoAnswer, seoCheckSchema } from "../seo-contract.ts";
import { type Paths, resolveLinks } from "./resolve.ts";
import { pagesAtSlugs, pagesDescribed, pagesTitled } from "./store.ts";

export type SeoOptions = Readonly<{
  db: Database;
  /** @throws Problem 401 or 403 for who may not work on this country */
  staffOf: (request: FastifyRequest, country: string) => Promise<unknown>;
  /** @throws Problem 404 for an unknown country */
  marketOf: (country: string) => string;
  /** The paths of a market's own routes, catalogue included; one that is no route is left out. */
  routePlaces: (market: string, paths: readonly string[]) => ReturnType<Paths["places"]>;
  /** What the market puts around a page's title, and around its name instead of a description. */
  aroundOf: (market: string) => Pick<SeoAnswer, "aroundTitle" | "aroundName">;
}>;

/** The places of a market: its routes first, as the site does, then pages at their slugs. */
const placesOf =
  ({ db, routePlaces }: SeoOptions, market: string, pageId: string | null): Paths["places"] =>
  async (paths) => {
    const places = new Map(await routePlaces(market, paths));
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
export const seoRoutes: FastifyPluginAsync<SeoOptions> = async (app, options) => {
  const { db, staffOf, marketOf, aroundOf } = options;

  app.post<{ Params: { country: string } }>("/:country/seo-check", async (request, reply) => {
    const { country } = request.params;
    const market = marketOf(country);
    await staffOf(request, country);
    const { links, title, description, pageId } = readBody(seoCheckSchema, request.body);
    const paths: Paths = {
      redirects: (asked) => redirectsFrom(db, market, asked),
      places: placesOf(options, market, pageId),
    };
    const [checked, sameTitle, sameDescription] = await Promise.all([
      resolveLinks(links, paths),
      pagesTitled(db, market, title, pageId),
      pagesDescribed(db, market, description, pageId),
    ]);
    reply.header("cache-control", "no-store");
    const answer: SeoAnswer = { links: checked, sameTitle, sameDescription, ...aroundOf(market) };
    return answer;
  });
};
