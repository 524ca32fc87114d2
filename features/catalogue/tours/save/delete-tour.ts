import { removeRecord } from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay } from "#platform/server/http/problem.ts";
import { counted } from "#platform/counted.ts";
import { toTour } from "../store.ts";
import { type TourContext, tourKind, type TourOfTravel } from "./save-tours.ts";
import { travelIdsOfTours, travelsOfTours } from "../stored-tours.ts";

/** The departure with its travel, which is locked before the departure is read. */
export const lockTour = async (
  trx: Database,
  market: string,
  id: string | null,
): Promise<TourOfTravel | null> => {
  if (id === null) return null;
  const travelId = (await travelIdsOfTours(trx, market, [id])).get(id);
  if (travelId === undefined) return null;
  const travel = (await travelsOfTours(trx, market, [travelId], { isLocked: true })).get(travelId);
  const row = await trx
    .selectFrom("tour")
    .selectAll()
    .where("market", "=", market)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!travel || !row) return null;
  return { tour: toTour(row), travel, version: row.version };
};

const lockedKind = { ...tourKind, lock: lockTour };

/**
 * Deletes a departure that has no passengers.
 * @throws Problem 404, 409 while people are in, 412
 */
export const removeTour = (
  context: TourContext,
  id: string,
  ifVersion: number | null,
): Promise<TourOfTravel> =>
  removeRecord(lockedKind, context, {
    id,
    ifVersion,
    async write(trx, { tour }) {
      const { peopleIn } = tour;
      if (peopleIn > 0)
        throw inTheWay(
          "People are in it",
          `${counted(peopleIn, "person is", "people are")} in this departure. Move them to another date first.`,
          { users: [{ kind: "passengers", id, name: `${peopleIn} in` }] },
        );
      await trx
        .deleteFrom("tour")
        .where("market", "=", context.market)
        .where("id", "=", id)
        .execute();
    },
  });
