/** Copies a market's departures to days far ahead, until there are so many of them. */
export const copyDepartures = (count: number): string => `
  insert into tour
  select (jsonb_populate_record(original, jsonb_build_object(
    'id', gen_random_uuid(), 'version', 1, 'code', 'bench-' || n, 'status', 'PLANNED',
    'price_cents', 100000, 'full_price_cents', null, 'discount_until', null,
    'promo_code', null, 'promo_percent', null, 'promo_until', null,
    'deposit_cents', null, 'deposit_until', null, 'decision_date', null, 'opening_date', null,
    'coordinator_id', null, 'people_in', 0, 'people_minimum', 8, 'people_needed', 8,
    'seats_total', 14, 'seats_free', 14, 'is_published', true,
    'departure_date', day, 'start_date', day, 'end_date', day + 7, 'balance_due', day - 31))).*
  from (
    select n, date '2040-01-01' + (n % 300) as day, (
      select array_agg(id order by id) from (
        select distinct on (travel_id) id, travel_id from tour where market = 'it-IT'
        order by travel_id, id limit 40) as first_of_travel) as ids
    from generate_series(1, ${count}) as n) as wanted
  join tour as original on original.market = 'it-IT' and original.id = ids[1 + n % 40]`;

/** What tells whether each was changed, and none twice: two versions, one audit entry each. */
export const outcomes = `
  select count(*)::int as departures,
    (count(*) filter (where price_cents = 95000))::int as changed,
    (count(*) filter (where version > 2))::int as twice,
    (select count(*)::int from audit where subject = 'tour' and action = 'update'
      and subject_id in (select id::text from tour where code like 'bench-%')) as audits
  from tour where code like 'bench-%'`;
