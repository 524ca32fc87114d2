import { sql } from "kysely";
import type { AgeRange } from "#features/catalogue/departure-filters/contract.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import type { Mood, Transport } from "#features/catalogue/travels/contract.ts";
import { listResources } from "#features/catalogue/resources/store.ts";
import { isOnSale } from "#features/catalogue/tours/rules.ts";
import type { Database, Tables } from "#platform/server/database/tables.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";
import { flagColumns, type TravelFlag, travelFlags } from "../contract.ts";
import { placeLexemes } from "../text/place-vocabulary.ts";

export type TravelRow = Readonly<{
  id: string;
  slug: string;
  name: string;
  days: number;
  moods: readonly Mood[];
  type: string | null;
  style: string | null;
  badges: readonly string[];
  /** Those of its days, each once. */
  transports: readonly Transport[];
  /** From 1 to 5. */
  effort: number;
  /** Slugs of the regions, countries and places that the travel goes to. */
  places: readonly string[];
  /** Those that hold for it. */
  flags: readonly TravelFlag[];
  /** The number of reviews and the sum of their stars. Reviews that staff have hidden count too. */
  reviews: number;
  stars: number;
  /** Hash of all searchable texts of the travel, by which a change to any of them is noticed. */
  textHash: string;
  updatedAt: Date;
  /** False when staff exclude the travel's page from search engines. */
  isIndexed: boolean;
}>;

/** A published upcoming departure. Its price is that of the day on which the row was read. */
export type TourRow = Readonly<{
  id: string;
  travelId: string;
  departure: string;
  start: string;
  end: string;
  status: Status;
  age: AgeRange;
  cents: number;
  percent: number;
  /** Time of the last change, in seconds since 1970. */
  changed: number;
  openingDate: string | null;
  /** Whether visitors can book a seat on the day on which the row was read. */
  isOnSale: boolean;
}>;

/**
 * `weight` is from 4 (A) to 1 (D): the highest weight that the lexeme has in the travel's texts.
 */
export type LexemeRow = Readonly<{ travelId: string; lexeme: string; weight: number }>;

/** Where `onTheRoad` is a day, the departures of the period are those under way in its night. */
export type PeriodRow = Readonly<{
  slug: string;
  from: string;
  to: string;
  onTheRoad: string | null;
}>;
/** A range of days. Null means that the range has no lower or no upper end. */
export type DurationRow = Readonly<{
  slug: string;
  daysMin: number | null;
  daysMax: number | null;
}>;

export type SpanRows = Readonly<{
  periods: readonly PeriodRow[];
  durations: readonly DurationRow[];
}>;

export type TravelRows = Readonly<{
  /** Only published travels, sorted by id. */
  travels: readonly TravelRow[];
  /**
   * Sorted by travel, price, day and id, so that the first matching departure of a travel is the
   * cheapest.
   */
  tours: readonly TourRow[];
  lexemes: readonly LexemeRow[];
}>;

const hasIdIn = (column: string, ids: readonly string[]) =>
  sql`${sql.ref(column)} = any(${sql.val([...ids])}::uuid[])`;

const isFlagSet = (flag: TravelFlag) => {
  const column = flagColumns[flag] satisfies keyof Tables["known_travel"];
  return sql`case when ${sql.ref(`travel.${column}`)} then ${sql.lit(flag)} end`;
};
const flagsSql = sql`array_remove(array[${sql.join(travelFlags.map(isFlagSet))}], null)`;

const readTravelRows = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<readonly TravelRow[]> => {
  const { rows } = await sql<TravelRow>`
    select travel.id, travel.slug, travel.name, travel.days, travel.moods, travel.transports, travel.effort,
      type.slug as type, style.slug as style,
      ${flagsSql} as flags,
      rating.reviews, rating.stars,
      md5(travel.words::text || trip.countries::text) as "textHash", travel.updated_at as "updatedAt",
      coalesce(travel.seo->>'robots', '') not in ('noindex,follow', 'noindex,nofollow', 'none')
        as "isIndexed",
      array(select badge.slug from known_resource badge
        where badge.market = travel.market and badge.id = any(travel.badge_ids)
        order by badge.slug) as badges,
      array(select destination.slug from known_travel_destination as travel_destination
        join known_destination as destination on destination.market = travel_destination.market
          and destination.id = travel_destination.destination_id
        where travel_destination.market = travel.market
          and travel_destination.travel_id = travel.id
        order by destination.slug) as places
    from known_travel as travel
    join known_trip as trip on trip.id = travel.trip_id
    left join known_resource type on type.market = travel.market and type.id = travel.type_id
    left join known_resource style on style.market = travel.market and style.id = travel.style_id
    cross join lateral (
      select count(*)::integer as reviews, coalesce(sum(rating), 0)::integer as stars
      from known_review as review
      where review.market = travel.market and review.travel_id = travel.id) as rating
    where travel.market = ${market} and ${hasIdIn("travel.id", ids)} and travel.is_published
    order by travel.id`.execute(db);
  return rows;
};

const readTours = async (
  db: Database,
  market: string,
  today: string,
  ids: readonly string[],
): Promise<readonly TourRow[]> => {
  const { rows } = await sql<Omit<TourRow, "isOnSale">>`
    select id, "travelId", departure, start, "end", status, age, cents, changed, "openingDate",
      case when was is null then 0 else round((1 - cents::numeric / was) * 100)::integer end as percent
    from (
      select tour.id, tour.travel_id as "travelId", tour.departure_date as departure,
        tour.start_date as start,
        tour.end_date as "end", tour.opening_date as "openingDate", tour.status, tour.age_range as age,
        ceil(extract(epoch from tour.updated_at))::integer as changed,
        case when tour.discount_until < ${today}::date then tour.full_price_cents
          else tour.price_cents end as cents,
        case when tour.discount_until < ${today}::date then null
          else tour.full_price_cents end as was
      from known_tour as tour
      join known_travel as travel on travel.market = tour.market and travel.id = tour.travel_id
      where tour.market = ${market} and ${hasIdIn("tour.travel_id", ids)}
        and tour.is_published and travel.is_published
        and tour.departure_date > ${today}::date
    ) as upcoming
    order by "travelId", cents, departure, id`.execute(db);
  return mapInSlices(rows, (row) => ({ ...row, isOnSale: isOnSale(row, today) }), 5000);
};

/**
 * Lexemes of the parts of the world and countries that a travel's trip visits. They have the weight
 * of destinations.
 */
const readPlaceLexemes = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<readonly LexemeRow[]> => {
  const { rows } = await sql<{ travelId: string; countries: readonly string[] }>`
    select travel.id as "travelId", trip.countries
    from known_travel as travel join known_trip as trip on trip.id = travel.trip_id
    where travel.market = ${market} and ${hasIdIn("travel.id", ids)}`.execute(db);
  return rows.flatMap(({ travelId, countries }) =>
    placeLexemes(countries).map((lexeme) => ({ travelId, lexeme, weight: 3 })),
  );
};

const readLexemes = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<readonly LexemeRow[]> => {
  if (ids.length === 0) return [];
  // One row a travel, with two lists in JSON: reading a row for each of 40,000 lexemes took longer
  // than finding them.
  const { rows } = await sql<{ travelId: string; lexemes: string[]; weights: number[] }>`
    select travel.id as "travelId", json_agg(word.lexeme) as lexemes,
      json_agg(case when 'A' = any(word.weights) then 4 when 'B' = any(word.weights) then 3
        when 'C' = any(word.weights) then 2 else 1 end) as weights
    from known_travel as travel, unnest(travel.words) as word
    where travel.market = ${market} and ${hasIdIn("travel.id", ids)}
    group by travel.market, travel.id`.execute(db);
  const words = rows.flatMap(({ travelId, lexemes, weights }) =>
    lexemes.map((lexeme, at) => ({ travelId, lexeme, weight: weights[at] ?? 1 })),
  );
  return [...words, ...(await readPlaceLexemes(db, market, ids))];
};

/**
 * Leaves out past departures, and the lexemes of travels whose searchable text has not changed.
 * @param today ISO day
 * @param knownHash returns the `textHash` of a travel in the index, or undefined when the index
 * lacks the travel
 */
export const readTravels = async (
  db: Database,
  market: string,
  today: string,
  ids: readonly string[],
  knownHash: (id: string) => string | undefined,
): Promise<TravelRows> => {
  const travels = await readTravelRows(db, market, ids);
  const changed = travels.filter(({ id, textHash }) => knownHash(id) !== textHash);
  return {
    travels,
    tours: await readTours(db, market, today, ids),
    lexemes: await readLexemes(
      db,
      market,
      changed.map(({ id }) => id),
    ),
  };
};

/** Ids of the published travels, sorted. */
export const readTravelIds = async (db: Database, market: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from known_travel where market = ${market} and is_published order by id`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Ids of the travels whose rows differ on a later day, because a departure has left or opened, or a
 * discount has ended.
 */
export const readTravelsChangedByDay = async (
  db: Database,
  market: string,
  before: string,
  today: string,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct travel_id as id from known_tour
    where market = ${market} and is_published
      and ((departure_date > ${before}::date and departure_date <= ${today}::date)
        or (departure_date > ${today}::date
          and discount_until >= ${before}::date and discount_until < ${today}::date)
        or (opening_date > ${before}::date and opening_date <= ${today}::date))`.execute(db);
  return rows.map(({ id }) => id);
};

/** Sorted as in the lists of the back-office. */
export const readSpans = async (db: Database, market: string): Promise<SpanRows> => {
  const resources = await listResources(db, market);
  return {
    periods: resources.filter((each) => each.kind === "date-ranges"),
    durations: resources.filter((each) => each.kind === "durations"),
  };
};
