import { sql } from "kysely";
import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** How much larger a market's catalogue becomes: times its travels, times the departures of each. */
export type Growth = Readonly<{ market: MarketId; travels: number; tours: number }>;

type Given = Readonly<Record<string, ReturnType<typeof sql>>>;

/** Inserts rows of a table once more for each row of `copies`, with some columns given and the others as they are. */
const copyRows = async (
  db: Database,
  table: string,
  given: Given,
  copies: ReturnType<typeof sql>,
): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(db);
  const names = rows.map(({ name }) => name);
  await sql`
    insert into ${sql.id(table)} (${sql.join(names.map((name) => sql.id(name)))})
    select ${sql.join(names.map((name) => given[name] ?? sql`of.${sql.id(name)}`))}
    from ${sql.id(table)} as of, ${copies}`.execute(db);
};

/** The id that the copy `n` of a row has; the first is the row itself. */
const idOf = (column: string, n = sql`n`) =>
  sql`md5(of.${sql.id(column)}::text || ' ' || ${n})::uuid`;

/**
 * Copies the demo of a market until it has a large company's departures: each trip stands there
 * many times under other addresses, with all of its texts, pictures, reviews and questions, and
 * each departure leaves again some days later. So its pages show what those of the demo show.
 */
export const growCatalogue = async (
  db: Database,
  { market, travels, tours }: Growth,
): Promise<void> => {
  const copies = sql`generate_series(2, ${travels}::integer) as n`;
  const here = sql`${copies} where of.market = ${market}`;
  await copyRows(db, "trip", { id: idOf("id"), code: sql`of.code || '-' || n` }, copies);
  await copyRows(
    db,
    "travel",
    { id: idOf("id"), trip_id: idOf("trip_id"), slug: sql`of.slug || '-' || n` },
    here,
  );
  const ofTravel = { id: idOf("id"), travel_id: idOf("travel_id") };
  await copyRows(db, "travel_destination", { travel_id: ofTravel.travel_id }, here);
  await copyRows(db, "tour", ofTravel, here);
  await copyRows(db, "review", ofTravel, sql`${here} and of.travel_id is not null`);
  const later = (column: string) => sql`of.${sql.id(column)} + n`;
  const days = ["departure_date", "start_date", "end_date", "balance_due"];
  await copyRows(
    db,
    "tour",
    {
      id: idOf("id", sql`('later ' || n)`),
      code: sql`of.code || '-' || n`,
      ...Object.fromEntries(days.map((name) => [name, later(name)])),
    },
    sql`generate_series(1, ${tours - 1}::integer) as n where of.market = ${market}`,
  );
  await sql`analyze`.execute(db);
};
