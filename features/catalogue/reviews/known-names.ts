import { sql } from "kysely";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { KnownNames } from "./rules.ts";

/** Far more than a market has authors of different names. */
const maxNames = 20_000;

/** The names by which a market's texts are searched for people. */
export const knownNames = async (db: Database, market: string): Promise<KnownNames> => {
  const authors = await sql<{ name: string }>`
    select distinct split_part(author, ' ', 1) as name from review
    where market = ${market} limit ${maxNames}`.execute(db);
  const coordinators = await db
    .selectFrom("known_coordinator as coordinator")
    .select("name")
    .where("market", "=", market)
    .limit(1000)
    .execute();
  return {
    givenNames: new Set(authors.rows.map(({ name }) => name)),
    coordinators: new Set(coordinators.map(({ name }) => name)),
    language: marketById(market).language,
  };
};
