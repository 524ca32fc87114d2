import type { MarketId } from "#markets/market-type.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { SavedThings, SavedTour, SavedTravel } from "./contract.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    wishlist_travel: {
      account_id: string;
      market: MarketId;
      travel_id: string;
      name: string;
      price_cents: number | null;
      added_at: Date;
    };
    wishlist_tour: {
      account_id: string;
      market: MarketId;
      tour_id: string;
      travel_id: string;
      name: string;
      departure_date: string;
      start_date: string;
      end_date: string;
      status: Status;
      price_cents: number;
      added_at: Date;
    };
  }
}

/** Whose wishlist, and in which market. */
export type WishlistOwner = Readonly<{ accountId: string; market: MarketId }>;

/** All that is saved, with what stood when it was; the last saved first. */
export const savedThings = async (
  db: Database,
  { accountId, market }: WishlistOwner,
): Promise<SavedThings> => {
  const travels = await db
    .selectFrom("wishlist_travel")
    .select(["travel_id as travelId", "name", "price_cents as priceCents", "added_at as addedAt"])
    .where("account_id", "=", accountId)
    .where("market", "=", market)
    .orderBy("added_at", "desc")
    .execute();
  const tours = await db
    .selectFrom("wishlist_tour")
    .select([
      "tour_id as tourId",
      "travel_id as travelId",
      "name",
      "departure_date as departureDate",
      "start_date as startDate",
      "end_date as endDate",
      "status",
      "price_cents as priceCents",
      "added_at as addedAt",
    ])
    .where("account_id", "=", accountId)
    .where("market", "=", market)
    .orderBy("departure_date")
    .execute();
  return { travels, tours };
};

/** How many other travels are saved. */
export const countOtherTravels = async (
  db: Database,
  { accountId, market }: WishlistOwner,
  travelId: string,
): Promise<number> => {
  const { n } = await db
    .selectFrom("wishlist_travel")
    .select(({ fn }) => fn.countAll().as("n"))
    .where("account_id", "=", accountId)
    .where("market", "=", market)
    .where("travel_id", "!=", travelId)
    .executeTakeFirstOrThrow();
  return Number(n);
};

const countTours = (db: Database, { accountId, market }: WishlistOwner) =>
  db
    .selectFrom("wishlist_tour")
    .select(({ fn }) => fn.countAll().as("n"))
    .where("account_id", "=", accountId)
    .where("market", "=", market);

/** How many other departures are saved. */
export const countOtherTours = async (
  db: Database,
  owner: WishlistOwner,
  tourId: string,
): Promise<number> => {
  const { n } = await countTours(db, owner)
    .where("tour_id", "!=", tourId)
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** A travel that is saved already stays as it was. */
export const insertTravel = async (
  trx: Database,
  { accountId, market }: WishlistOwner,
  { travelId, name, priceCents, addedAt }: SavedTravel,
): Promise<void> => {
  await trx
    .insertInto("wishlist_travel")
    .values({
      account_id: accountId,
      market,
      travel_id: travelId,
      name,
      price_cents: priceCents,
      added_at: addedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A departure that is saved already stays as it was. */
export const insertTour = async (
  trx: Database,
  { accountId, market }: WishlistOwner,
  saved: SavedTour,
): Promise<void> => {
  await trx
    .insertInto("wishlist_tour")
    .values({
      account_id: accountId,
      market,
      tour_id: saved.tourId,
      travel_id: saved.travelId,
      name: saved.name,
      departure_date: saved.departureDate,
      start_date: saved.startDate,
      end_date: saved.endDate,
      status: saved.status,
      price_cents: saved.priceCents,
      added_at: saved.addedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** How many departures of a travel are saved. */
export const countSavedTours = async (
  db: Database,
  owner: WishlistOwner,
  travelId: string,
): Promise<number> => {
  const { n } = await countTours(db, owner)
    .where("travel_id", "=", travelId)
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** Removes a travel with its saved departures. */
export const deleteTravel = async (
  trx: Database,
  { accountId, market }: WishlistOwner,
  travelId: string,
): Promise<void> => {
  for (const table of ["wishlist_travel", "wishlist_tour"] as const)
    await trx
      .deleteFrom(table)
      .where("account_id", "=", accountId)
      .where("market", "=", market)
      .where("travel_id", "=", travelId)
      .execute();
};

export const deleteTour = async (
  trx: Database,
  { accountId, market }: WishlistOwner,
  tourId: string,
): Promise<void> => {
  await trx
    .deleteFrom("wishlist_tour")
    .where("account_id", "=", accountId)
    .where("market", "=", market)
    .where("tour_id", "=", tourId)
    .execute();
};

/** The accounts that have saved a departure. */
export const saversOfTour = async (db: Database, tourId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("wishlist_tour")
    .select("account_id")
    .where("tour_id", "=", tourId)
    .execute();
  return rows.map(({ account_id }) => account_id);
};
