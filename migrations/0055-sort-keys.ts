import { type Kysely, sql } from "kysely";
import {
  sortKeySql,
  sortKeyWhere,
  withoutTildes,
} from "#platform/server/database/sorting/sort-key.ts";

/** Records of a market and the text by which their lists are sorted. */
const ofMarkets = [
  ["coordinator", "name"],
  ["custom_page", "name"],
  ["destination", "name"],
  ["event", "title"],
  ["faq", "question"],
  ["form", "name"],
  ["form_submission", "name"],
  ["redirect", "from_path"],
  ["resource", "name"],
  ["travel", "name"],
] as const;

/** Records of the company, whose lists are in the order of the country that is worked on. */
const ofCompany = [
  ["cdn_file", sql<string>`folder || chr(9) || name`],
  ["media", sql<string>`name`],
  ["staff_account", sql<string>`name`],
] as const;

/**
 * Lists are sorted by a key of our own, since the collations of a database differ with engine and
 * locale. It is generated, so that no writer can leave it out.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const [table, column] of ofMarkets) {
    const key = sortKeyWhere(sql`market = 'es-ES'`, sql.ref<string>(column));
    await sql`
      alter table ${sql.table(table)} add column sort_key text collate "C"
        generated always as (${key}) stored
    `.execute(db);
    await sql`
      create index ${sql.ref(`${table}_sort`)} on ${sql.table(table)} (market, sort_key, id)
    `.execute(db);
  }
  for (const [table, text] of ofCompany) {
    await sql`
      alter table ${sql.table(table)} add column sort_key text collate "C"
        generated always as (${sortKeySql(text)}) stored
    `.execute(db);
    await sql`
      create index ${sql.ref(`${table}_sort_es`)} on ${sql.table(table)} (sort_key, id)
    `.execute(db);
    await sql`
      create index ${sql.ref(`${table}_sort`)} on ${sql.table(table)}
        ((${withoutTildes(sql.ref<string>("sort_key"))}), id)
    `.execute(db);
  }
  // The list of published trips by name is read along the new index.
  await sql`drop index travel_name`.execute(db);
};
