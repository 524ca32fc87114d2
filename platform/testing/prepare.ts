import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import type { Migration } from "kysely/migration";
import { migrate } from "#platform/server/database/migrate.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import { createOnServer, isOnServer } from "./server.ts";

/** A migrated database to copy: a template on the server, or else the file of a dump. */
export type Prepared = Readonly<{ migrations: readonly string[]; source: string }>;

declare module "vitest" {
  interface ProvidedContext {
    prepared: Prepared;
  }
}

type Migrations = Readonly<Record<string, Migration>>;
type Made = Readonly<{ source: string; remove: () => void | Promise<void> }>;

const makeTemplate = async (migrations: Migrations): Promise<Made> => {
  const { name, url, drop } = await createOnServer();
  const { db, close } = await openDatabase({ url });
  await migrate(db, migrations);
  await close();
  return { source: name, remove: drop };
};

const makeDump = async (migrations: Migrations): Promise<Made> => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-prepared-"));
  const pglite = await PGlite.create();
  await migrate(new Kysely({ dialect: new PGliteDialect({ pglite }) }), migrations);
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  const source = join(folder, "database.tar");
  writeFileSync(source, Buffer.from(await dump.arrayBuffer()));
  return { source, remove: () => rmSync(folder, { recursive: true }) };
};

/** Migrates one database, of which `freshDatabase` gives copies: much quicker than making each anew. */
export const prepareDatabase = async (migrations: Migrations) => {
  const { source, remove } = await (isOnServer ? makeTemplate : makeDump)(migrations);
  const prepared: Prepared = { migrations: Object.keys(migrations), source };
  return { prepared, remove };
};
