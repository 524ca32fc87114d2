import type { Database } from "#platform/server/database/tables.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";
import { pathKey, splitTarget } from "../rules.ts";
import type { PathOwners } from "../save/save.ts";
import type { Redirect } from "../contract.ts";
import { isWrite, type PlannedLine, withTarget } from "./plan.ts";

const pathOfTarget = (to: string): string => pathKey(splitTarget(to)[0]) || "/";

/**
 * Points lines whose target was renamed straight at its new address, with query and fragment, so
 * that visitors are led once, and marks those at whose target nothing is.
 */
export const resolveTargets = async <Before extends Redirect>(
  db: Database,
  market: string,
  { ownersAt }: Pick<PathOwners, "ownersAt">,
  lines: readonly PlannedLine<Before>[],
): Promise<readonly PlannedLine<Before>[]> => {
  const targets = await mapInSlices(lines, (each) =>
    isWrite(each) && each.redirect.to !== null ? [pathOfTarget(each.redirect.to)] : [],
  );
  const owners = await ownersAt(db, market, [...new Set(targets.flat())]);
  return mapInSlices(lines, (each) => {
    const { to, enabled } = each.redirect;
    if (to === null || !isWrite(each)) return each;
    const owner = owners.get(pathOfTarget(to));
    if (owner === undefined) return { ...each, isTargetMissing: enabled };
    return owner.kind === "moved" ? withTarget(each, owner.to + splitTarget(to)[1]) : each;
  });
};
