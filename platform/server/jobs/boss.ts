import { PgBoss } from "pg-boss";
import type { OpenDatabase } from "../database/open.ts";

/** Seconds between two looks for jobs whose worker died, and for what is over and kept no longer. */
const superviseInterval = 10;

/** An `error` that the queue tells of is at times no Error. */
const asError = (told: unknown): Error =>
  told instanceof Error ? told : Object.assign(new Error("The queue failed."), told);

/**
 * The queue in the schema `pgboss` of our own database, through our own connections: on the embedded
 * engine it shares the only one, on PostgreSQL it takes none beyond those that a process may have.
 * @param supervises whether it looks after all jobs, which one process at least has to do
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
      async listen(channel, heard, onReconnect) {
        await listen(channel, heard, onReconnect);
        onReconnect();
        return { close: async () => undefined }; // the line is closed with the database
      },
    },
    useListenNotify: true,
    schedule: false,
    supervise: supervises,
    superviseIntervalSeconds: superviseInterval,
    monitorIntervalSeconds: superviseInterval,
    queueCacheIntervalSeconds: superviseInterval,
    reindex: false, // it would run REINDEX CONCURRENTLY beside the embedded engine's only connection
    monitorVacuum: false,
  });
  boss.on("error", (error) => report(asError(error)));
  return boss;
};
