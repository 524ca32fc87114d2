import { toursByIds } from "#features/catalogue/tours/store.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { allTravelsByIds } from "#features/catalogue/travels/store.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { BilledDeparture } from "../rules.ts";

/** A departure with what a request says of its travel. */
export type AskedDeparture = BilledDeparture & Readonly<{ tour: Tour; travel: Travel }>;

export const askedDeparture = (tour: Tour, travel: Travel): AskedDeparture => ({
  tour,
  travel,
  privateRoomCents: travel.privateRoom ? travel.privateRoomCents : null,
});

/** By id, past, cancelled and unpublished ones too. Unknown ids are left out. */
export const departuresByIds = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AskedDeparture>> => {
  const tours = await toursByIds(db, market, [...new Set(ids)]);
  const travelIds = [...new Set([...tours.values()].map(({ travelId }) => travelId))];
  const travels = new Map(
    (await allTravelsByIds(db, market, travelIds)).map((travel) => [travel.id, travel]),
  );
  return new Map(
    [...tours.values()].flatMap((tour) => {
      const travel = travels.get(tour.travelId);
      return travel ? [[tour.id, askedDeparture(tour, travel)] as const] : [];
    }),
  );
};

/** Whether visitors see the departure, and it is neither cancelled nor past. */
export const isOffered = ({ tour, travel }: AskedDeparture): boolean =>
  tour.isPublished && tour.cancellation === null && travel.isPublished;

export const departureById = async (
  db: Database,
  market: string,
  id: string,
): Promise<AskedDeparture | null> => (await departuresByIds(db, market, [id])).get(id) ?? null;
