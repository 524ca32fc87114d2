import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { Resource, ResourceKind, ResourceUser } from "./contract.ts";
import { searchParameterOf } from "./rules.ts";

type Named = Pick<Resource, "id" | "kind" | "slug" | "formerSlugs">;

/** Whether the `travel` of a row has a resource. @param id SQL of the resource's id */
const travelHas = (kind: ResourceKind, id: RawBuilder<unknown>): RawBuilder<boolean> | null => {
  switch (kind) {
    case "badges":
      return sql`${id} = any(travel.badge_ids)`;
    case "cost-centers":
      return sql`${id} = travel.cost_center_id`;
    case "travel-type-primary":
      return sql`${id} = travel.type_id`;
    case "travel-type-secondary":
      return sql`${id} = travel.second_type_id`;
    case "travel-categories":
      return sql`${id} = travel.category_id`;
    case "travel-formats":
      return sql`${id} = travel.format_id`;
    case "travel-styles":
      return sql`${id} = travel.style_id`;
    case "date-ranges":
    case "durations":
      return null; // their days alone say which departures or trips are meant
  }
};

/** How many travels have each resource of a kind, by id; one without any is left out. */
export const travelCounts = async (
  db: Database,
  market: string,
  kind: ResourceKind,
): Promise<ReadonlyMap<string, number>> => {
  const has = travelHas(kind, sql`resource.id`);
  if (has === null) return new Map();
  const { rows } = await sql<{ id: string; travels: number }>`
    select resource.id, count(*)::integer as travels
    from resource join travel on travel.market = resource.market and ${has}
    where resource.market = ${market} and resource.kind = ${kind}
    group by resource.id`.execute(db);
  return new Map(rows.map(({ id, travels }) => [id, travels]));
};

/** The travels that have a resource, those that visitors cannot see too, by name. */
export const travelsWith = async (
  db: Database,
  market: string,
  { kind, id }: Pick<Resource, "kind" | "id">,
): Promise<readonly ResourceUser[]> => {
  const has = travelHas(kind, sql`${id}::uuid`);
  if (has === null) return [];
  const { rows } = await sql<ResourceUser>`
    select 'travel' as kind, id, name from travel
    where market = ${market} and ${has} order by name, id`.execute(db);
  return rows;
};

/** What leads to searches by a resource, or names it in a block: redirects, pages, texts, layout. */
const linksTo = async (
  db: Database,
  market: string,
  { kind, slug, formerSlugs }: Named,
): Promise<readonly ResourceUser[]> => {
  const parameter = searchParameterOf[kind];
  if (parameter === undefined) return [];
  const word = `(${[slug, ...formerSlugs].join("|")})(?![a-z0-9-])`;
  const address = `[?&]${parameter}=${word}`;
  const stored = `${address}|"${parameter}": "${word}`;
  const { rows } = await sql<ResourceUser>`
    select 'redirect' as kind, id::text, from_path as name from redirect
      where market = ${market} and to_path ~ ${address}
    union all select 'page', id::text, name from custom_page
      where market = ${market} and blocks::text ~ ${stored}
    union all select 'page-content', key, key from page_content
      where market = ${market} and content::text ~ ${stored}
    union all select 'layout', area, area from layout
      where market = ${market} and content::text ~ ${stored}
    order by kind, name, id`.execute(db);
  return rows;
};

/** Everything that uses a resource; travels come first. */
export const usersOf = async (
  db: Database,
  market: string,
  resource: Named,
): Promise<readonly ResourceUser[]> => [
  ...(await travelsWith(db, market, resource)),
  ...(await linksTo(db, market, resource)),
];
