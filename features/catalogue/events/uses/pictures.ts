import { sql } from "kysely";
import { leastWidths } from "#features/assets/media/rules.ts";
import type { PictureUses } from "#features/assets/media/store.ts";

/** The pictures of events. */
export const eventPictures: PictureUses = sql`
  select picture_id as media_id, 'event' as kind, market, id::text as id, title as name,
    'Picture' as place, ${sql.lit(leastWidths.column)} as min_width, 'event ' || id as thing
  from event where picture_id is not null`;
