import { type Kysely, sql } from "kysely";

const keyOf = (path: string) => sql.raw(`lower(rtrim(${path}, '/') collate "C")`);
const target = "split_part(split_part(to_path, '#', 1), '?', 1)";

/**
 * Redirects match a path whatever its case and its trailing slash. Of several redirects for one
 * path one stays; redirects to their own path are deleted; only a redirect with status 410 has no
 * target. The older index remains for processes of the previous version.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    delete from redirect where from_path !~ '^/[^[:cntrl:]]*$' or to_path ~ '[[:cntrl:]]'
  `.execute(db);
  await sql`update redirect set to_path = null where status = 410`.execute(db);
  await sql`update redirect set status = 410 where to_path is null`.execute(db);
  await sql`
    alter table redirect
      add column from_key text not null generated always as (${keyOf("from_path")}) stored,
      add column to_key text generated always as (${keyOf(target)}) stored
  `.execute(db);
  await sql`delete from redirect where from_key = to_key`.execute(db);
  await sql`
    delete from redirect using (
      select market, id, row_number() over (
        partition by market, from_key order by enabled desc, updated_at desc, id
      ) as place from redirect
    ) as ranked
    where ranked.market = redirect.market and ranked.id = redirect.id and ranked.place > 1
  `.execute(db);
  await sql`
    alter table redirect
      add constraint redirect_gone check ((status = 410) = (to_path is null)),
      add constraint redirect_not_to_itself check (from_key <> to_key),
      add constraint redirect_paths check (
        from_path ~ '^/[^[:cntrl:]]*$' and to_path !~ '[[:cntrl:]]'
      )
  `.execute(db);
  await sql`create unique index redirect_from_key on redirect (market, from_key)`.execute(db);
  await sql`create index redirect_to_key on redirect (market, to_key)`.execute(db);
};
