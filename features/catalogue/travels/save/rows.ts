import { sql } from "kysely";
import { forgetFormerSlugs } from "#features/records/former-slugs/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Travel, TravelInput } from "../contract.ts";
import { lockTravel } from "../store.ts";

/** The columns of a travel's own table. */
export const toTravelColumns = (travel: TravelInput) => ({
  trip_id: travel.tripId,
  slug: travel.slug,
  name: travel.name,
  tagline: travel.tagline,
  story: travel.story,
  highlights: JSON.stringify(travel.highlights),
  days: travel.days,
  nights: travel.nights,
  itinerary: JSON.stringify(travel.itinerary),
  included: JSON.stringify(travel.included),
  excluded: JSON.stringify(travel.excluded),
  money_pot: JSON.stringify(travel.moneyPot),
  flight: JSON.stringify(travel.flight),
  moods: travel.moods,
  effort: travel.effort,
  type_id: travel.typeId,
  second_type_id: travel.secondTypeId,
  style_id: travel.styleId,
  category_id: travel.categoryId,
  format_id: travel.formatId,
  cost_center_id: travel.costCenterId,
  badge_ids: travel.badgeIds,
  is_unique: travel.isUnique,
  private_room: travel.privateRoom,
  private_room_cents: travel.privateRoomCents,
  photo_ids: travel.photoIds,
  seo: JSON.stringify(travel.seo),
  is_published: travel.isPublished,
});

const writeDestinations = async (
  trx: Database,
  market: string,
  id: string,
  destinationIds: readonly string[],
): Promise<void> => {
  await trx
    .deleteFrom("travel_destination")
    .where("market", "=", market)
    .where("travel_id", "=", id)
    .execute();
  if (destinationIds.length > 0)
    await trx
      .insertInto("travel_destination")
      .values(
        destinationIds.map((destination) => ({
          market,
          travel_id: id,
          destination_id: destination,
        })),
      )
      .execute();
};

const readBack = async (trx: Database, market: string, id: string): Promise<Travel> => {
  const travel = await lockTravel(trx, market, id);
  if (!travel) throw new Error("A travel that was written is not there.");
  return travel;
};

export const insertTravel = async (
  trx: Database,
  market: string,
  travel: TravelInput,
): Promise<Travel> => {
  const { id } = await trx
    .insertInto("travel")
    .values({ market, ...toTravelColumns(travel) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeDestinations(trx, market, id, travel.destinationIds);
  return readBack(trx, market, id);
};

export const updateTravel = async (
  trx: Database,
  market: string,
  id: string,
  travel: TravelInput,
): Promise<Travel> => {
  await trx
    .updateTable("travel")
    .set({
      ...toTravelColumns(travel),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("market", "=", market)
    .where("id", "=", id)
    .execute();
  await writeDestinations(trx, market, id, travel.destinationIds);
  return readBack(trx, market, id);
};

export const deleteTravel = async (trx: Database, market: string, id: string): Promise<void> => {
  await forgetFormerSlugs(trx, { market, kind: "travel" }, id);
  await trx.deleteFrom("travel").where("market", "=", market).where("id", "=", id).execute();
};
