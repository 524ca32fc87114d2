import type { Database } from "#platform/server/database/tables.ts";
import type { Maintenance } from "./contract.ts";
import { readMaintenance, settingsTag } from "./store.ts";

/**
 * `activeMaintenance` is null while the site is open. `changesAt` is when the site next opens or
 * closes by schedule, in epoch milliseconds; Infinity means never.
 */
export type SiteClosure = Readonly<{ activeMaintenance: Maintenance | null; changesAt: number }>;

/** `from` is included, `until` is not. */
export const siteClosureAt = (maintenance: Maintenance, now: number): SiteClosure => {
  const { site, from, until } = maintenance;
  if (!site) return { activeMaintenance: null, changesAt: Infinity };
  const startsAt = from === null ? -Infinity : Date.parse(from);
  const endsAt = until === null ? Infinity : Date.parse(until);
  if (now < startsAt) return { activeMaintenance: null, changesAt: startsAt };
  return now < endsAt
    ? { activeMaintenance: maintenance, changesAt: endsAt }
    : { activeMaintenance: null, changesAt: Infinity };
};

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
