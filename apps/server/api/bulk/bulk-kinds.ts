import { publishedBulk } from "#features/catalogue/bulk-actions/published-bulk.ts";
import type { BulkKinds } from "#features/catalogue/bulk-actions/store.ts";
import { bulkPages } from "#features/content/pages/bulk/page-bulk.ts";
import type { PageRules } from "#features/content/pages/save/problems.ts";
import { respectPlans } from "#features/catalogue/publication/respect-plans.ts";
import { tourBulk } from "#features/catalogue/tours/bulk/tour-bulk.ts";
import type { Asking } from "#features/catalogue/tours/handed-in/asking.ts";
import { bulkTravels } from "#features/catalogue/travels/bulk/travel-bulk.ts";
import { travelSaves } from "../travels/travel-saves.ts";

/** What is published by itself at a moment, beside custom pages, by the same saves. */
export const plannedKinds = (asking: Asking) => ({
  tour: tourBulk(asking),
  travel: publishedBulk(bulkTravels(travelSaves)),
});

/** The records that bulk actions change, each by its own saves. */
export const bulkKinds = (rules: PageRules, asking: Asking): BulkKinds => {
  const { tour, travel } = plannedKinds(asking);
  return {
    tour: respectPlans("tour", tour),
    travel: respectPlans("travel", travel),
    page: publishedBulk(bulkPages(rules)),
  };
};
