import { sql } from "kysely";
import type { BulkFilter } from "#features/bulk-actions/contract.ts";
import type { BulkContext } from "#features/bulk-actions/store.ts";
import "#features/travels/store.ts";
import type { Tour } from "../contract.ts";
import { anyTour, versionsOfTours } from "../listing/find-tours.ts";
import { toTour } from "../store.ts";

/** A departure with the name of its travel. */
export type NamedTour = Readonly<{ tour: Tour; name: string }>;

/** By id; unknown ids are left out. */
export const namedTours = async (
  { db, market }: Pick<BulkContext, "db" | "market">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedTour>> => {
  const rows = await db
    .selectFrom("tour")
    .innerJoin("travel", (join) =>
      join.onRef("travel.market", "=", "tour.market").onRef("travel.id", "=", "tour.travel_id"),
    )
    .selectAll("tour")
    .select("travel.name as travel_name")
    .where("tour.market", "=", market)
    .where(sql<boolean>`tour.id = any(${sql.val([...ids])}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, { tour: toTour(row), name: row.travel_name }]));
};

export const findTourVersions = (
  { db, market, today }: BulkContext,
  { status, ...filter }: BulkFilter,
  limit: number,
) => {
  const statuses = status === null ? null : [status];
  return versionsOfTours(db, market, today, { ...anyTour, ...filter, statuses }, limit);
};
