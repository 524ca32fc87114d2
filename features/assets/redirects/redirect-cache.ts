import type { Database } from "#platform/server/database/tables.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";
import type { Redirect } from "./contract.ts";
import { pathKey } from "./rules.ts";
import { listRedirects, redirectsTag } from "./store.ts";

type RedirectsByKey = ReadonlyMap<string, Redirect>;

/** In-process cache of all markets' enabled redirects, invalidated by the tag of their market. */
export type RedirectCache = Readonly<{
  /** While the database is down, answers from the last known state. */
  from(market: string, path: string): Promise<Redirect | null>;
  invalidate(tags: readonly string[]): void;
  clear(): void;
}>;

export const createRedirectCache = (db: Database): RedirectCache => {
  const cached = new Map<string, Promise<RedirectsByKey>>();
  const lastKnown = new Map<string, RedirectsByKey>();

  const readTable = async (market: string): Promise<RedirectsByKey> => {
    try {
      const redirects = await listRedirects(db, market);
      const enabled = redirects.filter((each) => each.enabled);
      const table = new Map(
        await mapInSlices(enabled, (each) => [pathKey(each.from), each] as const),
      );
      lastKnown.set(market, table);
      return table;
    } catch (error) {
      cached.delete(market); // the next request tries again
      const lastTable = lastKnown.get(market);
      if (lastTable) return lastTable;
      throw error;
    }
  };

  return {
    async from(market, path) {
      const table = cached.get(market) ?? readTable(market);
      cached.set(market, table);
      return (await table).get(pathKey(path)) ?? null;
    },
    invalidate(tags) {
      for (const market of cached.keys())
        if (tags.includes(redirectsTag(market))) cached.delete(market);
    },
    clear: () => cached.clear(),
  };
};
