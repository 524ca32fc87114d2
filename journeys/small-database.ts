import { chownSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "#platform/server/database/open.ts";
import type { SmallDisk } from "#platform/testing/small-disk.ts";
import type { Postgres } from "../scripts/postgres.mjs";

/**
 * Creates a database of which only the tables are on the small disk.
 * @returns the URL of the database
 */
export const createDatabaseOn = async (disk: SmallDisk, postgres: Postgres): Promise<string> => {
  const tablespace = join(disk.folder, "tables");
  mkdirSync(tablespace);
  const { uid, gid } = statSync(postgres.folder);
  chownSync(tablespace, uid, gid);
  const admin = await openDatabase({ url: postgres.url });
  await sql.raw(`create tablespace small location '${tablespace}'`).execute(admin.db);
  await sql.raw("create database small tablespace small").execute(admin.db);
  await admin.close();
  return postgres.url.replace(/postgres$/, "small");
};
