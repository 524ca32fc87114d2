import { sql } from "kysely";
import type { Database } from "../tables.ts";

const intervalMs = 5000;
const minLogBytes = 8 * 1024 * 1024;
const deadRows = 500;

/** The end of the database's log, in bytes since its beginning. */
const logPosition = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`
    select (pg_current_wal_insert_lsn() - '0/0')::text as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
};

type QualifiedTable = Readonly<{ schema: string; name: string }>;

/** Tables with many dead rows, or dead parts of long values in their TOAST table. */
const tablesToVacuum = async (db: Database): Promise<readonly QualifiedTable[]> => {
  const { rows } = await sql<QualifiedTable>`
    select n.nspname as schema, c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_stat_all_tables own on own.relid = c.oid
    left join pg_stat_all_tables long on long.relid = c.reltoastrelid
    where n.nspname !~ '^(pg_|information_schema)' and c.relkind = 'r'
      and coalesce(own.n_dead_tup, 0) + coalesce(long.n_dead_tup, 0) > ${deadRows}`.execute(db);
  return rows;
};

/**
 * Does what a PostgreSQL server's background processes do and the embedded engine lacks: vacuums
 * tables and writes a checkpoint after every 8 MB of log, so that neither grows without end and a
 * start after a kill is fast.
 */
export const upkeep = (db: Database): (() => Promise<void>) => {
  let positionAtLastRun = 0;
  return async () => {
    if ((await logPosition(db)) - positionAtLastRun < minLogBytes) return;
    for (const { schema, name } of await tablesToVacuum(db))
      await sql`vacuum ${sql.id(schema, name)}`.execute(db);
    await sql`checkpoint`.execute(db);
    positionAtLastRun = await logPosition(db);
  };
};

/**
 * Runs the upkeep of the embedded database every five seconds. Errors such as a full disk are
 * ignored, because writes report them too and the next run tries again.
 * @param ensureRoom throws when the disk has no room for the upkeep
 * @returns stops the upkeep
 */
export const startUpkeep = (db: Database, ensureRoom: () => void): (() => Promise<void>) => {
  const runUpkeep = upkeep(db);
  const work = () => {
    ensureRoom();
    return runUpkeep();
  };
  let working: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(work).catch(() => undefined);
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
};
