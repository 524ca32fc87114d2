import { sql } from "kysely";
import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";

/**
 * Growth factors: `travels` multiplies a market's travels, and `tours` multiplies the departures of
 * each travel.
 */
export type Growth = Readonly<{ market: MarketId; travels: number; tours: number }>;

type ColumnExpressions = Readonly<Record<string, ReturnType<typeof sql>>>;

/**
 * Inserts each row of a table once per row of `copies`. The columns in `computed` get new values,
 * and the other columns are copied, but for those that the database computes itself. In the SQL
 * expressions the original row is called `original`.
 */
const copyRows = async (
  db: Database,
  table: string,
  computed: ColumnExpressions,
  copies: ReturnType<typeof sql>,
): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  const names = rows.map(({ name }) => name);
  await sql`
    insert into ${sql.id(table)} (${sql.join(names.map((name) => sql.id(name)))})
    select ${sql.join(names.map((name) => computed[name] ?? sql`original.${sql.id(name)}`))}
    from ${sql.id(table)} as original, ${copies}`.execute(db);
};

/** The id of copy `n` of a row. */
const copiedId = (column: string, n = sql`n`) =>
  sql`md5(original.${sql.id(column)}::text || ' ' || ${n})::uuid`;

/**
 * Copies a market's demo until the catalogue is as large as a big company's. Copies keep all texts,
 * pictures, reviews and questions under other slugs, and each departure repeats some days later, so
 * that the pages have the same contents as in the demo.
 */
export const growCatalogue = async (
  db: Database,
  { market, travels, tours }: Growth,
): Promise<void> => {
  const copies = sql`generate_series(2, ${travels}::integer) as n`;
  const copiesInMarket = sql`${copies} where original.market = ${market}`;
  await copyRows(db, "trip", { id: copiedId("id"), code: sql`original.code || '-' || n` }, copies);
  await copyRows(
    db,
    "travel",
    { id: copiedId("id"), trip_id: copiedId("trip_id"), slug: sql`original.slug || '-' || n` },
    copiesInMarket,
  );
  const ofTravel = { id: copiedId("id"), travel_id: copiedId("travel_id") };
  await copyRows(db, "travel_destination", { travel_id: ofTravel.travel_id }, copiesInMarket);
  await copyRows(db, "tour", ofTravel, copiesInMarket);
  await copyRows(db, "review", ofTravel, sql`${copiesInMarket} and original.travel_id is not null`);
  const daysLater = (column: string) => sql`original.${sql.id(column)} + n`;
  const dateColumns = ["departure_date", "start_date", "end_date", "balance_due"];
  await copyRows(
    db,
    "tour",
    {
      id: copiedId("id", sql`('later ' || n)`),
      code: sql`original.code || '-' || n`,
      ...Object.fromEntries(dateColumns.map((name) => [name, daysLater(name)])),
    },
    sql`generate_series(1, ${tours - 1}::integer) as n where original.market = ${market}`,
  );
  await sql`analyze`.execute(db);
};
