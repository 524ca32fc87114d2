import { type Generated, type JSONColumnType, type Selectable, sql } from "kysely";
import { readStored } from "#platform/changes/read-stored.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { type Resource, type ResourceInput, type ResourceKind, resources } from "./contract.ts";
import {
  findsInAny,
  matchesEachPattern,
  patternOf,
} from "#platform/server/database/word-patterns.ts";

type ResourceTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  kind: ResourceKind;
  slug: string;
  name: string;
  position: number;
  /** The kind's fields other than slug and name. */
  facts: JSONColumnType<Record<string, unknown>>;
  former_slugs: Generated<readonly string[]>;
  /** The same for the resources of all markets that are one. */
  shared_id: Generated<string>;
  /** When it got its name, or when somebody said that the name still fits. */
  named_at: Generated<Date>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    resource: ResourceTable;
    /** Raised when a resource of the list is added, moved or deleted. */
    resource_order: { market: string; kind: ResourceKind; version: Generated<number> };
    /** What other features read of a resource. */
    known_resource: Pick<
      Selectable<ResourceTable>,
      "market" | "id" | "shared_id" | "kind" | "slug" | "name" | "position" | "facts"
    >;
  }
}

type Row = Pick<
  Selectable<ResourceTable>,
  "id" | "kind" | "slug" | "name" | "position" | "facts" | "former_slugs"
>;

const columns = [
  "id",
  "kind",
  "slug",
  "name",
  "position",
  "facts",
  "former_slugs",
] as const satisfies readonly (keyof Row)[];

const toResource = ({ id, kind, slug, name, position, facts, former_slugs }: Row): Resource =>
  readStored<Resource>(resources[kind].record, {
    id,
    kind,
    order: position,
    slug,
    name,
    ...facts,
    formerSlugs: former_slugs,
  });

/** Where travels refer to a kind; null for kinds that they do not refer to. */
export const travelColumnOf = {
  badges: "badge_ids",
  "cost-centers": "cost_center_id",
  "travel-type-primary": "type_id",
  "travel-type-secondary": "second_type_id",
  "travel-categories": "category_id",
  "travel-formats": "format_id",
  "travel-styles": "style_id",
  // Departures and trips are matched by dates and days, not by reference.
  "date-ranges": null,
  durations: null,
} as const satisfies Record<ResourceKind, string | null>;

export type StoredResource = Resource & Readonly<{ version: number }>;

const toStored = (row: Row & { version: number }): StoredResource => ({
  ...toResource(row),
  version: row.version,
});

/** The part of a resource that staff write. */
export const inputOf = (resource: Resource): ResourceInput =>
  readStored<ResourceInput>(resources[resource.kind].input, resource);

export const toColumns = ({ slug, name, ...facts }: ResourceInput) => ({
  slug,
  name,
  facts: JSON.stringify(facts),
});

const rowsOf = (db: Database, market: string) =>
  db
    .selectFrom("resource")
    .select(columns)
    .where("market", "=", market)
    .orderBy("kind")
    .orderBy("position")
    .orderBy("id");

/** The resources of all kinds, each kind in the order that staff gave it. */
export const listResources = async (db: Database, market: string): Promise<readonly Resource[]> =>
  (await rowsOf(db, market).execute()).map(toResource);

/**
 * The resources of one kind in their order.
 * @param search part of a name or slug; an empty text matches all
 */
export const listResourcesOf = async (
  db: Database,
  market: string,
  kind: ResourceKind,
  search = "",
): Promise<readonly Resource[]> => {
  const rows = await rowsOf(db, market)
    .where("kind", "=", kind)
    .where(findsInAny(["name", "slug"], patternOf(search)))
    .execute();
  return rows.map(toResource);
};

export type ResourcesPage = Readonly<{
  /** Of `patternOf`; each has to match the name or the slug. */
  patterns: readonly string[];
  limit: number;
  offset: number;
}>;

/** One page of the resources of a kind in their order, with the number of all that match. */
export const findResources = async (
  db: Database,
  market: string,
  kind: ResourceKind,
  { patterns, limit, offset }: ResourcesPage,
): Promise<Readonly<{ items: readonly Resource[]; total: number }>> => {
  const matching = rowsOf(db, market)
    .where("kind", "=", kind)
    .where(matchesEachPattern(["name", "slug"], patterns));
  const { total } = await matching
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching.limit(limit).offset(offset).execute();
  return { items: rows.map(toResource), total: Number(total) };
};

/** The resources of a kind that have one of the slugs, or had it formerly. */
export const resourcesAtSlugs = async (
  db: Database,
  market: string,
  kind: ResourceKind,
  slugs: readonly string[],
): Promise<readonly Resource[]> => {
  if (slugs.length === 0) return [];
  const rows = await rowsOf(db, market)
    .where("kind", "=", kind)
    .where((eb) =>
      eb.or([
        eb("slug", "in", slugs),
        sql<boolean>`former_slugs && ${sql.val([...slugs])}::text[]`,
      ]),
    )
    .execute();
  return rows.map(toResource);
};

export const resourceById = async (
  db: Database,
  market: string,
  kind: ResourceKind,
  id: string,
): Promise<StoredResource | null> => {
  const row = await rowsOf(db, market)
    .select("version")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? toStored(row) : null;
};

/** The ETag of the list; 0 for a list that was never written. */
export const orderVersion = async (
  db: Database,
  market: string,
  kind: ResourceKind,
): Promise<number> => {
  const row = await db
    .selectFrom("resource_order")
    .select("version")
    .where("market", "=", market)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.version ?? 0;
};

/**
 * Serialises writes to a market's resources of a kind until the transaction ends.
 * @returns the version of their order
 */
export const lockResources = async (
  trx: Database,
  market: string,
  kind: ResourceKind,
): Promise<number> => {
  const { version } = await trx
    .insertInto("resource_order")
    .values({ market, kind })
    .onConflict((conflict) =>
      conflict
        .columns(["market", "kind"])
        .doUpdateSet({ version: sql<number>`resource_order.version` }),
    )
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
};

/**
 * Call it under `lockResources`.
 * @returns the order's new version
 */
export const writeOrder = async (
  trx: Database,
  market: string,
  kind: ResourceKind,
  ids: readonly string[],
): Promise<number> => {
  await sql`
    update resource set position = placed.position
    from unnest(${sql.val([...ids])}::uuid[]) with ordinality as placed(id, position)
    where resource.market = ${market} and resource.id = placed.id
      and resource.position <> placed.position`.execute(trx);
  const { version } = await trx
    .updateTable("resource_order")
    .set({ version: sql<number>`version + 1` })
    .where("market", "=", market)
    .where("kind", "=", kind)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
};

/** @param sharedId of the same resource in other markets; by default it is in no other */
export const insertResource = async (
  trx: Database,
  market: string,
  kind: ResourceKind,
  order: number,
  input: ResourceInput,
  sharedId?: string,
): Promise<StoredResource> =>
  toStored(
    await trx
      .insertInto("resource")
      .values({
        market,
        kind,
        position: order,
        ...(sharedId !== undefined && { shared_id: sharedId }),
        ...toColumns(input),
      })
      .returning([...columns, "version"])
      .executeTakeFirstOrThrow(),
  );

/** @param formerSlugs the newest first */
export const updateResource = async (
  trx: Database,
  market: string,
  id: string,
  input: ResourceInput,
  formerSlugs: readonly string[],
): Promise<StoredResource> =>
  toStored(
    await trx
      .updateTable("resource")
      .set({
        ...toColumns(input),
        named_at: sql<Date>`case when name = ${input.name} then named_at else now() end`,
        former_slugs: [...formerSlugs],
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where("market", "=", market)
      .where("id", "=", id)
      .returning([...columns, "version"])
      .executeTakeFirstOrThrow(),
  );

/**
 * Removes a slug from the former slugs of other resources, so that searches by it find its new
 * owner.
 */
export const removeFormerSlug = async (
  trx: Database,
  market: string,
  kind: ResourceKind,
  slug: string,
): Promise<void> => {
  await trx
    .updateTable("resource")
    .set({ former_slugs: sql<string[]>`array_remove(former_slugs, ${slug})` })
    .where("market", "=", market)
    .where("kind", "=", kind)
    .where(sql<boolean>`${slug} = any(former_slugs)`)
    .execute();
};

export const deleteResource = async (trx: Database, market: string, id: string): Promise<void> => {
  await trx.deleteFrom("resource").where("market", "=", market).where("id", "=", id).execute();
};
