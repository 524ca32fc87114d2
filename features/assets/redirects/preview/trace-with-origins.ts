import type { Database } from "#platform/server/database/tables.ts";
import type { Redirect, RedirectTrace } from "../contract.ts";
import { originsOf } from "../listing/origins.ts";
import { isQueryWithin } from "../rules.ts";
import type { PathOwners } from "../save/save.ts";
import { queryOf, tracePaths } from "../trace.ts";

/**
 * The way from one path, with who made its redirects.
 * @param proposed a redirect that is not stored, or stored otherwise
 * @throws Problem 400 for anything that is no path
 */
export const traceWithOrigins = async (
  db: Database,
  market: string,
  owners: Pick<PathOwners, "ownersAt">,
  path: string,
  proposed: Redirect | null = null,
): Promise<RedirectTrace> => {
  const [trace] = await tracePaths(db, market, owners, [path], proposed);
  if (!trace) throw new Error("A path has one trace.");
  const ids = trace.hops.flatMap(({ redirectId }) => redirectId ?? []);
  const origins = await originsOf(db, market, ids);
  const query = queryOf(path);
  return {
    ...trace,
    hops: trace.hops.map((hop) => {
      return { ...hop, madeBy: hop.redirectId ? (origins.get(hop.redirectId) ?? null) : null };
    }),
    isQueryKept: query === "" ? null : isQueryWithin(query, queryOf(trace.end.path)),
  };
};
