import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";

type Versions = ReadonlyMap<string, number>;

const chosen = (db: Database, market: string, ids: readonly string[]) =>
  db
    .selectFrom("known_travel as travel")
    .select(["id", "version"])
    .where("market", "=", market)
    .where(sql<boolean>`id = any(${sql.val([...ids])}::uuid[])`);

const byId = (rows: readonly Readonly<{ id: string; version: number }>[]): Versions =>
  new Map(rows.map(({ id, version }) => [id, version]));

/** The versions of travels, by their id. */
export const versionsOf = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<Versions> => byId(await chosen(db, market, ids).execute());

/** As `versionsOf`; nobody else saves these travels until the transaction ends. */
export const lockedVersions = async (
  trx: Database,
  market: string,
  ids: readonly string[],
): Promise<Versions> => byId(await chosen(trx, market, ids).orderBy("id").forUpdate().execute());
