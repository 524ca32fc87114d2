import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:react-router/server-build";
import { demoStaff, ensureDemoStaff } from "#features/staff/demo-accounts.ts";
import { migrations } from "#migrations/list.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { loadDemoPages } from "./demo-pages.ts";

const step = (text: string) => process.stdout.write(`${text}\n`);

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

const start = async () => {
  const config = readConfig(process.env);
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
  if (!config.production) {
    await ensureDemoStaff(database.db);
    await loadDemoPages(database.db);
    // Loaded here alone, so that production never holds the demo's texts in memory.
    const { loadDemo } = await import("#demo/load/demo.ts");
    const { allTrips } = await import("#demo/trips/all-trips.ts");
    await loadDemo({
      db: database.db,
      files,
      masters: join(buildDir, "../demo/illustrations/masters"),
      trips: allTrips,
      today: new Date().toISOString().slice(0, 10),
      step,
    });
  }
  const app = await createApp({ config, database, build, buildDir, files, now: () => new Date() });

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

  await app
    .listen({ port: config.port, host: "0.0.0.0" })
    .catch(async (error: NodeJS.ErrnoException) => {
      await database.close();
      fail(
        error.code === "EADDRINUSE"
          ? `Port ${config.port} is in use; choose another with PORT.`
          : error,
      );
    });
  for (const [host, market] of config.siteHosts)
    step(`  ${market.padEnd(14)} http://${host}:${config.port}`);
  step(`  back-office    http://${config.backofficeHost}:${config.port}`);
  if (!config.production)
    for (const { email, password } of demoStaff) step(`    ${email}  ${password}`);
};

await start().catch(fail);
