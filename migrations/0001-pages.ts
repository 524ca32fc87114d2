import { type Kysely, sql } from "kysely";

/** Custom pages, redirects, settings, the audit trail and cache versions. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table cache_version (tag text primary key, version bigint not null default 1)
  `.execute(db);
  await sql`
    create table custom_page (
      market text not null,
      id uuid not null default gen_random_uuid(),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      name text not null,
      slug text not null,
      routing_key text,
      seo jsonb not null,
      custom_html_classes jsonb not null default '[]',
      custom_css text not null default '',
      is_published boolean not null default false,
      is_fixed boolean not null default false,
      attributes jsonb not null,
      blocks jsonb not null,
      primary key (market, id)
    )
  `.execute(db);
  await sql`create unique index custom_page_slug on custom_page (market, lower(slug)) where slug <> ''`.execute(
    db,
  );
  await sql`create unique index custom_page_routing_key on custom_page (market, routing_key) where routing_key is not null`.execute(
    db,
  );
  await sql`
    create table redirect (
      market text not null,
      id uuid not null default gen_random_uuid(),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      from_path text not null,
      to_path text,
      status smallint not null default 301 check (status in (301, 302, 307, 308, 410)),
      enabled boolean not null default true,
      primary key (market, id)
    )
  `.execute(db);
  await sql`create unique index redirect_from on redirect (market, from_path)`.execute(db);
  await sql`
    create table setting (
      market text not null,
      name text not null,
      value jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      primary key (market, name)
    )
  `.execute(db);
  await sql`
    create table audit (
      id uuid primary key default gen_random_uuid(),
      at timestamptz not null default now(),
      actor text not null,
      market text,
      action text not null,
      subject text not null,
      subject_id text not null,
      before jsonb,
      after jsonb
    )
  `.execute(db);
  await sql`create index audit_subject on audit (subject, subject_id, at desc)`.execute(db);
};
