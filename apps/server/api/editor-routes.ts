import type { FastifyInstance } from "fastify";
import { coordinatorListRoutes } from "#features/coordinators/list-routes.ts";
import { destinationListRoutes } from "#features/destinations/list-routes.ts";
import { mediaListRoutes } from "#features/media/list-routes.ts";
import { seoRoutes } from "#features/pages/seo/routes.ts";
import { tourListRoutes } from "#features/tours/list-routes.ts";
import { travelListRoutes } from "#features/travels/list-routes.ts";
import { marketById } from "#markets/markets.ts";
import { sayIn } from "#markets/say.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { ChoicesOptions } from "#platform/server/http/choices.ts";
import { resolvePaths } from "./resolve-paths.ts";

export type EditorRoutesOptions = ChoicesOptions &
  Readonly<{ db: Database; now: () => Date; product: string }>;

const mark = "\u0000"; // stands for the page's own words: no message holds it

/** What the market's messages put around a page's title, and around its name for want of a description. */
const metaAffixes = (market: string, product: string) => {
  const say = sayIn(marketById(market));
  const around = (key: "meta.title" | "meta.page.description"): [string, string] => {
    const [before = "", after = ""] = say(key, { title: mark, product }).split(mark);
    return [before, after];
  };
  return { aroundTitle: around("meta.title"), aroundName: around("meta.page.description") };
};

/** What helps while a page is written: lists to choose from, and the check of its links and meta data. */
export const addEditorRoutes = async (
  api: FastifyInstance,
  { product, ...lists }: EditorRoutesOptions,
): Promise<void> => {
  await api.register(mediaListRoutes(lists));
  await api.register(travelListRoutes(lists));
  await api.register(tourListRoutes(lists));
  await api.register(coordinatorListRoutes(lists));
  await api.register(destinationListRoutes(lists));
  await api.register(seoRoutes, {
    ...lists,
    routePlaces: (market, paths) => resolvePaths(lists.db, market, paths, product),
    aroundOf: (market) => metaAffixes(market, product),
  });
};
