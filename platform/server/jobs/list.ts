import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database/tables.ts";

/**
 * The states by pg-boss's names: `created` waits for its first attempt, `retry` for a further one.
 */
export const jobStates = ["created", "retry", "active", "completed", "failed"] as const;
export type JobState = (typeof jobStates)[number];

export const queuedJobSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  key: z.string().describe("Which effect it stands for."),
  state: z.enum(jobStates),
  retries: z.int(),
  createdAt: z.iso.datetime(),
  nextAt: z.iso.datetime().nullable().describe("When it is tried next; null once it has ended."),
  endedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable().describe("Why the last attempt went wrong; null where none has."),
});

export type QueuedJob = Readonly<z.infer<typeof queuedJobSchema>>;

type Row = Readonly<{
  id: string;
  name: string;
  key: string | null;
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
  state: row.state,
  retries: row.retries,
  createdAt: row.created_at.toISOString(),
  nextAt: hasEnded(row.state) ? null : row.next_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  reason: row.reason,
});

/** Lists jobs, the newest first. */
export const listJobs = async (
  db: Database,
  { state, page, pageSize }: Readonly<{ state: JobState; page: number; pageSize: number }>,
): Promise<Readonly<{ items: readonly QueuedJob[]; total: number }>> => {
  const { rows } = await sql<Row>`
    select id, name, singleton_key as key, state::text as state, retry_count as retries,
      created_on as created_at, start_after as next_at, completed_on as ended_at,
      coalesce(output->>'message', output->>'value') as reason,
      count(*) over ()::int as total
    from pgboss.job where state = ${state}::pgboss.job_state
    order by created_on desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return { items: rows.map(toQueuedJob), total: rows[0]?.total ?? 0 };
};

export type FailedJob = Readonly<{ key: string | null; data: unknown }>;

/** Locks a failed job for the rest of the transaction; null when no such job has failed. */
export const lockFailedJob = async (
  trx: Database,
  { name, id }: Readonly<{ name: string; id: string }>,
): Promise<FailedJob | null> => {
  const { rows } = await sql<FailedJob>`
    select singleton_key as key, data from pgboss.job
    where name = ${name} and id = ${id} and state = 'failed'
    for update`.execute(trx);
  return rows[0] ?? null;
};
