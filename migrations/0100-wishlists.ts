import { type Kysely, sql } from "kysely";

/**
 * The travels and departures that visitors save in a market, with what stood when they did: a page
 * says what has changed since, also of what is deleted, so that neither refers to the catalogue.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table wishlist_travel (
      account_id uuid not null references visitor_account (id) on delete cascade,
      market text not null,
      travel_id uuid not null,
      name text not null,
      price_cents integer,
      added_at timestamptz not null,
      primary key (account_id, market, travel_id)
    )
  `.execute(db);
  await sql`
    create table wishlist_tour (
      account_id uuid not null references visitor_account (id) on delete cascade,
      market text not null,
      tour_id uuid not null,
      travel_id uuid not null,
      name text not null,
      departure_date date not null,
      start_date date not null,
      end_date date not null,
      status text not null,
      price_cents integer not null,
      added_at timestamptz not null,
      primary key (account_id, market, tour_id)
    )
  `.execute(db);
  await sql`create index wishlist_tour_saved on wishlist_tour (market, tour_id)`.execute(db);
};
