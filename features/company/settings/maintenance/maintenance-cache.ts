import type { Database } from "#platform/server/database/tables.ts";
import type { Maintenance } from "../contract.ts";
import { type SiteClosure, siteClosureAt } from "../rules.ts";
import { readMaintenance, settingsTag } from "../store.ts";

/** In-process cache of all markets' maintenance, invalidated by the tag of their settings. */
export type MaintenanceCache = Readonly<{
  /**
   * While the database is down, returns the last known state; a market without a known state counts
   * as open.
   */
  closureOf(market: string): Promise<SiteClosure>;
  invalidate(tags: readonly string[]): void;
  clear(): void;
}>;

export const createMaintenanceCache = (db: Database, now: () => Date): MaintenanceCache => {
  const cached = new Map<string, Promise<Maintenance | null>>();
  const lastKnown = new Map<string, Maintenance>();

  const read = async (market: string): Promise<Maintenance | null> => {
    try {
      const maintenance = await readMaintenance(db, market);
      lastKnown.set(market, maintenance);
      return maintenance;
    } catch {
      cached.delete(market); // The next request tries again.
      return lastKnown.get(market) ?? null;
    }
  };

  return {
    async closureOf(market) {
      const reading = cached.get(market) ?? read(market);
      cached.set(market, reading);
      const maintenance = await reading;
      return maintenance
        ? siteClosureAt(maintenance, now().getTime())
        : { activeMaintenance: null, changesAt: 0 };
    },
    invalidate(tags) {
      for (const market of cached.keys())
        if (tags.includes(settingsTag(market))) cached.delete(market);
    },
    clear: () => cached.clear(),
  };
};
