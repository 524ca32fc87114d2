import type { Generated, Selectable } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { Coordinator } from "./contract.ts";

type CoordinatorTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  slug: string;
  name: string;
  city: string;
  bio: string;
  languages: string[];
  coordinator_since: number;
  trips_led: number;
  portrait_id: string | null;
  is_shown: boolean;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    coordinator: CoordinatorTable;
  }
}

const toCoordinator = (row: Selectable<CoordinatorTable>): Coordinator => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  city: row.city,
  bio: row.bio,
  languages: row.languages,
  since: row.coordinator_since,
  tripsLed: row.trips_led,
  portraitId: row.portrait_id,
});

/** At most 1,000 coordinators, those who have led the most trips first. */
export const visibleCoordinators = async (
  db: Database,
  market: string,
): Promise<readonly Coordinator[]> =>
  (
    await db
      .selectFrom("coordinator")
      .selectAll()
      .where("market", "=", market)
      .where("is_shown", "=", true)
      .orderBy("trips_led", "desc")
      .orderBy("slug")
      .limit(1000)
      .execute()
  ).map(toCoordinator);

/** Null for an unknown slug and for a hidden coordinator. */
export const coordinatorBySlug = async (
  db: Database,
  market: string,
  slug: string,
): Promise<Coordinator | null> => {
  const row = await db
    .selectFrom("coordinator")
    .selectAll()
    .where("market", "=", market)
    .where("slug", "=", slug)
    .where("is_shown", "=", true)
    .executeTakeFirst();
  return row ? toCoordinator(row) : null;
};

export const coordinatorSitemapEntries = async (
  db: Database,
  market: string,
): Promise<readonly { slug: string; updatedAt: Date }[]> =>
  db
    .selectFrom("coordinator")
    .select(["slug", "updated_at as updatedAt"])
    .where("market", "=", market)
    .where("is_shown", "=", true)
    .orderBy("slug")
    .execute();

/** @returns by slug, whether visitors see the coordinator; unknown slugs are left out */
export const coordinatorVisibilityBySlug = async (
  db: Database,
  market: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, boolean>> => {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom("coordinator")
    .select(["slug", "is_shown"])
    .where("market", "=", market)
    .where("slug", "in", slugs)
    .execute();
  return new Map(rows.map(({ slug, is_shown }) => [slug, is_shown]));
};
