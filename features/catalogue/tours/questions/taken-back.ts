import { latestChangesOf } from "#features/records/audit/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Tour } from "../contract.ts";

/**
 * What a save takes back: the latest change of whoever saves now, or that of a bulk action, which
 * may be undone by somebody else.
 */
export type TakesBack = "own change" | "bulk change";

/** Of these a coordinator is asked. */
const askedFields = ["coordinatorId", "departureDate", "endDate"] as const;

type Scene = Readonly<{ market: string; actor: string; takesBack: TakesBack | null }>;

/**
 * The departures that a save gives back to whom they had, on the days that they had, before the
 * latest change of either. What a save says of itself is not enough for it: whoever is given a
 * departure in any other way has to be asked.
 */
export const findTakenBack = async (
  trx: Database,
  { market, actor, takesBack }: Scene,
  tours: readonly Tour[],
): Promise<ReadonlySet<string>> => {
  if (takesBack === null) return new Set();
  const ids = tours.map(({ id }) => id);
  const latest = await latestChangesOf(trx, { market, subject: "tour" }, ids, askedFields);
  const isTakenBack = (tour: Tour): boolean => {
    const change = latest.get(tour.id);
    if (!change || (takesBack === "own change" && change.actor !== actor)) return false;
    const before = new Map(Object.entries(change.before));
    return askedFields.every((field) => before.get(field) === tour[field]);
  };
  return new Set(tours.filter(isTakenBack).map(({ id }) => id));
};
