import { type Kysely, sql } from "kysely";

/**
 * The first columns of every editorial table: its market, its id, and the version that guards
 * writes.
 */
const editorial = sql.raw(`
  market text not null,
  id uuid not null default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
`);

const company = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table media (
      id uuid primary key default gen_random_uuid(),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      name text not null,
      folder text not null default '',
      mime text not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      bytes integer not null check (bytes > 0),
      sha256 text not null,
      thumbhash text not null,
      words text not null check (words in ('ink', 'white')),
      focal_x smallint not null default 50 check (focal_x between 0 and 100),
      focal_y smallint not null default 50 check (focal_y between 0 and 100),
      alt jsonb not null default '{}'
    )
  `.execute(db);
  await sql`create unique index media_folder_name on media (folder, name)`.execute(db);
  await sql`
    create table trip (
      id uuid primary key default gen_random_uuid(),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      code text not null unique,
      countries text[] not null,
      continent text not null
        check (continent in ('asia', 'europe', 'america', 'africa', 'oceania', 'antarctica')),
      stops jsonb not null default '[]',
      airport text,
      poster_id uuid references media,
      wide_id uuid references media
    )
  `.execute(db);
};

const people = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table coordinator (
      ${editorial},
      slug text not null,
      name text not null,
      city text not null,
      bio text not null default '',
      languages text[] not null default '{}',
      coordinator_since smallint not null,
      trips_led integer not null default 0 check (trips_led >= 0),
      portrait_id uuid references media,
      is_shown boolean not null default true,
      primary key (market, id),
      unique (market, slug)
    )
  `.execute(db);
};

const resources = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table resource (
      ${editorial},
      kind text not null check (kind in (
        'badges', 'cost-centers', 'date-ranges', 'durations', 'travel-type-primary',
        'travel-type-secondary', 'travel-categories', 'travel-formats', 'travel-styles')),
      slug text not null,
      name text not null,
      position integer not null check (position >= 1),
      facts jsonb not null default '{}',
      primary key (market, id),
      unique (market, kind, slug)
    )
  `.execute(db);
  await sql`
    create table destination (
      ${editorial},
      kind text not null check (kind in ('region', 'country', 'place')),
      code text not null,
      slug text not null,
      name text not null,
      region text,
      primary key (market, id),
      unique (market, slug),
      unique (market, kind, code)
    )
  `.execute(db);
};

const travels = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table travel (
      ${editorial},
      trip_id uuid not null references trip,
      slug text not null,
      name text not null,
      tagline text not null default '',
      story text not null default '',
      highlights jsonb not null default '[]',
      days integer not null check (days between 1 and 90),
      nights integer not null check (nights between 0 and 90),
      itinerary jsonb not null default '[]',
      included jsonb not null default '[]',
      excluded jsonb not null default '[]',
      money_pot jsonb not null,
      flight jsonb not null,
      moods text[] not null default '{}',
      effort smallint not null check (effort between 1 and 5),
      type_id uuid,
      second_type_id uuid,
      style_id uuid,
      category_id uuid,
      format_id uuid,
      cost_center_id uuid,
      badge_ids uuid[] not null default '{}',
      is_unique boolean not null default false,
      private_room boolean not null default false,
      private_room_cents integer check (private_room_cents >= 0),
      photo_ids uuid[] not null default '{}',
      seo jsonb not null default '{"title":"","description":"","robots":"index,follow","image":null}',
      is_published boolean not null default false,
      words tsvector not null default '',
      primary key (market, id),
      unique (market, slug),
      unique (market, trip_id),
      foreign key (market, type_id) references resource (market, id),
      foreign key (market, second_type_id) references resource (market, id),
      foreign key (market, style_id) references resource (market, id),
      foreign key (market, category_id) references resource (market, id),
      foreign key (market, format_id) references resource (market, id),
      foreign key (market, cost_center_id) references resource (market, id)
    )
  `.execute(db);
  await sql`
    create table travel_destination (
      market text not null,
      travel_id uuid not null,
      destination_id uuid not null,
      primary key (market, travel_id, destination_id),
      foreign key (market, travel_id) references travel (market, id) on delete cascade,
      foreign key (market, destination_id) references destination (market, id)
    )
  `.execute(db);
  await sql`
    create table former_slug (
      market text not null,
      kind text not null check (kind in ('travel', 'coordinator')),
      slug text not null,
      target_id uuid not null,
      primary key (market, kind, slug)
    )
  `.execute(db);
};

const tours = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table tour (
      ${editorial},
      travel_id uuid not null,
      code text not null,
      departure_date date not null,
      start_date date not null,
      end_date date not null,
      status text not null check (status in (
        'PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL', 'WAITING_LIST', 'SOLD_OUT')),
      price_cents integer not null check (price_cents > 0),
      full_price_cents integer check (full_price_cents > price_cents),
      discount_until date check (discount_until is null or full_price_cents is not null),
      promo_code text,
      promo_percent smallint check (promo_percent between 1 and 90),
      promo_until date,
      deposit_cents integer check (deposit_cents > 0 and deposit_cents < price_cents),
      deposit_until date,
      balance_due date not null,
      seats_total smallint not null check (seats_total between 1 and 60),
      seats_free smallint not null check (seats_free between 0 and seats_total),
      people_in smallint not null check (people_in >= 0),
      people_needed smallint not null check (people_needed >= 0),
      expected_low smallint not null,
      expected_high smallint not null check (expected_high >= expected_low),
      interested integer not null default 0 check (interested >= 0),
      age_range text not null check (age_range in ('25-35', '35-49', 'ALL')),
      coordinator_id uuid,
      flight_direct_cents integer,
      flight_stops_cents integer,
      opening_date date,
      is_published boolean not null default true,
      primary key (market, id),
      unique (market, travel_id, code),
      check (departure_date <= start_date and start_date <= end_date),
      foreign key (market, travel_id) references travel (market, id) on delete cascade,
      foreign key (market, coordinator_id) references coordinator (market, id)
    )
  `.execute(db);
  await sql`create index tour_start on tour (market, start_date)`.execute(db);
};

const voices = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table review (
      ${editorial},
      travel_id uuid,
      coordinator_id uuid,
      author text not null,
      age smallint,
      rating smallint not null check (rating between 1 and 5),
      quote text not null,
      travelled_on date not null,
      written_on date not null,
      is_shown boolean not null default true,
      primary key (market, id),
      foreign key (market, travel_id) references travel (market, id) on delete cascade,
      foreign key (market, coordinator_id) references coordinator (market, id)
    )
  `.execute(db);
  await sql`create index review_travel on review (market, travel_id, written_on desc)`.execute(db);
  await sql`
    create table faq (
      ${editorial},
      category text not null check (category in ('general', 'itinerary', 'destination')),
      travel_id uuid,
      destination_id uuid,
      question text not null,
      answer text not null,
      position integer not null check (position >= 1),
      primary key (market, id),
      foreign key (market, travel_id) references travel (market, id) on delete cascade,
      foreign key (market, destination_id) references destination (market, id) on delete cascade
    )
  `.execute(db);
  await sql`
    create table layout (
      market text not null,
      area text not null check (area in ('header', 'footer', 'beans', 'contacts')),
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      content jsonb not null,
      primary key (market, area)
    )
  `.execute(db);
};

/**
 * The catalogue: the company's trips, and each market's texts, prices and departures. Primary keys
 * begin with the market, so that the tables can be partitioned by it.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const part of [company, people, resources, travels, tours, voices]) await part(db);
};
