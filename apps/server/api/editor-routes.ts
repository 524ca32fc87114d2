import { addCoordinatorChoices } from "#features/catalogue/coordinators/choice-routes.ts";
import { coordinatorFinder } from "#features/catalogue/coordinators/listing/coordinator-finder.ts";
import { addDestinationChoices } from "#features/content/destinations/choice-routes.ts";
import { destinationFinder } from "#features/content/destinations/listing/destination-finder.ts";
import { addFormChoices } from "#features/content/forms/choice-routes.ts";
import { formFinder } from "#features/content/forms/listing/form-finder.ts";
import { addMediaChoices } from "#features/assets/media/choices/routes.ts";
import { addPageChoices } from "#features/content/pages/list/choice-routes.ts";
import { pageFinder } from "#features/content/pages/list/page-finder.ts";
import { addSeoRoutes } from "#features/content/pages/seo/routes.ts";
import { redirectFinder } from "#features/assets/redirects/listing/redirect-finder.ts";
import { addEventCityChoices } from "#features/catalogue/events/choice-routes.ts";
import { addResourceChoices } from "#features/catalogue/resources/choice-routes.ts";
import { resourceFinder } from "#features/catalogue/resources/listing/resource-finder.ts";
import { addTourChoices } from "#features/catalogue/tours/listing/choice-routes.ts";
import { tourFinder } from "#features/catalogue/tours/listing/tour-finder.ts";
import { addTravelChoices } from "#features/catalogue/travels/choice-routes.ts";
import { travelFinder } from "#features/catalogue/travels/listing/travel-finder.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { addFoundRecords } from "#platform/server/find-records/routes.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { pathResolver } from "./paths/resolve-paths.ts";
import { sitePages } from "./paths/site-pages.ts";

/** In the order of the palette. */
const finders = (now: () => Date) => [
  pageFinder,
  travelFinder,
  tourFinder(now),
  coordinatorFinder,
  destinationFinder,
  resourceFinder,
  redirectFinder,
  formFinder,
];

const placeholder = "\u0000"; // No message contains this character.

/**
 * The texts before and after the title in a page's `<title>`, those before and after it in the
 * page's default description, and both of a page without a title for visitors.
 */
const metaAffixes = (market: string, product: string) => {
  const t = translatorFor(marketById(market));
  const around = (key: "meta.title" | "meta.page.description"): [string, string] => {
    const [before = "", after = ""] = t(key, { title: placeholder, product }).split(placeholder);
    return [before, after];
  };
  return {
    aroundTitle: around("meta.title"),
    aroundName: around("meta.page.description"),
    untitled: { title: product, description: t("meta.home.description", { product }) },
  };
};

/** Routes for the staff app: the pickers' lists, what the palette finds, the check of links and metadata. */
export const addEditorRoutes = (
  api: Api,
  { now, product }: Readonly<{ now: () => Date; product: string }>,
): void => {
  addMediaChoices(api);
  addTravelChoices(api);
  addTourChoices(api, now);
  addCoordinatorChoices(api);
  addDestinationChoices(api);
  addResourceChoices(api);
  addEventCityChoices(api, now);
  addFormChoices(api);
  addPageChoices(api, sitePages(product));
  addFoundRecords(api, finders(now));
  addSeoRoutes(api, {
    resolvePaths: pathResolver(product),
    affixesOf: (market) => metaAffixes(market, product),
  });
};
