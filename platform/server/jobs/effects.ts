import { dropExpired } from "../database/upkeep/drop-expired.ts";
import type { Database } from "../database/tables.ts";

declare module "../database/tables.ts" {
  interface Tables {
    job_effect: { key: string; ends_at: Date };
  }
}

/** Longer than a queue keeps a job that has ended, so that none outlives its key. */
const keptFor = 30 * 86_400_000;

/** Runs an effect together with its key; does nothing when the key is there. */
export const effectOnce = (
  db: Database,
  key: string,
  now: Date,
  effect: (trx: Database) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("job_effect")
      .values({ key, ends_at: new Date(now.getTime() + keptFor) })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) > 0) await effect(trx);
  });

/** Deletes keys that no job can bring back any more. @returns how many, at most `most` */
export const sweepEffects = (db: Database, now: Date, most: number): Promise<number> =>
  dropExpired(db, "job_effect", ["ends_at"], now, most);
