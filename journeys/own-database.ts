import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { openDatabase } from "#platform/server/database/open.ts";

/** The PostgreSQL of this run; empty where there is none. */
export const server = process.env["TEST_DATABASE_URL"] ?? "";

const administer = async (statement: RawBuilder<unknown>): Promise<void> => {
  const admin = await openDatabase({ url: server });
  await statement.execute(admin.db);
  await admin.close();
};

/**
 * A new database on the PostgreSQL of this run.
 * @param template the database that it is a copy of, to which nobody may be connected
 */
export const createDatabase = async (template: string | null = null) => {
  const name = `wayroam_journey_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await administer(
    sql`create database ${sql.id(name)} template ${sql.id(template ?? "template1")}`,
  );
  return {
    name,
    url: url.href,
    drop: () => administer(sql`drop database ${sql.id(name)} with (force)`),
  };
};
