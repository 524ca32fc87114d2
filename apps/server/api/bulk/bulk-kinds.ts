import { publishedBulk } from "#features/bulk-actions/published-bulk.ts";
import type { BulkKinds } from "#features/bulk-actions/store.ts";
import { bulkPages } from "#features/pages/bulk/page-bulk.ts";
import type { PageRules } from "#features/pages/save/problems.ts";
import { refreshSearchVectors } from "#features/search/text/search-vectors.ts";
import { tourBulk } from "#features/tours/bulk/tour-bulk.ts";
import type { Asking } from "#features/tours/questions/ask-coordinators.ts";
import { bulkTravels } from "#features/travels/bulk/travel-bulk.ts";

/** The records that bulk actions change, each by its own saves. */
export const bulkKinds = (rules: PageRules, asking: Asking): BulkKinds => ({
  tour: tourBulk(asking),
  travel: publishedBulk(bulkTravels({ refreshSearchVectors })),
  page: publishedBulk(bulkPages(rules)),
});
