import { type Kysely, sql } from "kysely";

/**
 * How often visitors meet each redirect, by day, and who made it. The audit knows who made the
 * redirects that are here already, but for those of renamed pages.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table redirect_hit (
      market text not null,
      redirect_id uuid not null,
      day date not null,
      hits integer not null,
      last_at timestamptz not null,
      primary key (market, redirect_id, day),
      foreign key (market, redirect_id) references redirect (market, id) on delete cascade
    )
  `.execute(db);
  await sql`create index redirect_hit_day on redirect_hit (day)`.execute(db);
  await sql`
    alter table redirect
      add column made_by text,
      add column made_how text not null default 'account'
        check (made_how in ('account', 'import', 'page'))
  `.execute(db);
  await sql`
    update redirect set made_by = audit.actor from audit
    where audit.subject = 'redirect' and audit.action = 'create'
      and audit.market = redirect.market and audit.subject_id = redirect.id::text
  `.execute(db);
};
