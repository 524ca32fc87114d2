import { sql } from "kysely";
import type { SearchQuery } from "#features/content/search/contract.ts";

/** SQL for an array of texts. */
export const listSql = (values: readonly string[]) => sql`${sql.val([...values])}::text[]`;

const dateRules = (market: string, query: SearchQuery) => {
  const seasons = listSql(query.season);
  const months = listSql(query.month);
  return sql`
    (${query.from}::date is null or tour.departure_date >= ${query.from}::date)
    and (${query.to}::date is null or tour.end_date <= ${query.to}::date)
    and (${months} = '{}' or to_char(tour.departure_date, 'YYYY-MM') = any(${months}))
    and (${query.days}::integer is null or (
      tour.end_date - tour.departure_date < ${query.days}::integer
      and (${months} = '{}'
        or date_trunc('month', tour.end_date) = date_trunc('month', tour.departure_date))))
    and (${seasons} = '{}' or case extract(month from tour.departure_date)
      when 3 then 'spring' when 4 then 'spring' when 5 then 'spring'
      when 6 then 'summer' when 7 then 'summer' when 8 then 'summer'
      when 9 then 'autumn' when 10 then 'autumn' when 11 then 'autumn'
      else 'winter' end = any(${seasons}))
    and (${query.onDay}::date is null
      or ${query.onDay}::date between tour.start_date and tour.end_date)
    and (${query.period}::text is null or exists (
      select from resource where resource.market = ${market} and resource.kind = 'date-ranges'
        and resource.slug = ${query.period}
        and case when facts->>'onTheRoad' is null
          then tour.departure_date between (facts->>'from')::date and (facts->>'to')::date
          else tour.start_date <= (facts->>'onTheRoad')::date
            and tour.end_date > (facts->>'onTheRoad')::date end))`;
};

/**
 * SQL for the upcoming departures of the travels `t` on the requested dates. A column for each
 * other filter tells whether the departure passes it.
 */
export const departuresSql = (market: string, query: SearchQuery, today: string) => {
  const statuses = listSql(query.status);
  const ages = listSql(query.age);
  return sql`
    priced as (
      select tour.*, case
        when full_price_cents is null or (discount_until is not null and discount_until < ${today}::date) then 0
        else round((full_price_cents - price_cents) * 100.0 / full_price_cents)::integer end as percent,
        case when discount_until is not null and discount_until < ${today}::date then full_price_cents
          else price_cents end as cents
      from tour where market = ${market} and is_published and departure_date > ${today}::date),
    d as (
      select t.*, tour.id as tour_id, tour.travel_id, tour.departure_date, tour.status, tour.age_range,
        tour.cents, tour.percent,
        tour.status not in ('WAITING_LIST', 'SOLD_OUT')
          and (tour.opening_date is null or tour.opening_date <= ${today}::date) as is_on_sale,
        case when ${statuses} = '{}' then tour.status <> 'SOLD_OUT' else tour.status = any(${statuses}) end as ok_status,
        (${ages} = '{}' or tour.age_range = 'ALL' or tour.age_range = any(${ages})) as ok_age,
        (not ${query.discounted}::boolean or tour.percent > 0) as ok_discounted,
        (tour.cents >= coalesce(${query.priceMin}::bigint, 0) * 100
          and (${query.priceMax}::bigint is null or tour.cents <= ${query.priceMax}::bigint * 100)) as ok_price
      from priced as tour join t on t.id = tour.travel_id
      where ${dateRules(market, query)}
        and (${query.years}::integer is null
          or ${query.years}::integer between case tour.age_range when '35-49' then 35 else 21 end
            and case tour.age_range when '25-35' then 37 else 49 end)
        and (not ${query.onSale}::boolean or (tour.status not in ('WAITING_LIST', 'SOLD_OUT')
          and (tour.opening_date is null or tour.opening_date <= ${today}::date))))`;
};

/**
 * SQL for whether the departure `d` counts for its trip's price, among the departures `other` that
 * meet the condition: those on sale and, only where there are none, the others.
 */
export const countsForPriceSql = (condition: string) => sql`
  (d.is_on_sale or not exists (select from d as other
    where other.travel_id = d.travel_id and other.is_on_sale and ${sql.raw(condition)}))`;
