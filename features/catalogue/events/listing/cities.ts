import { sql } from "kysely";
import { marketById } from "#markets/markets.ts";
import { sortKeyIn } from "#platform/server/database/sorting/sort-key.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type {} from "../store.ts"; // declares the table

const maxCities = 200;

/** A city with the number of its events that are not over. */
export type EventCity = Readonly<{ city: string; coming: number }>;

/** The cities in which events take or took place, by name. */
export const eventCities = async (
  db: Database,
  market: string,
  now: Date,
): Promise<readonly EventCity[]> =>
  db
    .selectFrom("event")
    .select([
      "city",
      sql<number>`(count(*) filter (where ends_at >= ${now}))::integer`.as("coming"),
    ])
    .groupBy("city")
    .where("market", "=", market)
    .orderBy(sortKeyIn(marketById(market).language, sql.ref<string>("city")))
    .limit(maxCities)
    .execute();
