import { type RawBuilder, sql } from "kysely";
import { linkingRecords, type LinkSource } from "#features/records/links/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Resource, ResourceKind, ResourceUser } from "./contract.ts";
import { searchParameterOf } from "./rules.ts";
import { travelColumnOf } from "./store.ts";

type SluggedResource = Pick<Resource, "id" | "kind" | "slug" | "formerSlugs">;

/**
 * SQL condition on the table `travel`; null for kinds that travels do not refer to.
 * @param id SQL of the resource's id
 */
const travelRefersTo = (
  kind: ResourceKind,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> | null => {
  const column = travelColumnOf[kind];
  if (column === null) return null;
  const reference = sql.ref(`travel.${column}`);
  return column === "badge_ids" ? sql`${id} = any(${reference})` : sql`${id} = ${reference}`;
};

/** Number of travels by resource id; resources without travels are missing. */
export const travelCounts = async (
  db: Database,
  market: string,
  kind: ResourceKind,
): Promise<ReadonlyMap<string, number>> => {
  const condition = travelRefersTo(kind, sql`resource.id`);
  if (condition === null) return new Map();
  const { rows } = await sql<{ id: string; travels: number }>`
    select resource.id, count(*)::integer as travels
    from resource
    join known_travel as travel on travel.market = resource.market and ${condition}
    where resource.market = ${market} and resource.kind = ${kind}
    group by resource.id`.execute(db);
  return new Map(rows.map(({ id, travels }) => [id, travels]));
};

/** Unpublished travels too; ordered by name. @param limit null for all */
export const travelsWith = async (
  db: Database,
  market: string,
  { kind, id }: Pick<Resource, "kind" | "id">,
  limit: number | null = null,
): Promise<readonly ResourceUser[]> => {
  const condition = travelRefersTo(kind, sql`${id}::uuid`);
  if (condition === null) return [];
  const { rows } = await sql<ResourceUser>`
    select 'travel' as kind, id, name from known_travel as travel
    where market = ${market} and ${condition} order by sort_key, id limit ${limit}`.execute(db);
  return rows;
};

/** Records with a link to the resource's search, or with a block that names its slug. */
const linksTo = async (
  db: Database,
  sources: readonly LinkSource[],
  market: string,
  { kind, slug, formerSlugs }: SluggedResource,
  limit: number | null,
): Promise<readonly ResourceUser[]> => {
  const parameter = searchParameterOf[kind];
  if (parameter === undefined) return [];
  const slugPattern = `(${[slug, ...formerSlugs].join("|")})(?![a-z0-9-])`;
  const pattern = `[?&]${parameter}=${slugPattern}|"${parameter}": "${slugPattern}`;
  const names = sql<boolean>`market = ${market} and text ~ ${pattern}`;
  const { rows } = await sql<ResourceUser>`
    select kind, id, name from (${linkingRecords(sources, names, null)}) as users
    order by kind, sort_key collate "C", id limit ${limit}`.execute(db);
  return rows;
};

/** @param limit the most travels, and the most of all others; null for all */
export const usersOf = async (
  db: Database,
  sources: readonly LinkSource[],
  market: string,
  resource: SluggedResource,
  limit: number | null = null,
): Promise<readonly ResourceUser[]> => [
  ...(await travelsWith(db, market, resource, limit)),
  ...(await linksTo(db, sources, market, resource, limit)),
];
