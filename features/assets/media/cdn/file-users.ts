import { sql } from "kysely";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileUser } from "../cdn-contract.ts";

const maxUsers = 100;

type Row = Readonly<{ kind: FileUser["kind"]; market: string; id: string; name: string }>;

/** The records of all markets that link to an address. */
export const fileUsers = async (db: Database, path: string): Promise<readonly FileUser[]> => {
  const { rows } = await sql<Row>`
    select kind, market, id, name from (
      select 'page' as kind, market, id::text, name, sort_key from custom_page
        where strpos(blocks::text, ${path}) > 0
      union all select 'page-content', market, key, key, key from page_content
        where strpos(content::text, ${path}) > 0
      union all select 'layout', market, area, area, area from layout
        where strpos(content::text, ${path}) > 0
      union all select 'redirect', market, id::text, from_path, sort_key from redirect
        where to_path is not null and strpos(to_path, ${path}) > 0
    ) as users
    order by kind, market, sort_key collate "C", id limit ${maxUsers}`.execute(db);
  return rows.map(({ market, ...user }) => ({ ...user, country: marketById(market).apiCountry }));
};
