import { atLeast } from "#platform/roles.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import { type BulkAction, type BulkRequest, type BulkRun, maxChosenRows } from "./contract.ts";

const editorsActions: readonly BulkAction["type"][] = ["price", "status", "dates", "coordinator"];

/** Why an editor may not begin it; null where they may. */
const denialOf = ({ kind, action, rows }: BulkRequest): string | null => {
  if (kind !== "tour" || !editorsActions.includes(action.type))
    return "Editors change prices, statuses, dates and coordinators of departures in bulk. All else is for administrators.";
  if (rows === null)
    return "Editors change departures in bulk that they have chosen one by one. All that a filter finds is for administrators.";
  return rows.length > maxChosenRows
    ? `Editors change at most ${maxChosenRows} departures at once. More are for administrators.`
    : null;
};

/** @throws Problem 403 for an editor, unless they name few departures */
export const requireBulkRequest = (actor: Actor, request: BulkRequest): void => {
  const denial = atLeast(actor, "admin") ? null : denialOf(request);
  if (denial !== null) throw new Problem(403, denial);
};

/** Whose bulk actions somebody sees; null for everybody's. */
export const visibleActor = (actor: Actor): string | null =>
  atLeast(actor, "admin") ? null : actor.email;

/** @throws Problem 403 for an editor, unless they have begun it themselves */
export const requireOwnRun = (actor: Actor, run: Pick<BulkRun, "actor">): void => {
  if ((visibleActor(actor) ?? run.actor) !== run.actor)
    throw new Problem(403, "Somebody else has begun this bulk action. It is for administrators.");
};
