import { sql } from "kysely";
import {
  type DepartureSummary,
  flagColumns,
  type SearchQuery,
  type SearchResult,
  type TravelFlag,
  travelFlags,
} from "#features/content/search/contract.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { countsForPriceSql, departuresSql, listSql } from "./oracle-departures.ts";
import { keywordSql } from "./oracle-keyword.ts";

/** Facet values with a count of zero are left out. */
export type OracleAnswer = Readonly<{
  total: number;
  page: number;
  hits: SearchResult["hits"];
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  prices: SearchResult["prices"];
  departures: DepartureSummary | null;
}>;

const asksForDepartures = (query: SearchQuery): boolean =>
  [query.from, query.to, query.period, query.onDay, query.priceMin, query.priceMax].some(
    (value) => value !== null,
  ) ||
  [query.month, query.season, query.age, query.status].some((list) => list.length > 0) ||
  query.years !== null ||
  query.discounted ||
  query.onSale;

const columnOf = (flag: TravelFlag) => sql.ref(`travel.${flagColumns[flag]}`);
const flagColumnsSql = sql.join(travelFlags.map(columnOf));

const travelsSql = (market: string, query: SearchQuery) => sql`
  t as (
    select travel.id, travel.days, travel.moods, type.slug as type, style.slug as style,
      ${flagColumnsSql}, badges.slugs as badges,
      travel.effort::text as effort, ways.names as ways, score.score, rating.average, rating.reviews,
      (${listSql(query.duration)} = '{}' or (travel.days <= 6 and 'up-to-6' = any(${listSql(query.duration)}))
        or (travel.days <= 10 and 'up-to-10' = any(${listSql(query.duration)}))
        or (travel.days > 10 and 'over-10' = any(${listSql(query.duration)}))) as ok_duration,
      (${listSql(query.mood)} = '{}' or travel.moods && ${listSql(query.mood)}) as ok_mood,
      (${listSql(query.type)} = '{}' or coalesce(type.slug = any(${listSql(query.type)}), false)) as ok_type,
      (${listSql(query.style)} = '{}' or coalesce(style.slug = any(${listSql(query.style)}), false)) as ok_style,
      (${listSql(query.badge)} = '{}' or badges.slugs && ${listSql(query.badge)}) as ok_badge,
      (${listSql(query.transport)} = '{}' or ways.names && ${listSql(query.transport)}) as ok_transport,
      (${listSql(query.effort)} = '{}' or travel.effort::text = any(${listSql(query.effort)})) as ok_effort,
      ${sql.join(travelFlags.map((flag) => sql`(not ${query[flag]}::boolean or ${columnOf(flag)}) as ${sql.ref(`ok_${flag}`)}`))}
    from travel
    left join resource type on type.market = travel.market and type.id = travel.type_id
    left join resource style on style.market = travel.market and style.id = travel.style_id
    left join score on score.id = travel.id
    cross join lateral (
      select coalesce(array_agg(slug), '{}') as slugs from resource
      where resource.market = travel.market and resource.id = any(travel.badge_ids)) badges
    cross join lateral (
      select coalesce(array_agg(distinct way), '{}') as names
      from jsonb_path_query(travel.itinerary, '$[*].transport ? (@ != null)') as day, lateral (select day #>> '{}' as way) as text) ways
    cross join lateral (
      select round(avg(rating), 1) as average, count(*) as reviews from review
      where review.market = travel.market and review.travel_id = travel.id) rating
    where travel.market = ${market} and travel.is_published
      and (not exists (select from asked) or score.score is not null)
      and (${listSql(query.where)} = '{}' or exists (
        select from travel_destination here
        join destination on destination.market = here.market and destination.id = here.destination_id
        where here.market = travel.market and here.travel_id = travel.id
          and destination.slug = any(${listSql(query.where)})))
  )`;

const travelFilters = ["duration", "mood", "type", "style", "badge", "transport", "effort", ...travelFlags] as const; // prettier-ignore
/** SQL condition that combines all filters on travels except the omitted one. */
const allBut = (omitted?: (typeof travelFilters)[number]) =>
  sql.raw(
    travelFilters
      .filter((name) => name !== omitted)
      .map((name) => `"ok_${name}"`)
      .join(" and "),
  );

/** Whether the departure `other` meets all filters on departures except the price. */
const isAsked = "other.ok_status and other.ok_age and other.ok_discounted";

const flagFacetsSql = sql.join(
  travelFlags.map(
    (flag) =>
      sql`select ${sql.lit(flag)}, '1', count(*)::integer from r where ${allBut(flag)} and ${sql.ref(flagColumns[flag])} having count(*) > 0`,
  ),
  sql` union all `,
);

const facetsSql = sql`
  select 'duration' as facet, value, count(*)::integer as n from r, unnest(array[
    case when days <= 6 then 'up-to-6' end, case when days <= 10 then 'up-to-10' end,
    case when days > 10 then 'over-10' end]) as value
    where ${allBut("duration")} and value is not null group by value
  union all select 'mood', value, count(*)::integer from r, unnest(moods) as value
    where ${allBut("mood")} group by value
  union all select 'type', type, count(*)::integer from r where ${allBut("type")} and type is not null group by type
  union all select 'style', style, count(*)::integer from r where ${allBut("style")} and style is not null group by style
  union all select 'badge', value, count(*)::integer from r, unnest(badges) as value
    where ${allBut("badge")} group by value
  union all select 'transport', value, count(*)::integer from r, unnest(ways) as value
    where ${allBut("transport")} group by value
  union all select 'effort', effort, count(*)::integer from r where ${allBut("effort")} group by effort
  union all ${flagFacetsSql}
  union all select 'status', status, count(distinct travel_id)::integer from d
    where ok_age and ok_discounted and ok_price and ${allBut()}
      and ${countsForPriceSql("other.ok_age and other.ok_discounted and other.status = d.status")} group by status
  union all select 'age', value, count(distinct travel_id)::integer from d, unnest(array['25-35', '35-49', 'all']) as value
    where d.age_range in ('ALL', value) and ok_status and ok_discounted and ok_price and ${allBut()}
      and ${countsForPriceSql("other.ok_status and other.ok_discounted and other.age_range in ('ALL', value)")} group by value
  union all select 'discounted', '1', count(distinct travel_id)::integer from d
    where ok_status and ok_age and ok_discounted and ok_price and percent > 0 and ${allBut()}
      and ${countsForPriceSql("other.ok_status and other.ok_age and other.percent > 0")} having count(*) > 0`;

/**
 * Histogram of what the trips cost in 20 bars of equal width over the range of whole currency units.
 * Computed in floating point as in the index, so that a price on the edge of two bars is counted in
 * the same bar.
 */
const pricesSql = sql`
  with lows as (
    select min(cents) / 100.0::float8 as low from d
    where ok_status and ok_age and ok_discounted and ${allBut()} and ${countsForPriceSql(isAsked)}
    group by travel_id),
  span as (
    select floor(min(low))::integer as least, ceil(max(low))::integer as most,
      greatest(1, ceil(max(low)) - floor(min(low))) / 20.0::float8 as width from lows),
  bars as (
    select bar, (select count(*) from lows
      where least(19, floor((low - least) / width)::integer) = bar)::integer as n
    from span, generate_series(0, 19) as bar)
  select case when least is not null then json_build_object('low', least, 'high', most,
    'bars', (select json_agg(n order by bar) from bars)) end from span`;

const orders: Readonly<Record<SearchQuery["sort"], string>> = {
  date: "departure_date asc nulls last, id",
  "price-asc": "cents asc nulls last, id",
  "price-desc": "cents desc nulls last, id",
  discount: "percent desc nulls last, id",
  "duration-asc": "days asc, id",
  "duration-desc": "days desc, id",
  relevance:
    "score desc nulls last, case when score is null then leaving end nulls last, " +
    "case when score is null then coalesce(average, 0) end desc, case when score is null then reviews end desc, id",
};

/** Trips per page by the rules of the search. */
const pageSize = 12;

type OracleRow = { total: number; page: number; hits: OracleAnswer["hits"] | null } & {
  facets: { facet: string; value: string; n: number }[] | null;
  prices: OracleAnswer["prices"];
  departures: OracleAnswer["departures"];
};

/**
 * Answers a search by a single SQL statement. The oracle shares no code with the index, and tests
 * compare the two.
 * @param today ISO day of the market
 */
export const askOracle = async (
  db: Database,
  market: string,
  query: SearchQuery,
  today: string,
): Promise<OracleAnswer> => {
  const { rows } = await sql<OracleRow>`
    with ${keywordSql(market, marketById(market).language, query.q)},
    ${travelsSql(market, query)},
    ${departuresSql(market, query, today)},
    best as (
      select distinct on (travel_id) * from d where ok_status and ok_age and ok_discounted and ok_price
        and (${query.priceMin === null && query.priceMax === null}::boolean or ${countsForPriceSql(isAsked)})
      order by travel_id, is_on_sale desc,
        case when ${query.sort} = 'date' then departure_date end,
        case when ${query.sort} = 'date' then tour_id end,
        cents, departure_date, tour_id),
    r as (
      select t.*, best.tour_id, best.cents, best.departure_date, best.percent,
        (select min(departure_date) from d where d.travel_id = t.id and status in ('CONFIRMED', 'ALMOST_FULL')
          and ok_status and ok_age and ok_discounted and ok_price) as leaving
      from t left join best on best.travel_id = t.id
      where best.tour_id is not null or ${!asksForDepartures(query)}::boolean),
    found as (select * from r where ${allBut()}),
    ordered as (select *, row_number() over (order by ${sql.raw(orders[query.sort])}) as place from found),
    size as (select count(*)::integer as total,
      least(${query.page}::integer, greatest(1, ceil(count(*) / ${pageSize}::numeric)))::integer as page from found)
    select total, page,
      (select json_agg(json_build_object('travelId', id, 'tourId', tour_id) order by place) from ordered
        where place > (page - 1) * ${pageSize} and place <= page * ${pageSize}) as hits,
      (select json_agg(f) from (${facetsSql}) as f) as facets,
      (${pricesSql}) as prices,
      (select json_build_object('count', count(*), 'first', min(departure_date), 'last', max(departure_date))
        from d where ok_status and ok_age and ok_discounted and ok_price and ${allBut()}
          and travel_id in (select travel_id from best)
        having count(*) > 0) as departures
    from size`.execute(db);
  const [row] = rows;
  const facets: Record<string, Record<string, number>> = {};
  for (const { facet, value, n } of row?.facets ?? []) (facets[facet] ??= {})[value] = n;
  return {
    total: row?.total ?? 0,
    page: row?.page ?? 1,
    hits: row?.hits ?? [],
    facets,
    prices: row?.prices ?? null,
    departures: row?.departures ?? null,
  };
};
