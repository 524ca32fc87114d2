import { addCoordinatorChoices } from "#features/coordinators/choice-routes.ts";
import { addDestinationChoices } from "#features/destinations/choice-routes.ts";
import { addMediaChoices } from "#features/media/choice-routes.ts";
import { addSeoRoutes } from "#features/pages/seo/routes.ts";
import { addTourChoices } from "#features/tours/choice-routes.ts";
import { addTravelChoices } from "#features/travels/choice-routes.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { resolvePaths } from "./paths/resolve-paths.ts";

const mark = "\u0000"; // stands for the page's own words: no message holds it

/** What the market's messages put around a page's title, and around its name for want of a description. */
const metaAffixes = (market: string, product: string) => {
  const t = translatorFor(marketById(market));
  const around = (key: "meta.title" | "meta.page.description"): [string, string] => {
    const [before = "", after = ""] = t(key, { title: mark, product }).split(mark);
    return [before, after];
  };
  return { aroundTitle: around("meta.title"), aroundName: around("meta.page.description") };
};

/** What helps while a page is written: lists to choose from, and the check of its links and meta data. */
export const addEditorRoutes = (
  api: Api,
  { now, product }: Readonly<{ now: () => Date; product: string }>,
): void => {
  addMediaChoices(api);
  addTravelChoices(api);
  addTourChoices(api, now);
  addCoordinatorChoices(api);
  addDestinationChoices(api);
  addSeoRoutes(api, {
    resolvePaths: (db, market, paths) => resolvePaths(db, market, paths, product),
    aroundOf: (market) => metaAffixes(market, product),
  });
};
