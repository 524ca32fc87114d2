import { type Generated, type JSONColumnType, sql } from "kysely";
import { readStored } from "#platform/changes/read-stored.ts";
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

/** Cache tag of everything made from a market's settings: every page of its site carries it. */
export const settingsTag = (market: string): string => `settings:${market}`;

export type StoredSetting = Setting & Readonly<{ version: number }>;

const storedColumns = ["value", "version"] as const;

/** Null while the setting was never written. */
export const findStoredSetting = async (
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

/** Reads a setting; one that was never written has its default value and version 0. */
export const readSetting = async (
  db: Database,
  market: Market,
  name: SettingName,
): Promise<StoredSetting> =>
  (await findStoredSetting(db, market.id, name)) ?? {
    name,
    value: defaultSettings(market)[name],
    version: 0,
  };

export const listSettings = async (db: Database, market: Market): Promise<readonly Setting[]> => {
  const rows = await db
    .selectFrom("setting")
    .select(["name", "value"])
    .where("market", "=", market.id)
    .execute();
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const defaults = defaultSettings(market);
  return settingNameSchema.options.map((name) => ({
    name,
    value: stored.get(name) ?? defaults[name],
  }));
};

/**
 * Locks a market's settings until the transaction ends. An advisory lock, since a setting that was
 * never written has no row to lock.
 */
export const lockSettings = async (trx: Database, market: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${settingsTag(market)}, 0))`.execute(trx);
};

/** Inserts the setting or raises its version; call it under `lockSettings`. */
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

/** A market whose setting was never written is open. */
export const readMaintenance = async (db: Database, market: string): Promise<Maintenance> => {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("market", "=", market)
    .where("name", "=", "maintenance")
    .executeTakeFirst();
  return readStored(maintenanceSchema, row?.value ?? {});
};

/** A setting with when it was written last; null while it never was. */
export const settingWithTime = async (
  db: Database,
  market: string,
  name: SettingName,
): Promise<Readonly<{ value: Setting["value"]; updatedAt: Date }> | null> =>
  (await db
    .selectFrom("setting")
    .select(["value", "updated_at as updatedAt"])
    .where("market", "=", market)
    .where("name", "=", name)
    .executeTakeFirst()) ?? null;

/** Whether a market's review settings name an account with the review provider. */
export const hasReviewMerchant = async (db: Database, market: string): Promise<boolean> => {
  const { value = {} } = (await findStoredSetting(db, market, "review_settings")) ?? {};
  return "merchantId" in value && value.merchantId !== "";
};

/** Writes a setting of a new installation; an existing setting stays as it is. */
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
