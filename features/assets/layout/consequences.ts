import type { Database } from "#platform/server/database/tables.ts";
import type { LayoutConsequences, LayoutInput } from "./record-contract.ts";
import { isLinkedRoute, linksOf } from "./rules.ts";

/** What the layout asks of the site, which the app knows. */
export type SitePaths = Readonly<{
  /** The path of each linked route that has a page in a market. */
  pathsOf: (db: Database, market: string) => Promise<ReadonlyMap<string, string>>;
  /** Those of the paths at which visitors meet a 404. */
  deadPaths: (
    db: Database,
    market: string,
    paths: readonly string[],
  ) => Promise<ReadonlySet<string>>;
}>;

/** Where links would lead visitors to a 404, or not be shown at all; nothing is written. */
export const layoutConsequences = async (
  db: Database,
  market: string,
  content: LayoutInput,
  site: SitePaths,
): Promise<LayoutConsequences> => {
  const paths = await site.pathsOf(db, market);
  const found = linksOf(content).map(({ path, link: { label, to } }) => ({ label, path, to }));
  const addresses = found.filter(({ to }) => !isLinkedRoute(to) && to.startsWith("/"));
  const dead = await site.deadPaths(
    db,
    market,
    addresses.map(({ to }) => to),
  );
  return {
    dead: addresses.filter(({ to }) => dead.has(to)),
    hidden: found.filter(({ to }) => isLinkedRoute(to) && !paths.has(to)),
  };
};
