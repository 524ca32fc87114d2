import type { Selectable } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { AbsenceInput, CoordinatorAbsence } from "../absence-contract.ts";
import { type AbsenceTable, toAbsence } from "../store.ts";

type AbsenceRow = Selectable<AbsenceTable>;

/** An absence with the name of who is away. */
export type StoredAbsence = CoordinatorAbsence & Readonly<{ name: string }>;

const withName = async (db: Database, row: AbsenceRow): Promise<StoredAbsence> => {
  const { name } = await db
    .selectFrom("coordinator")
    .select("name")
    .where("market", "=", row.market)
    .where("id", "=", row.coordinator_id)
    .executeTakeFirstOrThrow();
  return { ...toAbsence(row), name };
};

/** The absence of an id, which no other transaction changes until this one ends. */
export const lockAbsence = async (
  trx: Database,
  market: string,
  id: string | null,
): Promise<StoredAbsence | null> => {
  if (id === null) return null;
  const row = await trx
    .selectFrom("coordinator_absence")
    .selectAll()
    .where("market", "=", market)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ? withName(trx, row) : null;
};

export const insertAbsence = async (
  trx: Database,
  market: string,
  { coordinatorId, from, to, note }: AbsenceInput,
): Promise<StoredAbsence> => {
  const row = await trx
    .insertInto("coordinator_absence")
    .values({ market, coordinator_id: coordinatorId, from_day: from, to_day: to, note })
    .returningAll()
    .executeTakeFirstOrThrow();
  return withName(trx, row);
};

export const deleteAbsence = async (trx: Database, market: string, id: string): Promise<void> => {
  await trx
    .deleteFrom("coordinator_absence")
    .where("market", "=", market)
    .where("id", "=", id)
    .execute();
};
