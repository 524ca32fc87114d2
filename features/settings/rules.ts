import type { Maintenance } from "./contract.ts";

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
