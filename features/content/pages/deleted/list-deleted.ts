import { sql } from "kysely";
import { deletionsSql } from "#features/records/audit/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { findsInAny, patternOf } from "#platform/server/database/word-patterns.ts";
import type { DeletedPage } from "../contract.ts";

type DeletedRow = Readonly<{
  id: string;
  name: string | null;
  slug: string | null;
  version: number;
  deleted_at: Date;
  deleted_by: string;
  total: string;
}>;

/**
 * Pages of a market that were deleted and are not back, the last deleted first. Templates are left
 * out, which have a list of their own.
 */
export const listDeletedPages = async (
  db: Database,
  market: string,
  { search, page, pageSize }: Readonly<{ search: string; page: number; pageSize: number }>,
): Promise<{ items: DeletedPage[]; total: number }> => {
  const isFound = findsInAny(["deletion.name", "deletion.slug"], patternOf(search));
  const { rows } = await sql<DeletedRow>`
    with deletion as materialized (
      select id::uuid, at, actor, name,
        before->>'slug' as slug, before->'owner'->>'kind' as owner_kind
      from (${deletionsSql(market, "custompage")}) as deleted
    )
    select deletion.id, deletion.name, deletion.slug, newest.version, deletion.at as deleted_at,
      coalesce(staff.name, deletion.actor) as deleted_by, count(*) over () as total
    from deletion
    cross join lateral (
      select max(version) as version from known_version as record_version
      where market = ${market} and subject = 'custompage' and record_id = deletion.id
    ) newest
    left join known_account staff on staff.email = deletion.actor
    where newest.version is not null
      and coalesce(deletion.owner_kind, '') not in ('template', 'block-list')
      and ${isFound}
      and not exists (
        select from custom_page where market = ${market} and id = deletion.id)
    order by deletion.at desc, deletion.id
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db);
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name ?? "",
    slug: row.slug,
    version: row.version,
    deletedAt: row.deleted_at.toISOString(),
    deletedBy: row.deleted_by,
  }));
  return { items, total: Number(rows[0]?.total ?? 0) };
};
