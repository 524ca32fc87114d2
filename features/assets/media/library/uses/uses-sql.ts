import { sql } from "kysely";

const uuid = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";

/**
 * The least widths in points that places of the site need: a picture at the top of a page fills a
 * screen, one in the text a column, a portrait a corner of it.
 */
const minWidths = { top: 1280, column: 960, poster: 640, portrait: 320 } as const;

const { top, column, poster, portrait } = minWidths;

/**
 * SQL: every place in which a record shows a picture, as rows of `media_id`, `kind`, `market` (null
 * for a trip that nobody sells), `id` and `name` of the record, `place`, the `min_width` of the place
 * and `thing`, which is the same for records of several markets that are one thing. A new kind of
 * reference has to be told here, since what nobody shows may be deleted.
 */
export const mediaUseSql = sql`
  select trip.poster_id as media_id, case when travel.id is null then 'trip' else 'travel' end as kind,
    travel.market, coalesce(travel.id, trip.id)::text as id, coalesce(travel.name, trip.code) as name,
    'Poster' as place, ${sql.lit(poster)} as min_width, 'trip ' || trip.id as thing
  from trip left join travel on travel.trip_id = trip.id where trip.poster_id is not null
  union all
  select trip.wide_id, case when travel.id is null then 'trip' else 'travel' end,
    travel.market, coalesce(travel.id, trip.id)::text, coalesce(travel.name, trip.code),
    'Top picture', ${sql.lit(top)}, 'trip ' || trip.id
  from trip left join travel on travel.trip_id = trip.id where trip.wide_id is not null
  union all
  select photo, 'travel', market, id::text, name, 'Photo ' || place, ${sql.lit(column)},
    'trip ' || trip_id
  from travel, unnest(photo_ids) with ordinality photos(photo, place)
  union all
  select picture::uuid, 'travel', market, id::text, name, 'Day ' || place, ${sql.lit(column)},
    'trip ' || trip_id
  from travel, jsonb_array_elements_text(day_picture_ids) with ordinality days(picture, place)
  where picture is not null
  union all
  select match[1]::uuid, 'travel', market, id::text, name, 'Search result', ${sql.lit(column)},
    'trip ' || trip_id
  from travel, regexp_matches(travel.seo::text, ${sql.lit(`"(${uuid})"`)}, 'g') match
  union all
  select portrait_id, 'coordinator', market, id::text, name, 'Portrait', ${sql.lit(portrait)},
    'coordinator ' || slug
  from coordinator where portrait_id is not null
  union all
  select picture_id, 'event', market, id::text, title, 'Picture', ${sql.lit(column)}, 'event ' || id
  from event where picture_id is not null
  union all
  select match[1]::uuid, 'page', market, page.id::text, page.name, 'Block ' || place,
    ${sql.lit(column)}, 'page ' || page.id
  from custom_page page, jsonb_array_elements(page.blocks) with ordinality blocks(block, place),
    regexp_matches(block::text, ${sql.lit(`"(${uuid})"`)}, 'g') match
  union all
  select match[1]::uuid, 'page', market, page.id::text, page.name, 'Search result',
    ${sql.lit(column)}, 'page ' || page.id
  from custom_page page,
    regexp_matches(page.seo::text, ${sql.lit(`"(${uuid})"`)}, 'g') match`;
