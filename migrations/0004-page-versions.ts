import { type Kysely, sql } from "kysely";

/**
 * Every saved version of a custom page, kept even after the page is deleted; existing pages get
 * their current state as the first version. The audit trail is indexed by market and by record.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table page_version (
      market text not null,
      page_id uuid not null,
      version integer not null,
      saved_at timestamptz not null default now(),
      author text,
      summary text not null default '',
      page jsonb not null,
      primary key (market, page_id, version)
    )
  `.execute(db);
  await sql`
    insert into page_version (market, page_id, version, saved_at, author, page)
    select market, id, version, updated_at,
      (select actor from audit
        where subject = 'custompage' and subject_id = custom_page.id::text
        order by at desc limit 1),
      jsonb_build_object(
        'id', id, 'name', name, 'slug', slug, 'routingKey', routing_key, 'seo', seo,
        'customHtmlClasses', custom_html_classes, 'customCss', custom_css,
        'isPublished', is_published, 'isFixed', is_fixed, 'attributes', attributes,
        'blocks', blocks)
    from custom_page
  `.execute(db);
  await sql`create index audit_market on audit (market, at desc, id)`.execute(db);
  await sql`create index audit_record on audit (subject_id, at desc)`.execute(db);
};
