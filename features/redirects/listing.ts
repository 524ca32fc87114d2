import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { type Redirect, redirectSchema } from "./contract.ts";
import { redirectColumns } from "./store.ts";

export type RedirectFilter = Readonly<{
  /** Matches any part of either path. */
  search: string;
  enabled: boolean | null;
  page: number;
  pageSize: number;
}>;

/** One page of the list, ordered by path; `total` counts all matches. */
export const searchRedirects = async (
  db: Database,
  market: string,
  { search, enabled, page, pageSize }: RedirectFilter,
): Promise<{ items: readonly Redirect[]; total: number }> => {
  let query = db.selectFrom("redirect").where("market", "=", market);
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where((where) =>
      where.or([where("from_path", "ilike", like), where("to_path", "ilike", like)]),
    );
  }
  if (enabled !== null) query = query.where("enabled", "=", enabled);
  const { total } = await query.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const rows = await query
    .select(redirectColumns)
    .orderBy("from_key")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: redirectSchema.array().parse(rows), total: Number(total) };
};
