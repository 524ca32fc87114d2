import { sql } from "kysely";
import type { BulkAction, BulkFilter } from "#features/catalogue/bulk-actions/contract.ts";
import type { BulkContext } from "#features/catalogue/bulk-actions/store.ts";
import type { Tour } from "../contract.ts";
import { anyTour, versionsOfTours } from "../listing/find-tours.ts";
import { leadersOfTours } from "../stored-tours.ts";
import { toTour } from "../store.ts";
import type { LeaderNames } from "./tour-changes.ts";

/** A departure with the name of its travel. */
export type NamedTour = Readonly<{ tour: Tour; name: string }>;

/** By id; unknown ids are left out. */
export const namedTours = async (
  { db, market }: Pick<BulkContext, "db" | "market">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedTour>> => {
  const rows = await db
    .selectFrom("tour")
    .innerJoin("known_travel as travel", (join) =>
      join.onRef("travel.market", "=", "tour.market").onRef("travel.id", "=", "tour.travel_id"),
    )
    .selectAll("tour")
    .select("travel.name as travel_name")
    .where("tour.market", "=", market)
    .where(sql<boolean>`tour.id = any(${sql.val([...ids])}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, { tour: toTour(row), name: row.travel_name }]));
};

/** Names of coordinators by id; none are read for an action that changes none. */
export const leaderNames = async (
  { db, market }: Pick<BulkContext, "db" | "market">,
  action: BulkAction,
  found: ReadonlyMap<string, NamedTour>,
): Promise<LeaderNames> => {
  if (action.type !== "coordinator") return new Map();
  const led = [...found.values()].map(({ tour }) => tour.coordinatorId);
  const ids = [action.coordinatorId, ...led].flatMap((id) => id ?? []);
  const leaders = await leadersOfTours(db, market, ids, { isLocked: false });
  return new Map([...leaders].map(([id, { name }]) => [id, name]));
};

export const findTourVersions = (
  { db, market, today }: BulkContext,
  { status, types, ...filter }: BulkFilter,
  limit: number,
) => {
  const found = {
    ...anyTour,
    ...filter,
    statuses: status === null ? null : [status],
    types: types.length === 0 ? null : types,
  };
  return versionsOfTours(db, market, today, found, limit);
};
