import { publishedBulk } from "#features/bulk-actions/published-bulk.ts";
import type { BulkKinds } from "#features/bulk-actions/store.ts";
import { bulkPages } from "#features/pages/bulk/page-bulk.ts";
import type { PageRules } from "#features/pages/save/problems.ts";
import { respectPlans } from "#features/publication/respect-plans.ts";
import { tourBulk } from "#features/tours/bulk/tour-bulk.ts";
import type { Asking } from "#features/tours/questions/ask-coordinators.ts";
import { bulkTravels } from "#features/travels/bulk/travel-bulk.ts";
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
