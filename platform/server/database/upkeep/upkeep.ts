import { sql } from "kysely";
import type { Database } from "../tables.ts";

const interval = 5000; // ms
const bytesBetween = 8 * 1024 * 1024;
const deadRows = 500;

/** How far the write-ahead log has come, in bytes. */
const logPosition = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`
    select (pg_current_wal_insert_lsn() - '0/0')::text as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
};

type QualifiedTable = Readonly<{ schema: string; name: string }>;

/** The tables of which many rows, or parts of long values beside them, are dead. */
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
 * Makes what does the work of the processes that a PostgreSQL server has and the embedded engine
 * has not: the room of dead rows is given back, and the write-ahead log begins anew, so that neither
 * grows without end and a start after a kill has little to repeat. It does so after every 8 MB.
 */
export const upkeep = (db: Database): (() => Promise<void>) => {
  let done = 0;
  return async () => {
    if ((await logPosition(db)) - done < bytesBetween) return;
    for (const { schema, name } of await tablesToVacuum(db))
      await sql`vacuum ${sql.id(schema, name)}`.execute(db);
    await sql`checkpoint`.execute(db);
    done = await logPosition(db);
  };
};

/**
 * Does the upkeep of the embedded database every five seconds. What goes wrong, such as a full disk,
 * goes wrong for writes too, which tell of it; the next time it is tried again.
 * @param ensureRoom throws where the disk has no room for what this writes
 * @returns what ends it
 */
export const startUpkeep = (db: Database, ensureRoom: () => void): (() => Promise<void>) => {
  const keepUp = upkeep(db);
  const work = () => {
    ensureRoom();
    return keepUp();
  };
  let working: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(work).catch(() => undefined);
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
};
