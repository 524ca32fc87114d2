import { sql } from "kysely";
import { leastWidths } from "#features/assets/media/rules.ts";
import { pictureIdsIn, type PictureUses } from "#features/assets/media/store.ts";

const ofTrip = sql`case when travel.id is null then 'trip' else 'travel' end as kind,
    travel.market, coalesce(travel.id, trip.id)::text as id, coalesce(travel.name, trip.code) as name`;

/** The pictures of travels and of trips, also of those that nobody sells. */
export const travelPictures: PictureUses = sql`
  select trip.poster_id as media_id, ${ofTrip}, 'Poster' as place,
    ${sql.lit(leastWidths.poster)} as min_width, 'trip ' || trip.id as thing
  from known_trip as trip left join travel on travel.trip_id = trip.id
  where trip.poster_id is not null
  union all
  select trip.wide_id, ${ofTrip}, 'Top picture', ${sql.lit(leastWidths.top)}, 'trip ' || trip.id
  from known_trip as trip left join travel on travel.trip_id = trip.id
  where trip.wide_id is not null
  union all
  select photo, 'travel', market, id::text, name, 'Photo ' || place, ${sql.lit(leastWidths.column)}, 'trip ' || trip_id
  from travel, unnest(photo_ids) with ordinality photos(photo, place)
  union all
  select picture::uuid, 'travel', market, id::text, name, 'Day ' || place, ${sql.lit(leastWidths.column)}, 'trip ' || trip_id
  from travel, jsonb_array_elements_text(day_picture_ids) with ordinality days(picture, place)
  where picture is not null
  union all
  select match[1]::uuid, 'travel', market, id::text, name, 'Search result', ${sql.lit(leastWidths.column)}, 'trip ' || trip_id
  from travel, ${pictureIdsIn(sql`travel.seo::text`)}`;
