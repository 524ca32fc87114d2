import { type Generated, type JSONColumnType, sql } from "kysely";
import type { Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import {
  type Maintenance,
  maintenanceSchema,
  type Setting,
  type SettingName,
  settingNameSchema,
} from "./contract.ts";
import { defaultSettings } from "./defaults.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    setting: {
      market: string;
      name: string;
      value: JSONColumnType<Setting["value"]>;
      version: Generated<number>;
      updated_at: Generated<Date>;
    };
  }
}

/** The tag of all that is made from a market's settings: every page of its site carries it. */
export const settingsTag = (market: string): string => `settings:${market}`;

/** A setting with its version, which is its ETag. */
export type StoredSetting = Setting & Readonly<{ version: number }>;

const storedColumns = ["value", "version"] as const;

/** A setting of a market as it was set; null while it never was. */
export const storedSetting = async (
  db: Database,
  market: string,
  name: SettingName,
): Promise<StoredSetting | null> => {
  const row = await db
    .selectFrom("setting")
    .select(storedColumns)
    .where("market", "=", market)
    .where("name", "=", name)
    .executeTakeFirst();
  return row ? { name, ...row } : null;
};

/** A setting of a market as it was set, or its default as version 0. */
export const settingNamed = async (
  db: Database,
  market: Market,
  name: SettingName,
): Promise<StoredSetting> =>
  (await storedSetting(db, market.id, name)) ?? {
    name,
    value: defaultSettings(market)[name],
    version: 0,
  };

/** All settings of a market by name, the default of what was never set. */
export const listSettings = async (db: Database, market: Market): Promise<readonly Setting[]> => {
  const rows = await db
    .selectFrom("setting")
    .select(["name", "value"])
    .where("market", "=", market.id)
    .execute();
  const set = new Map(rows.map(({ name, value }) => [name, value]));
  const defaults = defaultSettings(market);
  return settingNameSchema.options.map((name) => ({
    name,
    value: set.get(name) ?? defaults[name],
  }));
};

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
): Promise<StoredSetting> => ({
  name,
  ...(await trx
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
    .executeTakeFirstOrThrow()),
});

/** What is switched off in a market; nothing is, when it was never set. */
export const readMaintenance = async (db: Database, market: string): Promise<Maintenance> => {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("market", "=", market)
    .where("name", "=", "maintenance")
    .executeTakeFirst();
  return maintenanceSchema.parse(row?.value ?? {});
};

/** Sets one entry unless staff have set it already: for what a fresh installation begins with. */
export const insertDefaultSetting = async (
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
