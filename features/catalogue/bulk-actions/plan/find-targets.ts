import { Problem } from "#platform/server/http/problem.ts";
import { type BulkRequest, maxBulkRows } from "../contract.ts";
import type { BulkContext, BulkKinds, BulkTarget } from "../store.ts";

const refuse = (path: string, message: string): never => {
  throw new Problem(422, message, { errors: [{ path, message }] });
};

/**
 * The records that are meant, before anything of them is looked at.
 * @throws Problem 422
 */
export const findTargets = async (
  kinds: BulkKinds,
  context: BulkContext,
  { kind, action, filter, rows }: BulkRequest,
): Promise<readonly Omit<BulkTarget, "isConfirmed">[]> => {
  const bulk = kinds[kind];
  if (!bulk.can(action)) refuse("action", "This cannot be done with these.");
  if (action.type === "dates" && action.days === 0) refuse("action.days", "Move by a day or more.");
  if (filter.chosen && rows === null) refuse("rows", "Name the chosen ones.");
  const found = rows ?? (await bulk.find(context, filter, maxBulkRows + 1));
  if (found.length > maxBulkRows)
    refuse("filter", `At most ${maxBulkRows} at once. Narrow down which ones.`);
  const ids = new Set(found.map(({ id }) => id));
  if (ids.size < found.length) refuse("rows", "One of them is there twice.");
  return found;
};
