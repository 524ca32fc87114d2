import { type RawBuilder, sql } from "kysely";
import { type DatabaseLocation, openDatabase } from "#platform/server/database/open.ts";

/**
 * Queries that find rows which contradict each other, by the name of the inconsistency. If every
 * write is atomic, no query returns a row.
 */
const inconsistencies: Readonly<Record<string, RawBuilder<{ subject: string }>>> = {
  "a page without its version": sql`
    select slug as of from custom_page p where slug like 'fault-%' and not exists (
      select from record_version v
      where v.market = p.market and v.record_id = p.id and v.version = p.version)`,
  "a page without its audit entry": sql`
    select slug as of from custom_page p where slug like 'fault-%' and not exists (
      select from audit a where a.subject = 'custompage' and a.market = p.market
        and a.subject_id = p.id::text and a.version = p.version and a.name = p.name)`,
  "an audit entry without the page's version": sql`
    select a.name as of from audit a where a.subject = 'custompage' and not exists (
      select from record_version v
      where v.market = a.market and v.record_id::text = a.subject_id and v.version = a.version)`,
  "a version without its audit entry": sql`
    select v.record_id::text as of from record_version v where author is not null and not exists (
      select from audit a where a.subject = v.subject and a.market = v.market
        and a.subject_id = v.record_id::text and a.version = v.version)`,
  "a version that was written twice": sql`
    select subject_id as of from audit where version is not null
    group by market, subject, subject_id, version, action having count(*) > 1`,
  "a page that was deleted and is there, or is gone and was not deleted": sql`
    select a.name as of from audit a where a.subject = 'custompage' and a.action = 'create'
      and exists (
        select from custom_page p where p.market = a.market and p.id::text = a.subject_id
      ) = exists (
        select from audit d where d.subject = 'custompage' and d.action = 'delete'
          and d.market = a.market and d.subject_id = a.subject_id)`,
  "a moved page without the redirect from where it was": sql`
    select slug as of from custom_page p where slug like 'fault-%-moved' and not exists (
      select from redirect r where r.market = p.market and r.enabled
        and r.from_path = '/' || left(p.slug, -6) and r.to_path = '/' || p.slug)`,
  "a redirect of a page that never moved": sql`
    select from_path as of from redirect r where to_path like '/fault-%-moved' and not exists (
      select from audit a where a.market = r.market and '/' || a.name = r.to_path)`,
  "a redirect without its audit entry": sql`
    select from_path as of from redirect r where from_path like '/fault-redirect-%' and not exists (
      select from audit a where a.subject = 'redirect' and a.market = r.market
        and a.subject_id = r.id::text and a.version = r.version and a.after->>'to' = r.to_path)`,
  "a redirect that was deleted and is there, or is gone and was not deleted": sql`
    select a.subject_id as of from audit a where a.subject = 'redirect' and a.action = 'create'
      and exists (
        select from redirect r where r.market = a.market and r.id::text = a.subject_id
      ) = exists (
        select from audit d where d.subject = 'redirect' and d.action = 'delete'
          and d.market = a.market and d.subject_id = a.subject_id)`,
  "a setting that is not what its last audit entry says": sql`
    select s.name as of from setting s join audit a
      on a.subject = 'setting' and a.market = s.market and a.subject_id = s.name
    group by s.market, s.name, s.version, s.value
    having max(a.version) <> s.version
      or count(*) filter (where a.version = s.version and a.after->'value' = s.value) <> 1`,
  "a number of kept keys that is not that of the changes": sql`
    select kept || ' and ' || made as of from
      (select count(*) as kept from idempotency_key) as keys,
      (select count(*) as made from audit where subject in ('custompage', 'redirect', 'setting')) as entries
    where kept <> made`,
};

/** Finds inconsistent rows. The last query presumes that every write carried an idempotency key. */
export const findInconsistencies = async (place: DatabaseLocation): Promise<readonly string[]> => {
  const database = await openDatabase(place);
  const failures: string[] = [];
  for (const [inconsistency, query] of Object.entries(inconsistencies)) {
    const { rows } = await query.execute(database.db);
    const [first] = rows;
    if (first)
      failures.push(`There is ${inconsistency}: ${first.subject} (${rows.length} in all).`);
  }
  await database.close();
  return failures;
};
