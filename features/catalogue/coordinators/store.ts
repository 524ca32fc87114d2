import { type Generated, type GeneratedAlways, type Selectable, sql } from "kysely";
import {
  forgetFormerSlugs,
  formerSlugsOf,
  keepFormerSlug,
  takeSlug,
} from "#features/records/former-slugs/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { CoordinatorAbsence } from "./absence-contract.ts";
import type { Coordinator, CoordinatorInput, CoordinatorRecord } from "./contract.ts";

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
  /** For staff alone. */
  email: string | null;
  /** Its place in lists, by its name. */
  sort_key: GeneratedAlways<string>;
};

export type AbsenceTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  coordinator_id: string;
  from_day: string;
  to_day: string;
  note: string;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    coordinator: CoordinatorTable;
    coordinator_absence: AbsenceTable;
    /** What other features read of a coordinator. */
    known_coordinator: Pick<
      Selectable<CoordinatorTable>,
      | "market"
      | "id"
      | "slug"
      | "name"
      | "sort_key"
      | "city"
      | "email"
      | "languages"
      | "portrait_id"
      | "is_shown"
      | "trips_led"
    >;
  }
}

/** Cache tag of everything that shows a market's coordinators. */
export const coordinatorsTag = (market: string): string => `coordinators:${market}`;

/** A coordinator with the version, which is the ETag. */
export type StoredCoordinator = CoordinatorRecord & Readonly<{ version: number }>;

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

const toStored = async (
  db: Database,
  row: Selectable<CoordinatorTable>,
): Promise<StoredCoordinator> => ({
  ...toCoordinator(row),
  isShown: row.is_shown,
  email: row.email,
  formerSlugs: await formerSlugsOf(db, slugged(row.market), row.id),
  version: row.version,
});

const ofId = (db: Database, market: string, id: string) =>
  db.selectFrom("coordinator").selectAll().where("market", "=", market).where("id", "=", id);

/** Hidden coordinators too. */
export const coordinatorById = async (
  db: Database,
  market: string,
  id: string,
): Promise<StoredCoordinator | null> => {
  const row = await ofId(db, market, id).executeTakeFirst();
  return row ? toStored(db, row) : null;
};

/**
 * The coordinator of an id, which no other transaction changes until this one ends. Slugs of the
 * market are locked as well, so that two transactions cannot take the same one.
 */
export const lockCoordinator = async (
  trx: Database,
  market: string,
  id: string | null,
): Promise<StoredCoordinator | null> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${coordinatorsTag(market)}, 0))`.execute(
    trx,
  );
  const row = id === null ? undefined : await ofId(trx, market, id).forUpdate().executeTakeFirst();
  return row ? toStored(trx, row) : null;
};

/** The name of another coordinator with this slug; null where it is free. */
export const ownerOfSlug = async (
  db: Database,
  market: string,
  slug: string,
  id: string | null,
): Promise<string | null> => {
  let query = db
    .selectFrom("coordinator")
    .select("name")
    .where("market", "=", market)
    .where("slug", "=", slug);
  if (id !== null) query = query.where("id", "<>", id);
  return (await query.executeTakeFirst())?.name ?? null;
};

const toColumns = (input: CoordinatorInput) => ({
  slug: input.slug,
  name: input.name,
  city: input.city,
  bio: input.bio,
  languages: [...input.languages],
  coordinator_since: input.since,
  trips_led: input.tripsLed,
  portrait_id: input.portraitId,
  is_shown: input.isShown,
  email: input.email,
});

const slugged = (market: string) => ({ market, kind: "coordinator" }) as const;

export const insertCoordinator = async (
  trx: Database,
  market: string,
  input: CoordinatorInput,
): Promise<StoredCoordinator> => {
  await takeSlug(trx, slugged(market), input.slug);
  const row = await trx
    .insertInto("coordinator")
    .values({ market, ...toColumns(input) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStored(trx, row);
};

/** Visitors of the slug before are redirected to the new one. */
export const updateCoordinator = async (
  trx: Database,
  market: string,
  before: StoredCoordinator,
  input: CoordinatorInput,
): Promise<StoredCoordinator> => {
  if (before.slug !== input.slug) {
    await takeSlug(trx, slugged(market), input.slug);
    await keepFormerSlug(trx, slugged(market), before.slug, before.id);
  }
  const row = await trx
    .updateTable("coordinator")
    .set({
      ...toColumns(input),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("market", "=", market)
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStored(trx, row);
};

export const deleteCoordinator = async (
  trx: Database,
  market: string,
  id: string,
): Promise<void> => {
  await forgetFormerSlugs(trx, slugged(market), id);
  await trx.deleteFrom("coordinator").where("market", "=", market).where("id", "=", id).execute();
};

/** More absences than this are never read at once. */
const maxAbsences = 2000;

export const toAbsence = (row: Selectable<AbsenceTable>): CoordinatorAbsence => ({
  id: row.id,
  version: row.version,
  coordinatorId: row.coordinator_id,
  from: row.from_day,
  to: row.to_day,
  note: row.note,
});

/** When coordinators are not available on one of the days, the earliest first. */
export const absencesBetween = async (
  db: Database,
  market: string,
  { from, to }: Readonly<{ from: string; to: string }>,
): Promise<readonly CoordinatorAbsence[]> =>
  (
    await db
      .selectFrom("coordinator_absence")
      .selectAll()
      .where("market", "=", market)
      .where("to_day", ">=", from)
      .where("from_day", "<=", to)
      .orderBy("from_day")
      .orderBy("id")
      .limit(maxAbsences)
      .execute()
  ).map(toAbsence);

/** @throws where there is no such coordinator */
export const coordinatorName = async (
  db: Database,
  market: string,
  id: string,
): Promise<string> => {
  const { name } = await db
    .selectFrom("coordinator")
    .select("name")
    .where("market", "=", market)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return name;
};
