import { sql } from "kysely";
import { leastWidths } from "#features/assets/media/rules.ts";
import type { PictureUses } from "#features/assets/media/store.ts";

/** The portraits of coordinators. */
export const coordinatorPictures: PictureUses = sql`
  select portrait_id as media_id, 'coordinator' as kind, market, id::text as id, name,
    'Portrait' as place, ${sql.lit(leastWidths.portrait)} as min_width, 'coordinator ' || slug as thing
  from coordinator where portrait_id is not null`;
