import { type Generated, type JSONColumnType, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { type Maintenance, maintenanceSchema, type Setting } from "./contract.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    setting: {
      market: string;
      name: string;
      value: JSONColumnType<object>;
      version: Generated<number>;
      updated_at: Generated<Date>;
    };
  }
}

/** All settings of a market, by name. */
export const listSettings = async (db: Database, market: string): Promise<readonly Setting[]> =>
  db
    .selectFrom("setting")
    .select(["name", "value"])
    .where("market", "=", market)
    .orderBy("name")
    .execute();

/** The tag of all that is made from a market's settings: every page of its site carries it. */
export const settingsTag = (market: string): string => `settings:${market}`;

/** A setting with its version, which is its ETag. */
export type StoredSetting = Setting & Readonly<{ version: number }>;

const storedColumns = ["name", "value", "version"] as const;

/** One setting of a market; null while it was never set. */
export const settingNamed = async (
  db: Database,
  market: string,
  name: string,
): Promise<StoredSetting | null> =>
  (await db
    .selectFrom("setting")
    .select(storedColumns)
    .where("market", "=", market)
    .where("name", "=", name)
    .executeTakeFirst()) ?? null;

/**
 * Lets no other transaction write settings of a market until this one ends, so that two who set
 * one for the first time do not both think that they were first.
 */
export const lockSettings = async (trx: Database, market: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${settingsTag(market)}, 0))`.execute(trx);
};

/** Writes a setting, there or not, as its next version; call it under `lockSettings`. */
export const writeSetting = async (
  trx: Database,
  market: string,
  { name, value }: Setting,
): Promise<StoredSetting> =>
  trx
    .insertInto("setting")
    .values({ market, name, value: JSON.stringify(value) })
    .onConflict((conflict) =>
      conflict.columns(["market", "name"]).doUpdateSet({
        value: JSON.stringify(value),
        version: sql<number>`setting.version + 1`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .returning(storedColumns)
    .executeTakeFirstOrThrow();

/** What is switched off in a market; nothing is, when it was never set. */
export const maintenanceOf = async (db: Database, market: string): Promise<Maintenance> => {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("market", "=", market)
    .where("name", "=", "maintenance")
    .executeTakeFirst();
  return maintenanceSchema.parse(row?.value ?? {});
};

/** Sets one entry unless staff have set it already: for what a fresh installation begins with. */
export const beginWithSetting = async (
  db: Database,
  market: string,
  name: string,
  value: object,
): Promise<void> => {
  await db
    .insertInto("setting")
    .values({ market, name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
