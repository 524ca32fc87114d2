import type { Database } from "#platform/server/database/tables.ts";
import type { Redirect, RedirectProblem } from "../contract.ts";
import { locationOf } from "../rules.ts";
import type { PathOwners } from "../save/save.ts";
import { listRedirects } from "../store.ts";
import { type Trace, tracePaths } from "../trace.ts";

type Owners = Pick<PathOwners, "ownersAt">;

const problemOf = ({ hops, end }: Trace): RedirectProblem | null => {
  const found = { hops: hops.length, end: end.path };
  if (end.kind === "loop") return { kind: "loop", ...found };
  if (end.kind === "missing") return { kind: "missing", ...found };
  return hops.length > 1 ? { kind: "hops", ...found } : null;
};

/**
 * By id; redirects without a problem are missing. What is off leads nobody, so nothing is wrong
 * with it.
 */
export const problemsOf = async (
  db: Database,
  market: string,
  owners: Owners,
  redirects: readonly Pick<Redirect, "id" | "from" | "enabled">[],
): Promise<ReadonlyMap<string, RedirectProblem>> => {
  const enabled = redirects.filter((each) => each.enabled);
  const traces = await tracePaths(
    db,
    market,
    owners,
    enabled.map(({ from }) => locationOf(from)),
  );
  return new Map(
    enabled.flatMap(({ id }, index) => {
      const trace = traces[index];
      const problem = trace ? problemOf(trace) : null;
      return problem ? [[id, problem] as const] : [];
    }),
  );
};

/** The problems of all redirects of a market, by id. */
export const marketProblems = async (
  db: Database,
  market: string,
  owners: Owners,
): Promise<ReadonlyMap<string, RedirectProblem>> =>
  problemsOf(db, market, owners, await listRedirects(db, market));
