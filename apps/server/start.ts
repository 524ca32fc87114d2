import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { processTimer } from "#platform/server/load/timer.ts";
import { demoStaff } from "#features/company/staff/first-accounts.ts";
import { demoTraveller } from "#features/people/accounts/demo-traveller.ts";
import { migrations } from "#migrations/list.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import { namedError, openDatabase, startPatienceMs } from "#platform/server/database/open.ts";
import { watchConnections } from "#platform/server/http/connection/connections.ts";
import { createApp } from "./app.ts";
import type { AppOptions } from "./app-options.ts";
import { backofficeOrigin, type Config, originOf, readConfig } from "./config/config.ts";
import { openFiles } from "#platform/server/files/open-files.ts";
import { demoFolderOf, readDemoFingerprint, seedDatabase } from "./startup/seed.ts";
import { type HeldPort, holdPort } from "#platform/server/http/connection/port.ts";
import { warm } from "./startup/warm.ts";

const printLine = (text: string) => void process.stdout.write(`${text}\n`);

const announce = (config: Config, print: (line: string) => void): void => {
  print(`Listening on port ${config.port} for`);
  for (const [host, market] of config.siteHosts)
    print(`  ${market.padEnd(14)} ${originOf(config, host)}`);
  print(`  back-office    ${backofficeOrigin(config)}`);
  if (!config.production && !config.staffProvider)
    for (const { email, password } of demoStaff) print(`    ${email}  ${password}`);
  if (!config.production && !config.visitorProvider)
    print(`  visitor        ${demoTraveller.email}  ${demoTraveller.password}`);
};

export type StartOptions = Pick<
  AppOptions,
  "build" | "buildDir" | "development" | "dueTimer" | "logTo"
> &
  Readonly<{
    /** Its settings; the process's by default. */
    environment?: NodeJS.ProcessEnv;
    /** The process's clock by default. */
    now?: () => Date;
    /** Told what is being done; the standard output by default. */
    print?: (line: string) => void;
    /** How long a slow database is waited for, in milliseconds. */
    patienceMs?: number;
    /** Receives the stop function before the server listens, so that even an early signal stops it cleanly. */
    beforeListening?: (stop: StartedServer["stop"]) => void;
  }>;

export type StartedServer = Readonly<{
  server: Server;
  port: number;
  /**
   * Reports "not ready", goes on answering during the drain, then finishes open requests and closes
   * the database, at most 4.5 seconds after the drain.
   */
  stop: () => Promise<void>;
  /** Resolves when the first screens of all markets have been made, or at once where they are not. */
  warmed: Promise<void>;
}>;

/** The options with what is given where they give nothing. */
type CompleteOptions = StartOptions &
  Required<Pick<StartOptions, "now" | "dueTimer" | "print" | "patienceMs">>;

/** Time limits after the drain: for open requests first, then for closing the database. */
const finishMs = 3000;
const closeMs = 1500;

/** Opens the database and the files, and brings them up to date. */
const openStores = async (
  config: Config,
  { buildDir, development, now, print, patienceMs }: CompleteOptions,
): Promise<Pick<AppOptions, "database" | "files">> => {
  print(
    config.databaseUrl
      ? "Opening PostgreSQL"
      : `Opening the embedded database in ${config.dataDir}/`,
  );
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir },
    Math.random,
    patienceMs,
  );
  const { db } = database;
  try {
    const newMigrations = await migrate(db, migrations);
    print(`Schema is up to date (${newMigrations.length} migrations ran)`);
    const files = await openFiles(config, print);
    await seedDatabase({
      config,
      db,
      files,
      demoFolder: demoFolderOf(buildDir),
      // In development the demo may have changed since the build.
      demoFingerprint: development ? null : readDemoFingerprint(buildDir),
      now,
      step: print,
    });
    return { database, files };
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** @param held the port to listen on; null where the caller listens */
const startOn = async (
  held: HeldPort | null,
  config: Config,
  given: CompleteOptions,
): Promise<StartedServer> => {
  const { build, buildDir, development, beforeListening, now, dueTimer, print, logTo } = given;
  const { database, files } = await openStores(config, given);
  let stopping = false;
  const isStopping = () => stopping;
  const options = {
    config,
    database,
    build,
    buildDir,
    files,
    now,
    dueTimer,
    ...(logTo ? { logTo } : {}),
    development,
    isStopping,
    includeProcessMetrics: development === null,
  };
  const app = await createApp(options).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const connections = watchConnections(app.server, dueTimer);
  const stop = async () => {
    stopping = true;
    connections.startDraining();
    await new Promise<void>((drained) => dueTimer(config.drainSeconds * 1000, drained));
    connections.closeAll(finishMs);
    const closed = app.close().then(() => database.close());
    // A request that hangs does not keep the process alive, because its supervisor would kill it
    // anyway.
    await Promise.race([closed, sleep(finishMs + closeMs, null, { ref: false })]);
  };
  beforeListening?.(stop);
  await (held ? held.listen(app) : app.ready());
  database.endStart();
  announce(config, print);
  const warms = config.warm && config.role !== "worker" && !development;
  const warmed = warms
    ? warm(app, { config, database, files }).catch((error) => app.log.warn(error))
    : Promise.resolve();
  return { server: app.server, port: config.port, stop, warmed };
};

/**
 * Opens and migrates the database, then listens. In development the caller listens instead, because
 * a port that closed at every change would break open pages.
 * @throws Error with a message of one line that names the setting and what is wrong
 */
export const startServer = async (options: StartOptions): Promise<StartedServer> => {
  const given = {
    environment: process.env,
    now: () => new Date(),
    dueTimer: processTimer,
    print: printLine,
    patienceMs: startPatienceMs,
    ...options,
  };
  const config = readConfig(given.environment);
  const held = given.development ? null : await holdPort(config.port);
  try {
    return await startOn(held, { ...config, port: held?.port ?? config.port }, given);
  } catch (error) {
    held?.release();
    throw namedError(error, config);
  }
};
