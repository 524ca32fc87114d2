import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import {
  type ListedRedirect,
  type problemKinds,
  type Redirect,
  type redirectSorts,
  redirectSchema,
} from "../contract.ts";
import { firstCountedDay } from "../hits/store.ts";
import type { PathOwners } from "../save/save.ts";
import { redirectColumns } from "../store.ts";
import { originsOf } from "./origins.ts";
import { marketProblems, problemsOf } from "./problems.ts";
import { findsInAny, patternOf } from "#platform/server/database/word-patterns.ts";

export type RedirectFilter = Readonly<{
  /** Matches any part of either path. */
  search: string;
  enabled: boolean | null;
  status: Redirect["status"] | null;
  problem: (typeof problemKinds)[number] | "any" | null;
  sort: (typeof redirectSorts)[number];
  page: number;
  pageSize: number;
}>;

type Sources = Readonly<{ owners: Pick<PathOwners, "ownersAt">; now: Date }>;

const rowSchema = redirectSchema.extend({
  version: z.int(),
  hits30Days: z.coerce.number(),
  lastUsedAt: z.date().nullable(),
});

const hitsOfRow = (now: Date) => sql<number>`(
  select coalesce(sum(hits), 0) from redirect_hit
  where redirect_hit.market = redirect.market and redirect_id = redirect.id
    and day >= ${firstCountedDay(now)}::date
)`;

const lastUse = sql<Date | null>`(
  select last_at from redirect_hit
  where redirect_hit.market = redirect.market and redirect_id = redirect.id
  order by day desc limit 1
)`;

const idsWithProblem = async (
  db: Database,
  market: string,
  { owners }: Sources,
  problem: NonNullable<RedirectFilter["problem"]>,
): Promise<readonly string[]> =>
  [...(await marketProblems(db, market, owners))]
    .filter(([, { kind }]) => problem === "any" || kind === problem)
    .map(([id]) => id);

const filtered = async (
  db: Database,
  market: string,
  { search, enabled, status, problem }: RedirectFilter,
  sources: Sources,
) => {
  let query = db.selectFrom("redirect").where("market", "=", market);
  if (search) {
    query = query.where(findsInAny(["from_path", "to_path"], patternOf(search)));
  }
  if (enabled !== null) query = query.where("enabled", "=", enabled);
  if (status !== null) query = query.where("status", "=", status);
  if (problem !== null) {
    const ids = await idsWithProblem(db, market, sources, problem);
    query = query.where(sql<boolean>`id = any(${sql.val(ids)}::uuid[])`);
  }
  return query;
};

/** One page of the list; `total` counts all matches. */
export const searchRedirects = async (
  db: Database,
  market: string,
  filter: RedirectFilter,
  sources: Sources,
): Promise<{ items: readonly ListedRedirect[]; total: number }> => {
  const { sort, page, pageSize } = filter;
  const query = await filtered(db, market, filter, sources);
  const { total } = await query.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  let selection = query.select([
    ...redirectColumns,
    "version",
    hitsOfRow(sources.now).as("hits30Days"),
    lastUse.as("lastUsedAt"),
  ]);
  if (sort === "hits") selection = selection.orderBy("hits30Days", "desc");
  const rows = rowSchema.array().parse(
    await selection
      .orderBy("sort_key")
      .orderBy("id")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  );
  const ids = rows.map(({ id }) => id);
  const origins = await originsOf(db, market, ids);
  const problems = await problemsOf(db, market, sources.owners, rows);
  const items = rows.flatMap((row) => {
    const madeBy = origins.get(row.id);
    const lastUsedAt = row.lastUsedAt?.toISOString() ?? null;
    // A redirect deleted between the two readings has no origin.
    return madeBy ? [{ ...row, lastUsedAt, madeBy, problem: problems.get(row.id) ?? null }] : [];
  });
  return { items, total: Number(total) };
};
