import { type Generated, type Selectable, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { PassengerAccount } from "../handed-in/departure-people.ts";
import type { Passenger, PassengerInput } from "./passenger-contract.ts";

type PassengerTable = {
  market: string;
  id: Generated<string>;
  tour_id: string;
  /** From 1, as the list is written. */
  position: number;
  /** The traveller's account; null for somebody without one. */
  account_id: Generated<string | null>;
  first_timer: boolean | null;
  previous_trips: number | null;
  gender: Passenger["gender"];
  age_band: Passenger["ageBand"];
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    passenger: PassengerTable;
  }
}

const toPassenger = (row: Selectable<PassengerTable>): Passenger => ({
  id: row.id,
  firstTimer: row.first_timer,
  previousTrips: row.previous_trips,
  gender: row.gender,
  ageBand: row.age_band,
});

const passengersIn = (db: Database, market: string, tourId: string) =>
  db.selectFrom("passenger").where("market", "=", market).where("tour_id", "=", tourId);

/** In the order in which they are written. */
export const passengersOf = async (
  db: Database,
  market: string,
  tourId: string,
): Promise<readonly Passenger[]> =>
  (
    await passengersIn(db, market, tourId).selectAll().orderBy("position").orderBy("id").execute()
  ).map(toPassenger);

/** Whose they are, in the order in which they are written. */
export const passengerAccounts = (
  db: Database,
  market: string,
  tourId: string,
): Promise<readonly PassengerAccount[]> =>
  passengersIn(db, market, tourId)
    .select(["id", "account_id as accountId"])
    .orderBy("position")
    .orderBy("id")
    .execute();

/** Writes the whole list. Rows with an id keep it and their account, others become new ones. */
export const replacePassengers = async (
  trx: Database,
  market: string,
  tourId: string,
  items: readonly PassengerInput[],
): Promise<void> => {
  const accounts = new Map(
    (await passengersIn(trx, market, tourId).select(["id", "account_id"]).execute()).map((row) => [
      row.id,
      row.account_id,
    ]),
  );
  await trx
    .deleteFrom("passenger")
    .where("market", "=", market)
    .where("tour_id", "=", tourId)
    .execute();
  if (items.length === 0) return;
  await trx
    .insertInto("passenger")
    .values(
      items.map(({ id, firstTimer, previousTrips, gender, ageBand }, index) => ({
        market,
        tour_id: tourId,
        id: id ?? sql<string>`gen_random_uuid()`,
        account_id: id === null ? null : (accounts.get(id) ?? null),
        position: index + 1,
        first_timer: firstTimer,
        previous_trips: previousTrips,
        gender,
        age_band: ageBand,
      })),
    )
    .execute();
};

/** Seats people in another departure, behind those who are in it. They stay the same persons. */
export const reseatPassengers = async (
  trx: Database,
  market: string,
  ids: readonly string[],
  tourId: string,
): Promise<void> => {
  await trx
    .updateTable("passenger")
    .set({
      tour_id: tourId,
      position: sql<number>`position + (
        select coalesce(max(other.position), 0) from passenger as other
        where other.market = ${market} and other.tour_id = ${tourId}::uuid
      )`,
    })
    .where("market", "=", market)
    .where("id", "in", ids)
    .execute();
};
