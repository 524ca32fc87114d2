import { accessSync, constants, mkdirSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { demoStaff } from "#features/staff/first-accounts.ts";
import { migrations } from "#migrations/list.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import { reasonOf } from "#platform/server/database/reason.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { watchConnections } from "#platform/server/http/connection/connections.ts";
import { type AppOptions, createApp } from "./app.ts";
import { backofficeOrigin, type Config, originOf, readConfig } from "./config/config.ts";
import { demoBeside, seedDatabase } from "./startup/seed.ts";
import { ensurePortIsFree } from "./startup/port.ts";
import { warm } from "./startup/warm.ts";

const step = (text: string) => process.stdout.write(`${text}\n`);

const announce = (config: Config): void => {
  step(`Listening on port ${config.port} for`);
  for (const [host, market] of config.siteHosts)
    step(`  ${market.padEnd(14)} ${originOf(config, host)}`);
  step(`  back-office    ${backofficeOrigin(config)}`);
  if (!config.production && !config.staffProvider)
    for (const { email, password } of demoStaff) step(`    ${email}  ${password}`);
};

export type StartOptions = Pick<AppOptions, "build" | "buildDir" | "development"> &
  Readonly<{
    /** Hears how the server is stopped before anybody can reach it, so that no end is an abrupt one. */
    beforeListening?: (stop: Started["stop"]) => void;
  }>;

export type Started = Readonly<{
  server: Server;
  /**
   * Says not ready, answers for as long as the drain lasts, ends what is in flight and closes the
   * database; at most 4.5 seconds after the drain.
   */
  stop: () => Promise<void>;
}>;

/** @throws Error in one line when no file can be made there */
const ensureWritable = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`DATA_DIR: the folder ${folder} cannot be written (${reasonOf(error)}).`);
  }
};

/** Milliseconds that what is in flight has after the drain, and that closing has after that. */
const toFinish = 3000;
const toClose = 1500;

/**
 * Opens the database, brings it up to date and listens; in development the server is handed over
 * without listening, since a port that closes at each change would break the open pages.
 * @throws Error in one line that names the setting and what is wrong
 */
export const startServer = async ({
  build,
  buildDir,
  development,
  beforeListening,
}: StartOptions): Promise<Started> => {
  const config = readConfig(process.env);
  if (!development) await ensurePortIsFree(config.port);
  step(
    config.databaseUrl
      ? "Opening PostgreSQL"
      : `Opening the embedded database in ${config.dataDir}/`,
  );
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir },
  );
  const { db } = database;
  const ran = await migrate(db, migrations);
  step(`Schema is up to date (${ran.length} migrations ran)`);
  const media = join(config.dataDir, "media");
  ensureWritable(media);
  const files = folderStore(media);
  const now = () => new Date();
  await seedDatabase({ config, db, files, demoFolder: demoBeside(buildDir), now, step });
  let hasBegunToStop = false;
  const isLeaving = () => hasBegunToStop;
  const options = {
    config,
    database,
    build,
    buildDir,
    files,
    now,
    development,
    isLeaving,
    metricsOfProcess: development === null,
  };
  const app = await createApp(options);
  const connections = watchConnections(app.server);
  const stop = async () => {
    hasBegunToStop = true;
    connections.beginToLeave();
    await sleep(config.drainSeconds * 1000);
    connections.letGo(toFinish);
    const closed = app.close().then(() => database.close());
    // What hangs is left behind: whoever stops a process waits no longer.
    await Promise.race([closed, sleep(toFinish + toClose, null, { ref: false })]);
  };
  beforeListening?.(stop);
  if (development) await app.ready();
  else await app.listen({ port: config.port, host: "0.0.0.0" });
  announce(config);
  if (config.warm && config.role !== "worker" && !development)
    warm(app, config).catch((error) => app.log.warn(error));
  return { server: app.server, stop };
};
