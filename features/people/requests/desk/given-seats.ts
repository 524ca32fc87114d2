import { sql } from "kysely";
import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** Whoever was given seats, with the passengers that they are. */
export type SeatHolder = Readonly<{
  email: string;
  name: string;
  market: MarketId;
  passengerIds: readonly string[];
}>;

const heldBy = (ids: readonly string[]) =>
  sql<boolean>`state = 'seat-given' and given -> 'passengerIds' ?| ${sql.val([...ids])}::text[]`;

/** Who was given the seats of these passengers; an account that was deleted has no address. */
export const seatHolders = async (
  db: Database,
  market: string,
  passengerIds: readonly string[],
): Promise<readonly SeatHolder[]> => {
  if (passengerIds.length === 0) return [];
  const rows = await db
    .selectFrom("seat_request")
    .select(["email", "name", "given"])
    .select(sql<MarketId>`market`.as("market"))
    .where("market", "=", market)
    .where("email", "!=", "")
    .where(heldBy(passengerIds))
    .orderBy("number")
    .execute();
  return rows.map(({ given, ...holder }) => ({
    ...holder,
    passengerIds: (given?.passengerIds ?? []).filter((id) => passengerIds.includes(id)),
  }));
};

type Moved = Readonly<{
  passengerIds: readonly string[];
  to: Readonly<{ id: string; departureDate: string }>;
}>;

/** Their requests are for the departure to which they have moved. */
export const moveSeatHolders = async (
  trx: Database,
  market: string,
  { passengerIds, to }: Moved,
): Promise<void> => {
  await trx
    .updateTable("seat_request")
    .set({
      tour_id: to.id,
      departure_date: to.departureDate,
      version: sql<number>`version + 1`,
    })
    .where("market", "=", market)
    .where(heldBy(passengerIds))
    .execute();
};
