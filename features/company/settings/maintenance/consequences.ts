import type { Database } from "#platform/server/database/tables.ts";
import { peopleAt } from "#platform/server/presence/presence-store.ts";
import type { Maintenance } from "../contract.ts";
import type { MaintenanceConsequences } from "../maintenance-contract.ts";
import { siteClosureAt } from "../rules.ts";
import type { SettingReads } from "../setting-reads.ts";

const isDuring = ({ from, until }: Maintenance, at: string): boolean =>
  (from === null || Date.parse(at) >= Date.parse(from)) &&
  (until === null || Date.parse(at) < Date.parse(until));

/** What the maintenance would mean for staff and for what is planned; nothing is written. */
export const maintenanceConsequences = async (
  { plannedPages }: Pick<SettingReads, "plannedPages">,
  db: Database,
  market: string,
  maintenance: Maintenance,
  now: Date,
): Promise<MaintenanceConsequences> => {
  const { activeMaintenance, changesAt } = siteClosureAt(maintenance, now.getTime());
  const people = await peopleAt(db, { market, subject: "custompage", now });
  const planned = await plannedPages(db, market, now);
  return {
    isClosed: activeMaintenance !== null,
    changesAt: changesAt === Infinity ? null : new Date(changesAt).toISOString(),
    people: [...people],
    plannedCount: maintenance.site
      ? planned.filter(({ at }) => isDuring(maintenance, at)).length
      : 0,
    nextPlanned: planned[0] ?? null,
  };
};
