import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { BulkAction, BulkRowState } from "../contract.ts";
import { writeKeyOf } from "../rules.ts";
import type { StoredRun } from "../run/runs.ts";
import type { BulkPlanned, BulkTarget } from "../store.ts";

type OfRun = Pick<StoredRun, "market" | "id">;

/** So few that no statement holds the embedded engine, and with it the process, for long. */
const sliceSize = 500;

/** The rows of a run that is to be planned, in the order in which they are shown. */
export const insertTargets = async (
  trx: Database,
  { market, id }: OfRun,
  targets: readonly Omit<BulkTarget, "isConfirmed">[],
): Promise<void> => {
  for (let start = 0; start < targets.length; start += sliceSize) {
    const slice = targets.slice(start, start + sliceSize);
    const ids = sql.val(slice.map((target) => target.id));
    const versions = sql.val(slice.map(({ version }) => version));
    await sql`
      insert into bulk_action_row (market, action_id, position, record_id, record_version,
        is_confirmed, name, detail, state)
      select ${market}, ${id}, ${start} + place - 1, target.id, target.version,
        false, '', '', 'unplanned'
      from unnest(${ids}::uuid[], ${versions}::integer[])
        with ordinality as target(id, version, place)
    `.execute(trx);
  }
};

/** The records of a run, as whoever asks for it has looked at them. */
export const targetsOf = async (
  db: Database,
  { market, id }: OfRun,
): Promise<readonly BulkTarget[]> => {
  const targets: BulkTarget[] = [];
  for (;;) {
    const rows = await db
      .selectFrom("bulk_action_row")
      .select(["record_id", "record_version"])
      .where("market", "=", market)
      .where("action_id", "=", id)
      .where("position", ">=", targets.length)
      .orderBy("position")
      .limit(sliceSize)
      .execute();
    for (const { record_id, record_version } of rows)
      targets.push({ id: record_id, version: record_version, isConfirmed: false });
    if (rows.length < sliceSize) return targets;
  }
};

const stateOf = ({ outcome, isStale }: BulkPlanned): BulkRowState => {
  if (isStale) return "stale";
  return outcome === "refuse" ? "refused" : "waiting";
};

/**
 * What would become of rows. One that is left out is stored with its reason, so that it can be tried
 * again; a stale one keeps the version that was looked at.
 */
export const storePlanned = async (
  trx: Database,
  { market, id, action }: OfRun & Readonly<{ action: BulkAction }>,
  rows: readonly BulkPlanned[],
  now: Date,
): Promise<void> => {
  const data = rows.map((row) => ({
    id: row.id,
    version: row.isStale ? null : row.version,
    noted: row.notes.length > 0,
    name: row.name,
    detail: row.detail,
    day: row.day,
    state: stateOf(row),
    outcome: row.outcome,
    status: row.status,
    notes: row.notes.length > 0 ? row.notes : null,
    from: row.from,
    to: row.to,
    now: row.isStale ? row.from : null,
    reason: row.reason,
    at: row.outcome === "refuse" ? now : null,
    key: writeKeyOf(action, row),
  }));
  await sql`
    update bulk_action_row as row set
      record_version = coalesce(new.version, row.record_version), is_confirmed = new.noted,
      name = new.name, detail = new.detail, day = new.day, state = new.state,
      outcome = new.outcome, status = new.status, notes = new.notes, before_value = new."from",
      after_value = new."to", now_value = new."now", reason = new.reason, at = new.at,
      write_key = new.key
    from jsonb_to_recordset(${JSON.stringify(data)}::jsonb) as new(id uuid, version integer,
      noted boolean, name text, detail text, day date, state text, outcome text, status text,
      notes jsonb, "from" jsonb, "to" jsonb, "now" jsonb, reason text, at timestamptz, key text)
    where row.market = ${market} and row.action_id = ${id} and row.record_id = new.id
  `.execute(trx);
};
