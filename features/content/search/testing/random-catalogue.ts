import { sql } from "kysely";
import { transports } from "#features/catalogue/travels/contract.ts";
import { flagColumns, travelFlags } from "#features/content/search/contract.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { refreshSearchVectors } from "#features/content/search/text/search-vectors.ts";

export type CatalogueSize = Readonly<{
  market: MarketId;
  travels: number;
  /** Average number of departures per travel. */
  toursPerTravel: number;
  /** ISO day. The departures are from 20 days before this day to 540 days after. */
  today: string;
}>;

/** Words for names and stories. Some have accents, and some have the same stem. */
export const vocabulary = [
  "montagna", "montagne", "isola", "isole", "città", "perù", "cammino", "cammini", "vulcano",
  "deserto", "foresta", "lago", "laghi", "treno", "notte", "alba", "fiume", "valle", "ghiaccio",
  "berge", "straße", "wandern", "inseln", "châteaux", "forêt", "playa", "niños", "walking", "walks",
  "islands", "cities", "river", "the", "und", "di", "antica", "antiche", "vela", "barca", "mercato",
] as const; // prettier-ignore

const pick = (list: readonly string[], salt: string) =>
  sql`(${sql.val([...list])}::text[])[1 + ${roll(salt, list.length)}]`;

/** A pseudo-random number from 0 to `sides - 1` that depends only on the salt and the row `i`. */
const roll = (salt: string, sides: number) =>
  sql`((hashtext(${sql.lit(salt)} || i)::bigint + 2147483648) % ${sql.lit(sides)})::integer`;

const phrase = (salt: string, words: number) =>
  sql.join(
    Array.from({ length: words }, (_, n) => pick(vocabulary, `${salt}${n}`)),
    sql` || ' ' || `,
  );

const idOf = (market: string, kind: string, i = sql`i`) =>
  sql`md5(${sql.lit(`${market} ${kind}`)} || ${i})::uuid`;

const resources = async (db: Database, market: string): Promise<void> => {
  const kinds = [
    ["travel-type-primary", 6],
    ["travel-styles", 4],
    ["badges", 40], // more than the 32 bits of one word
  ] as const;
  for (const [kind, count] of kinds)
    await sql`insert into resource (market, id, kind, slug, name, position)
      select ${market}, ${idOf(market, kind)}, ${kind}, ${kind} || '-' || i,
        case when i < 3 then ${pick(vocabulary, kind)} else ${kind} || i end, i
      from generate_series(1, ${count}::integer) as i`.execute(db);
  await sql`insert into resource (market, kind, slug, name, position, facts) values
    (${market}, 'date-ranges', 'estate', 'Estate', 1, '{"from":"2027-06-15","to":"2027-08-31"}'),
    (${market}, 'date-ranges', 'natale', 'Natale', 2, '{"from":"2026-12-20","to":"2027-01-07"}'),
    (${market}, 'date-ranges', 'capodanno', 'Capodanno', 3,
      '{"from":"2026-12-26","to":"2026-12-31","onTheRoad":"2026-12-31"}')`.execute(db);
  await sql`insert into destination (market, id, kind, code, slug, name)
    select ${market}, ${idOf(market, "place")}, case when i <= 4 then 'region' when i <= 14 then 'country' else 'place' end,
      'c' || i, 'place-' || i, ${pick(vocabulary, "place")}
    from generate_series(1, 40) as i`.execute(db);
};

const travels = async (db: Database, { market, travels: count }: CatalogueSize): Promise<void> => {
  await sql`insert into trip (id, code, countries, continent)
    select ${idOf("", "trip")}, 'trip-' || i, array['IT'], 'europe'
    from generate_series(1, ${count}::integer) as i on conflict do nothing`.execute(db);
  await sql`insert into travel (market, id, trip_id, slug, name, tagline, story, highlights, days, nights,
      money_pot, flight, moods, effort, type_id, style_id, badge_ids, ${sql.join(travelFlags.map((flag) => sql.ref(flagColumns[flag])))}, is_published,
      itinerary)
    select ${market}, ${idOf(market, "travel")}, ${idOf("", "trip")}, 'travel-' || i,
      ${phrase("name", 2)}, ${phrase("tagline", 3)}, ${phrase("story", 8)},
      jsonb_build_array(${phrase("highlight", 2)}), 3 + ${roll("days", 14)}, 2 + ${roll("days", 14)},
      '{"lowCents":9000,"highCents":14000,"items":[]}',
      '{"airport":null,"city":"","directCents":null,"stopsCents":null}',
      case ${roll("mood", 5)} when 0 then array['nature'] when 1 then array['relax', 'history']
        when 2 then array['culture'] when 3 then array['nature', 'party'] else array[]::text[] end,
      1 + ${roll("effort", 5)}, case when ${roll("type", 7)} > 0 then ${idOf(market, "travel-type-primary", roll("type", 7))} end,
      case when ${roll("style", 5)} > 0 then ${idOf(market, "travel-styles", roll("style", 5))} end,
      array[${idOf(market, "badges", sql`(1 + ${roll("badge", 40)})`)}, ${idOf(market, "badges", sql`(1 + ${roll("other", 40)})`)}],
      ${sql.join(travelFlags.map((flag) => sql`${roll(flag, 4)} = 0`))}, ${roll("published", 13)} > 0,
      jsonb_build_array(jsonb_build_object('transport', null), jsonb_build_object('transport', ${pick(transports, "by")}),
        jsonb_build_object('transport', case when ${roll("then", 2)} = 0 then ${pick(transports, "thenBy")} end))
    from generate_series(1, ${count}::integer) as i`.execute(db);
  await sql`insert into travel_destination (market, travel_id, destination_id)
    select distinct ${market}, ${idOf(market, "travel")}, md5(${`${market} place`} || p)::uuid
    from generate_series(1, ${count}::integer) as i,
      unnest(array[1 + ${roll("region", 4)}, 5 + ${roll("country", 10)}, 15 + ${roll("spot", 26)}]) as p`.execute(
    db,
  );
};

const tours = async (
  db: Database,
  { market, travels: count, toursPerTravel, today }: CatalogueSize,
): Promise<void> => {
  await sql`insert into tour (market, id, travel_id, code, departure_date, start_date, end_date, status,
      price_cents, full_price_cents, discount_until, balance_due, seats_total, seats_free, people_in,
      people_needed, expected_low, expected_high, age_range, is_published, opening_date)
    select ${market}, md5(${`${market} tour`} || i)::uuid, md5(${`${market} travel`} || travel)::uuid,
      'tour-' || i, leaves, leaves + ${roll("outward", 3)} % 2, leaves + 2 + ${roll("length", 14)},
      (array['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL', 'WAITING_LIST', 'SOLD_OUT'])[1 + ${roll("status", 6)}],
      price, case when ${roll("discounted", 3)} = 0 then price + 1 + ${roll("off", 60000)} end,
      case when ${roll("discounted", 3)} = 0 and ${roll("ends", 3)} > 0 then ${today}::date - 5 + ${roll("until", 11)} end,
      leaves - 31, 16, 8, 4, 0, 10, 14,
      (array['25-35', '35-49', 'ALL'])[1 + ${roll("age", 3)}], ${roll("shown", 17)} > 0,
      case when ${roll("opens", 4)} = 0 then ${today}::date - 5 + ${roll("opening", 40)} end
    from (select i, 1 + ${roll("travel", count)} as travel, ${today}::date - 20 + ${roll("leaves", 560)} as leaves,
        (40000 + 5000 * ${roll("price", 60)}) as price
      from generate_series(1, ${count * toursPerTravel}::integer) as i) as made
    where ${roll("travel", count)} % 11 > 0`.execute(db);
};

const reviews = async (db: Database, { market, travels: count }: CatalogueSize): Promise<void> => {
  await sql`insert into review (market, travel_id, author, rating, quote, travelled_on, written_on)
    select ${market}, md5(${`${market} travel`} || (1 + ${roll("reviewed", count)}))::uuid, 'A', 3 + ${roll("stars", 3)}, 'B',
      '2026-05-01', '2026-06-01'
    from generate_series(1, ${count * 3}::integer) as i`.execute(db);
};

/**
 * Fills the database with the same rows at every run. SQL generates them, so that half a million
 * departures take seconds. The rows have the irregularities of real data: travels without
 * departures, unpublished travels, ended discounts, and departures with the same price and day.
 */
export const fillCatalogue = async (db: Database, size: CatalogueSize): Promise<void> => {
  await resources(db, size.market);
  await travels(db, size);
  await tours(db, size);
  await reviews(db, size);
  await refreshSearchVectors(db, size.market, null);
};
