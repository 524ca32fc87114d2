import type { Database } from "#platform/server/database/tables.ts";
import { pathKey, splitTarget } from "../rules.ts";
import type { PathOwners } from "../save.ts";
import type { Redirect } from "../contract.ts";
import { isWrite, type PlannedLine, withTarget } from "./plan.ts";

const pathOfTarget = (to: string): string => pathKey(splitTarget(to)[0]) || "/";

/**
 * Points lines whose target was renamed straight at its new address, with query and fragment, so
 * that visitors are led once.
 */
export const shortenTargets = async <Before extends Redirect>(
  db: Database,
  market: string,
  { ownersAt }: Pick<PathOwners, "ownersAt">,
  lines: readonly PlannedLine<Before>[],
): Promise<readonly PlannedLine<Before>[]> => {
  const targets = lines.flatMap((each) =>
    isWrite(each) && each.redirect.to !== null ? pathOfTarget(each.redirect.to) : [],
  );
  const owners = await ownersAt(db, market, [...new Set(targets)]);
  return lines.map((each) => {
    const { to } = each.redirect;
    const owner = isWrite(each) && to !== null ? owners.get(pathOfTarget(to)) : undefined;
    if (owner?.kind !== "moved" || to === null) return each;
    return withTarget(each, owner.to + splitTarget(to)[1]);
  });
};
