import { PgBoss } from "pg-boss";
import type { OpenDatabase } from "../database/open-database.ts";

/** Seconds between two checks for jobs whose worker died, and for finished jobs to delete. */
const superviseInterval = 10;

/** The queue sometimes emits an `error` that is not an Error. */
const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : Object.assign(new Error("The queue failed."), thrown);

/**
 * The job queue pg-boss in the schema `pgboss` of our database, through our connections: the
 * embedded engine has only one, and a process on PostgreSQL may not exceed its pool.
 * @param supervises whether it retries and deletes jobs; at least one process has to
 */
export const createBoss = (
  { engine, listen, runSql }: Pick<OpenDatabase, "engine" | "listen" | "runSql">,
  supervises: boolean,
  report: (error: Error) => void,
): PgBoss => {
  const boss = new PgBoss({
    backend: engine === "pglite" ? "pglite" : "postgres",
    db: {
      executeSql: runSql,
      async listen(channel, onNotify, onReconnect) {
        await listen(channel, onNotify, onReconnect);
        onReconnect();
        return { close: async () => undefined }; // the connection is closed with the database
      },
    },
    useListenNotify: true,
    schedule: false,
    supervise: supervises,
    superviseIntervalSeconds: superviseInterval,
    monitorIntervalSeconds: superviseInterval,
    queueCacheIntervalSeconds: superviseInterval,
    reindex: false, // it would run REINDEX CONCURRENTLY, which the embedded engine's single connection cannot
    monitorVacuum: false,
  });
  boss.on("error", (error) => report(asError(error)));
  return boss;
};
