import { sql } from "kysely";
import type { JobState, QueuedJob } from "#platform/jobs/queued-job.ts";
import type { Database } from "../database/tables.ts";

type Row = Readonly<{
  id: string;
  name: string;
  key: string | null;
  market: string | null;
  state: JobState;
  retries: number;
  created_at: Date;
  next_at: Date;
  ended_at: Date | null;
  reason: string | null;
  total: number;
}>;

const hasEnded = (state: JobState): boolean => state === "completed" || state === "failed";

const toQueuedJob = (row: Row): QueuedJob => ({
  id: row.id,
  name: row.name,
  key: row.key ?? "",
  market: row.market,
  state: row.state,
  retries: row.retries,
  createdAt: row.created_at.toISOString(),
  nextAt: hasEnded(row.state) ? null : row.next_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  reason: row.reason,
});

/** The markets whose jobs are meant; null for those of all markets and of the whole company. */
type Markets = readonly string[] | null;

const market = sql<string | null>`data->>'market'`;

const isOf = (markets: Markets) =>
  markets === null ? sql`true` : sql`${market} = any(${sql.val([...markets])}::text[])`;

type ListQuery = Readonly<{ state: JobState; page: number; pageSize: number; markets: Markets }>;

/** Lists jobs, the newest first. */
export const listJobs = async (
  db: Database,
  { state, page, pageSize, markets }: ListQuery,
): Promise<Readonly<{ items: readonly QueuedJob[]; total: number }>> => {
  const { rows } = await sql<Row>`
    select id, name, singleton_key as key, ${market} as market, state::text as state, retry_count as retries,
      created_on as created_at, start_after as next_at, completed_on as ended_at,
      coalesce(output->>'message', output->>'value') as reason,
      count(*) over ()::int as total
    from pgboss.job where state = ${state}::pgboss.job_state and ${isOf(markets)}
    order by created_on desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return { items: rows.map(toQueuedJob), total: rows[0]?.total ?? 0 };
};

/** Which job is meant; one outside `markets` is not found. */
export type JobReference = Readonly<{ name: string; id: string; markets: Markets }>;

export type FailedJob = Readonly<{ key: string | null; market: string | null; data: unknown }>;

/** Locks a failed job for the rest of the transaction; null when no such job has failed. */
export const lockFailedJob = async (
  trx: Database,
  { name, id, markets }: JobReference,
): Promise<FailedJob | null> => {
  const { rows } = await sql<FailedJob>`
    select singleton_key as key, ${market} as market, data from pgboss.job
    where name = ${name} and id = ${id} and state = 'failed' and ${isOf(markets)}
    for update`.execute(trx);
  return rows[0] ?? null;
};
