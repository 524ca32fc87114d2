import { sql } from "kysely";
import { linkingRecords, type LinkSource } from "#features/records/links/store.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileUser } from "../cdn-contract.ts";

const maxUsers = 100;

type Row = Readonly<{ kind: FileUser["kind"]; market: string; id: string; name: string }>;

/** The records of all markets that link to an address. */
export const fileUsers = async (
  db: Database,
  sources: readonly LinkSource[],
  path: string,
): Promise<readonly FileUser[]> => {
  const isLink = sql<boolean>`strpos(text, ${path}) > 0`;
  const { rows } = await sql<Row>`
    select kind, market, id, name from (${linkingRecords(sources, isLink, null)}) as users
    order by kind, market, sort_key collate "C", id limit ${maxUsers}`.execute(db);
  return rows.map(({ market, ...user }) => ({ ...user, country: marketById(market).apiCountry }));
};
