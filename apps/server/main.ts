import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:react-router/server-build";
import { demoStaff } from "#features/staff/first-accounts.ts";
import { migrations } from "#migrations/list.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { fillDatabase, mastersBeside } from "./fill.ts";
import { ensurePortIsFree } from "./port.ts";

const step = (text: string) => process.stdout.write(`${text}\n`);

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

const start = async () => {
  const config = readConfig(process.env);
  await ensurePortIsFree(config.port);
  step(
    config.databaseUrl
      ? "Opening PostgreSQL"
      : `Opening the embedded database in ${config.dataDir}/`,
  );
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir },
  );
  const ran = await migrate(database.db, migrations);
  step(`Schema is up to date (${ran.length} migrations ran)`);
  const buildDir = join(dirname(fileURLToPath(import.meta.url)), "../..");
  const files = folderStore(join(config.dataDir, "media"));
  const now = () => new Date();
  const { db } = database;
  await fillDatabase({ config, db, files, masters: mastersBeside(buildDir), now, step });
  const app = await createApp({ config, database, build, buildDir, files, now });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());

  await app.listen({ port: config.port, host: "0.0.0.0" });
  for (const [host, market] of config.siteHosts)
    step(`  ${market.padEnd(14)} http://${host}:${config.port}`);
  step(`  back-office    http://${config.backofficeHost}:${config.port}`);
  if (!config.production)
    for (const { email, password } of demoStaff) step(`    ${email}  ${password}`);
};

await start().catch(fail);
