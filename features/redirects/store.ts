import type { Generated } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { type Redirect, redirectSchema } from "./contract.ts";

type RedirectTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  from_path: string;
  to_path: string | null;
  status: Redirect["status"];
  enabled: boolean;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    redirect: RedirectTable;
  }
}

const columns = ["id", "from_path as from", "to_path as to", "status", "enabled"] as const;

/** The redirect that leaves from a path of a market, enabled or not. */
export const redirectFrom = async (
  db: Database,
  market: string,
  path: string,
): Promise<Redirect | null> => {
  const row = await db
    .selectFrom("redirect")
    .select(columns)
    .where("market", "=", market)
    .where("from_path", "=", path)
    .executeTakeFirst();
  return row ? redirectSchema.parse(row) : null;
};

export const disableRedirect = async (trx: Database, market: string, id: string): Promise<void> => {
  await trx
    .updateTable("redirect")
    .set({ enabled: false })
    .where("market", "=", market)
    .where("id", "=", id)
    .execute();
};

export const deleteRedirect = async (trx: Database, market: string, id: string): Promise<void> => {
  await trx.deleteFrom("redirect").where("market", "=", market).where("id", "=", id).execute();
};

/**
 * Sends one path to another for good; a redirect that already leaves from it is pointed there, and
 * those that led to it lead on at once, so that no visitor is sent twice.
 */
export const redirectForGood = async (
  trx: Database,
  market: string,
  from: string,
  to: string,
): Promise<void> => {
  await trx
    .insertInto("redirect")
    .values({ market, from_path: from, to_path: to, status: 301, enabled: true })
    .onConflict((conflict) =>
      conflict
        .columns(["market", "from_path"])
        .doUpdateSet({ to_path: to, status: 301, enabled: true }),
    )
    .execute();
  await trx
    .updateTable("redirect")
    .set({ to_path: to })
    .where("market", "=", market)
    .where("to_path", "=", from)
    .where("from_path", "<>", to)
    .execute();
};

/** The tag that every write to a market's redirects raises. */
export const redirectsTag = (market: string): string => `redirects:${market}`;

/** All redirects of a market, enabled or not, by the path that they leave from. */
export const listRedirects = async (db: Database, market: string): Promise<readonly Redirect[]> =>
  redirectSchema
    .array()
    .parse(
      await db
        .selectFrom("redirect")
        .select(columns)
        .where("market", "=", market)
        .orderBy("from_path")
        .execute(),
    );

/** The enabled redirects that leave from some paths of a market, by path. */
export const redirectsFrom = async (
  db: Database,
  market: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Redirect>> => {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom("redirect")
    .select(columns)
    .where("market", "=", market)
    .where("from_path", "in", paths)
    .where("enabled", "=", true)
    .execute();
  return new Map(
    redirectSchema
      .array()
      .parse(rows)
      .map((each) => [each.from, each]),
  );
};
