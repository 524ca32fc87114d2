import type { Database } from "#platform/server/database/tables.ts";
import type { Maintenance } from "./contract.ts";
import { readMaintenance, settingsTag } from "./store.ts";

/** Whether a market's site is closed now, and the epoch milliseconds at which that changes by the clock. */
export type SiteClosure = Readonly<{ closed: Maintenance | null; endsAt: number }>;

/** What is closed at a moment: `site` holds from `from` on and before `until`. */
export const siteClosureAt = (maintenance: Maintenance, now: number): SiteClosure => {
  const { site, from, until } = maintenance;
  if (!site) return { closed: null, endsAt: Infinity };
  const begin = from === null ? -Infinity : Date.parse(from);
  const end = until === null ? Infinity : Date.parse(until);
  if (now < begin) return { closed: null, endsAt: begin };
  return now < end ? { closed: maintenance, endsAt: end } : { closed: null, endsAt: Infinity };
};

/** The maintenance of all markets in memory, read again when the settings of one change. */
export type MaintenanceWatch = Readonly<{
  /** With the database away, as it was known last; open where it was never known. */
  of(market: string): Promise<SiteClosure>;
  invalidate(tags: readonly string[]): void;
  clear(): void;
}>;

/** Opens the maintenance for the public site, which asks at every request. */
export const createMaintenanceWatch = (db: Database, now: () => Date): MaintenanceWatch => {
  const kept = new Map<string, Promise<Maintenance | null>>();
  const last = new Map<string, Maintenance>();

  const read = async (market: string): Promise<Maintenance | null> => {
    try {
      const found = await readMaintenance(db, market);
      last.set(market, found);
      return found;
    } catch {
      kept.delete(market); // the next visitor tries again
      return last.get(market) ?? null;
    }
  };

  return {
    async of(market) {
      const reading = kept.get(market) ?? read(market);
      kept.set(market, reading);
      const found = await reading;
      return found ? siteClosureAt(found, now().getTime()) : { closed: null, endsAt: 0 };
    },
    invalidate(tags) {
      for (const market of kept.keys()) if (tags.includes(settingsTag(market))) kept.delete(market);
    },
    clear: () => kept.clear(),
  };
};
