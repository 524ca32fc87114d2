import type { Database } from "#platform/server/database/tables.ts";
import type { Redirect } from "./contract.ts";
import { pathKey } from "./rules.ts";
import { listRedirects, redirectsTag } from "./store.ts";

type Table = ReadonlyMap<string, Redirect>;

/** The enabled redirects of all markets in memory, read again when one of a market changes. */
export type RedirectTable = Readonly<{
  /** The redirect that leaves from a path as it was asked; with the database down, as it was known last. */
  from(market: string, path: string): Promise<Redirect | null>;
  invalidate(tags: readonly string[]): void;
  clear(): void;
}>;

export const createRedirectTable = (db: Database): RedirectTable => {
  const kept = new Map<string, Promise<Table>>();
  const last = new Map<string, Table>();

  const read = async (market: string): Promise<Table> => {
    try {
      const redirects = await listRedirects(db, market);
      const enabled = redirects.filter((each) => each.enabled);
      const table = new Map(enabled.map((each) => [pathKey(each.from), each]));
      last.set(market, table);
      return table;
    } catch (error) {
      kept.delete(market); // the next visitor tries again
      const known = last.get(market);
      if (known) return known;
      throw error;
    }
  };

  return {
    async from(market, path) {
      const table = kept.get(market) ?? read(market);
      kept.set(market, table);
      return (await table).get(pathKey(path)) ?? null;
    },
    invalidate(tags) {
      for (const market of kept.keys())
        if (tags.includes(redirectsTag(market))) kept.delete(market);
    },
    clear: () => kept.clear(),
  };
};
