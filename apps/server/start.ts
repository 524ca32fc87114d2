import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { demoStaff } from "#features/staff/first-accounts.ts";
import { migrations } from "#migrations/list.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import { watchConnections } from "#platform/server/http/connection/connections.ts";
import { createApp } from "./app.ts";
import type { AppOptions } from "./app-options.ts";
import { backofficeOrigin, type Config, originOf, readConfig } from "./config/config.ts";
import { openFiles } from "./files/open-files.ts";
import { demoFolderOf, readDemoFingerprint, seedDatabase } from "./startup/seed.ts";
import { ensurePortIsFree } from "./startup/port.ts";
import { warm } from "./startup/warm.ts";

const printStep = (text: string) => process.stdout.write(`${text}\n`);

const announce = (config: Config): void => {
  printStep(`Listening on port ${config.port} for`);
  for (const [host, market] of config.siteHosts)
    printStep(`  ${market.padEnd(14)} ${originOf(config, host)}`);
  printStep(`  back-office    ${backofficeOrigin(config)}`);
  if (!config.production && !config.staffProvider)
    for (const { email, password } of demoStaff) printStep(`    ${email}  ${password}`);
};

export type StartOptions = Pick<AppOptions, "build" | "buildDir" | "development"> &
  Readonly<{
    /** Receives the stop function before the server listens, so that even an early signal stops it cleanly. */
    beforeListening?: (stop: StartedServer["stop"]) => void;
  }>;

export type StartedServer = Readonly<{
  server: Server;
  /**
   * Reports "not ready", goes on answering during the drain, then finishes open requests and closes
   * the database, at most 4.5 seconds after the drain.
   */
  stop: () => Promise<void>;
  /** Resolves when the first screens of all markets have been made, or at once where they are not. */
  warmed: Promise<void>;
}>;

/** Time limits after the drain: for open requests first, then for closing the database. */
const finishMs = 3000;
const closeMs = 1500;

/**
 * Opens and migrates the database, then listens. In development the caller listens instead, because
 * a port that closed at every change would break open pages.
 * @throws Error with a message of one line that names the setting and what is wrong
 */
export const startServer = async ({
  build,
  buildDir,
  development,
  beforeListening,
}: StartOptions): Promise<StartedServer> => {
  const config = readConfig(process.env);
  if (!development) await ensurePortIsFree(config.port);
  printStep(
    config.databaseUrl
      ? "Opening PostgreSQL"
      : `Opening the embedded database in ${config.dataDir}/`,
  );
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir },
  );
  const { db } = database;
  const newMigrations = await migrate(db, migrations);
  printStep(`Schema is up to date (${newMigrations.length} migrations ran)`);
  const files = await openFiles(config, printStep);
  const now = () => new Date();
  await seedDatabase({
    config,
    db,
    files,
    demoFolder: demoFolderOf(buildDir),
    // In development the demo may have changed since the build.
    demoFingerprint: development ? null : readDemoFingerprint(buildDir),
    now,
    step: printStep,
  });
  let stopping = false;
  const isStopping = () => stopping;
  const options = {
    config,
    database,
    build,
    buildDir,
    files,
    now,
    development,
    isStopping,
    includeProcessMetrics: development === null,
  };
  const app = await createApp(options);
  const connections = watchConnections(app.server);
  const stop = async () => {
    stopping = true;
    connections.startDraining();
    await sleep(config.drainSeconds * 1000);
    connections.closeAll(finishMs);
    const closed = app.close().then(() => database.close());
    // A request that hangs does not keep the process alive, because its supervisor would kill it
    // anyway.
    await Promise.race([closed, sleep(finishMs + closeMs, null, { ref: false })]);
  };
  beforeListening?.(stop);
  if (development) await app.ready();
  else await app.listen({ port: config.port, host: "0.0.0.0" });
  announce(config);
  const warms = config.warm && config.role !== "worker" && !development;
  const warmed = warms
    ? warm(app, config).catch((error) => app.log.warn(error))
    : Promise.resolve();
  return { server: app.server, stop, warmed };
};
