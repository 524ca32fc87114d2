import { deleteExpired } from "../database/upkeep/drop-expired.ts";
import type { Database } from "../database/tables.ts";

declare module "../database/tables.ts" {
  interface Tables {
    job_effect: { key: string; ends_at: Date };
  }
}

/**
 * How long keys are kept, in milliseconds: longer than the queue keeps a finished job, so that no
 * job outlives its key.
 */
const retentionMs = 30 * 86_400_000;

/** Runs an effect and stores its key in one transaction; does nothing when the key exists. */
export const effectOnce = (
  db: Database,
  key: string,
  now: Date,
  effect: (trx: Database) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("job_effect")
      .values({ key, ends_at: new Date(now.getTime() + retentionMs) })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) > 0) await effect(trx);
  });

/** Deletes keys whose jobs are long gone. @returns how many, at most `limit` */
export const sweepEffects = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "job_effect", ["ends_at"], now, limit);
