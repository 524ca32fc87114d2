import type { Database } from "#platform/server/database/tables.ts";
import type {} from "./store.ts"; // declares the table

type Owner = Readonly<{ accountId: string }>;

/** The trips in whose groups the owner of an account is or was, in all markets, the newest first. */
export const exportedTrips = (db: Database, { accountId }: Owner) =>
  db
    .selectFrom("passenger")
    .innerJoin("tour", (on) =>
      on.onRef("tour.market", "=", "passenger.market").onRef("tour.id", "=", "passenger.tour_id"),
    )
    .select([
      "passenger.market",
      "tour.code",
      "tour.departure_date as departureDate",
      "tour.end_date as endDate",
      "first_timer as firstTimer",
      "previous_trips as previousTrips",
      "gender",
      "age_band as ageBand",
    ])
    .where("account_id", "=", accountId)
    .orderBy("tour.departure_date", "desc")
    .execute();

/** Groups keep their numbers, and nobody can see any more whose place it was. */
export const leavePassengers = async (trx: Database, accountId: string): Promise<void> => {
  await trx
    .updateTable("passenger")
    .set({ account_id: null })
    .where("account_id", "=", accountId)
    .execute();
};
