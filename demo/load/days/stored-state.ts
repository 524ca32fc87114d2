import { sql } from "kysely";
import { z } from "zod";
import { insertDefaultSetting } from "#features/company/settings/store.ts";
import type { Database } from "#platform/server/database/tables.ts";

const companyMarket = "company";
const name = "demo_catalogue";

/** Demos of earlier versions lack the later fields. */
const demoStateSchema = z.object({
  /** The ISO date to which the demo's dates were last moved. */
  day: z.string(),
  /** Hash of the rows that the demo consists of; null until a later start has renewed them. */
  revision: z.string().nullable().catch(null),
  /** Fingerprint of the build and the demo's files that a whole load has seen to its end. */
  fingerprint: z.string().nullable().catch(null),
  /** Codes of the trips that have a badge while a departure of theirs lasts over New Year. */
  newYearTrips: z.array(z.string()).readonly().catch([]),
});

export type DemoState = z.infer<typeof demoStateSchema>;

/** What an earlier start has stored of the demo; null without a demo. */
export const readDemoState = async (db: Database): Promise<DemoState | null> => {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("market", "=", companyMarket)
    .where("name", "=", name)
    .executeTakeFirst();
  return row ? demoStateSchema.parse(row.value) : null;
};

export const insertDemoState = (db: Database, day: string): Promise<void> =>
  insertDefaultSetting(db, companyMarket, name, { day });

/** Fields that are not given stay as they are. */
export const saveDemoState = async (db: Database, changes: Partial<DemoState>): Promise<void> => {
  await sql`
    update setting set value = value || ${JSON.stringify(changes)}::jsonb
    where market = ${companyMarket} and name = ${name}`.execute(db);
};
