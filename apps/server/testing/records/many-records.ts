import { sql, type RawBuilder } from "kysely";
import { insertRedirects } from "#features/assets/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { StoredRecords } from "../example.ts";

/** Stores copies of a record, numbered from 1 as `n`, with some columns that differ. */
const copyRecord = async (
  db: Database,
  { table, of, count }: Readonly<{ table: string; of: RawBuilder<boolean>; count: number }>,
  changes: RawBuilder<unknown>,
): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(
    db,
  );
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  const copied = sql.join(rows.map(({ name }) => sql.ref(`copy.${name}`)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${copied} from ${sql.table(table)} as original
    cross join generate_series(1, ${sql.lit(count)}) as n
    cross join lateral jsonb_populate_record(original, ${changes}) as copy
    where ${of}`.execute(db);
};

const withId = (id: string) => sql<boolean>`original.id = ${id}`;

/** The answers of a form of many questions. */
const answers = JSON.stringify(
  Array.from({ length: 12 }, () => ({
    fieldId: crypto.randomUUID(),
    kind: "text",
    question: "What do you expect?",
    text: "A lot of everything. ".repeat(15),
    choices: [],
  })),
);

/**
 * Fills Italy with as many records as a large company has: departures of one coordinator in one
 * travel, travels, redirects, submissions and rows of a bulk action.
 */
export const storeMany = async (db: Database, stored: StoredRecords): Promise<void> => {
  const market = "it-IT";
  const coordinator = await db
    .selectFrom("coordinator")
    .select("id")
    .where("market", "=", market)
    .executeTakeFirstOrThrow();
  await copyRecord(
    db,
    { table: "coordinator", of: withId(coordinator.id), count: 40 },
    sql`jsonb_build_object('id', gen_random_uuid(), 'slug', 'many-' || n, 'name', 'Many ' || n)`,
  );
  const leaders = (await db.selectFrom("coordinator").select("id").execute()).map(({ id }) => id);
  const tour = await db
    .selectFrom("tour")
    .select("id")
    .where("travel_id", "=", stored.travelId)
    .executeTakeFirstOrThrow();
  await copyRecord(
    db,
    { table: "tour", of: withId(tour.id), count: 3000 },
    sql`jsonb_build_object('id', gen_random_uuid(), 'code', 'many-' || n, 'coordinator_id', (${sql.val(leaders)}::uuid[])[1 + n % ${sql.lit(leaders.length)}],
      'departure_date', original.departure_date + n % 700,
      'start_date', original.start_date + n % 700, 'end_date', original.end_date + n % 700)`,
  );
  // A market offers a trip once.
  const tripId = sql`md5('many-' || n)::uuid`;
  await copyRecord(
    db,
    { table: "trip", of: withId(stored.tripId), count: 1500 },
    sql`jsonb_build_object('id', ${tripId}, 'code', 'many-' || n)`,
  );
  await copyRecord(
    db,
    { table: "travel", of: withId(stored.travelId), count: 1500 },
    sql`jsonb_build_object('id', gen_random_uuid(), 'slug', 'many-' || n, 'name', 'Many ' || n,
      'trip_id', ${tripId})`,
  );
  await copyRecord(
    db,
    { table: "form_submission", of: withId(stored.submission.submissionId), count: 5000 },
    sql`jsonb_build_object('id', gen_random_uuid(), 'name', 'Many ' || n, 'answers', ${answers}::jsonb)`,
  );
  await copyRecord(
    db,
    { table: "custom_page", of: withId(stored.page.id), count: 1500 },
    sql`jsonb_build_object('id', gen_random_uuid(), 'slug', 'many-' || n, 'name', 'Many ' || n)`,
  );
  await copyRecord(
    db,
    { table: "audit", of: sql<boolean>`original.subject = 'redirect'`, count: 100 },
    sql`jsonb_build_object('id', gen_random_uuid(), 'version', n)`,
  );
  await copyRecord(
    db,
    {
      table: "bulk_action_row",
      of: sql<boolean>`original.action_id = ${stored.bulkActionId} and original.position = 0`,
      count: 10_000,
    },
    sql`jsonb_build_object('position', n)`,
  );
  await insertRedirects(
    db,
    market,
    Array.from({ length: 5000 }, (_, at) => ({
      from: `/many/${at}`,
      to: `/there/${at}`,
      status: 301,
      enabled: true,
    })),
  );
};
