import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import type { Migration } from "kysely/migration";
import { fromPglite } from "pg-boss";
import { migrate } from "#platform/server/database/migrate.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import type { Tables } from "#platform/server/database/tables.ts";
import { createBoss } from "#platform/server/jobs/boss.ts";
import { createOnServer, type testEngine } from "./server.ts";

/** A migrated database to copy: the name of a template on the server, or the path of a dump. */
export type Prepared = Readonly<{ migrations: readonly string[]; source: string }>;

declare module "vitest" {
  interface ProvidedContext {
    prepared: Prepared;
  }
}

/** Installs pg-boss once, which takes the embedded engine a second. */
const installQueue = async (database: Parameters<typeof createBoss>[0]): Promise<void> => {
  const boss = createBoss(database, false, (error) => {
    throw error;
  });
  await boss.start();
  await boss.stop({ graceful: false });
};

type Migrations = Readonly<Record<string, Migration>>;
type PreparedSource = Readonly<{ source: string; remove: () => void | Promise<void> }>;

const makeTemplate = async (migrations: Migrations): Promise<PreparedSource> => {
  const { name, url, drop } = await createOnServer();
  const database = await openDatabase({ url });
  await migrate(database.db, migrations);
  await installQueue(database);
  await database.close();
  return { source: name, remove: drop };
};

const makeDump = async (migrations: Migrations): Promise<PreparedSource> => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-prepared-"));
  const pglite = await PGlite.create();
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db, migrations);
  const library = fromPglite(pglite);
  await installQueue({
    engine: "pglite",
    runSql: (text, values) => library.executeSql(text, values),
    listen: () => Promise.resolve(),
  });
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  const source = join(folder, "database.tar");
  writeFileSync(source, Buffer.from(await dump.arrayBuffer()));
  return { source, remove: () => rmSync(folder, { recursive: true }) };
};

/** Migrates one database that `freshDatabase` copies, which is much faster than migrating each. */
export const prepareDatabase = async (
  migrations: Migrations,
  engine: ReturnType<typeof testEngine>,
) => {
  const make = engine === "postgres" ? makeTemplate : makeDump;
  const { source, remove } = await make(migrations);
  const prepared: Prepared = { migrations: Object.keys(migrations), source };
  return { prepared, remove };
};
