import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { type Redirect, redirectSchema } from "./contract.ts";
import { redirectColumns } from "./store.ts";

export type RedirectFilter = Readonly<{
  /** A part of either path. */
  search: string;
  enabled: boolean | null;
  page: number;
  pageSize: number;
}>;

/** One screen of a market's redirects by the path that they leave from, and how many there are in all. */
export const findRedirects = async (
  db: Database,
  market: string,
  { search, enabled, page, pageSize }: RedirectFilter,
): Promise<{ items: readonly Redirect[]; total: number }> => {
  let found = db.selectFrom("redirect").where("market", "=", market);
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
    found = found.where((where) =>
      where.or([where("from_path", "ilike", like), where("to_path", "ilike", like)]),
    );
  }
  if (enabled !== null) found = found.where("enabled", "=", enabled);
  const { total } = await found.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const rows = await found
    .select(redirectColumns)
    .orderBy("from_key")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: redirectSchema.array().parse(rows), total: Number(total) };
};
