import type { Generated, JSONColumnType } from "kysely";
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
