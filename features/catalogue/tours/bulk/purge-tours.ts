import { recordAudits } from "#features/records/audit/store.ts";
import {
  type BulkContext,
  type BulkResult,
  type BulkTarget,
  goneRow,
  purgedResult,
  refusedResult,
} from "#features/catalogue/bulk-actions/store.ts";
import { tagsOfTravels } from "#features/records/catalogue-tags/rules.ts";
import { formatDate } from "#markets/format.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { travelsOfTours } from "../stored-tours.ts";
import { namedTours } from "./read-tours.ts";

/** Has the pages of departures drawn anew; they are kept under the tags of their travels. */
export const purgeTours = async (
  context: BulkContext,
  targets: readonly BulkTarget[],
): Promise<readonly BulkResult[]> => {
  const { db, market, actor } = context;
  const found = await namedTours(
    context,
    targets.map(({ id }) => id),
  );
  const travelIds = [...new Set([...found.values()].map(({ tour }) => tour.travelId))];
  const travels = await travelsOfTours(db, market, travelIds, { isLocked: false });
  await recordAudits(
    db,
    [...found.values()].map(({ tour, name }) => ({
      actor,
      market,
      action: "purge",
      subject: "tour",
      subjectId: tour.id,
      name: `${name}, ${formatDate(tour.departureDate)}`,
      before: null,
      after: null,
    })),
  );
  await invalidateTags(db, tagsOfTravels(market, [...travels.values()]));
  return targets.map(({ id }) =>
    found.has(id) ? purgedResult(id) : refusedResult(id, goneRow(id).reason),
  );
};
