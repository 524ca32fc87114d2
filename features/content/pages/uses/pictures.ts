import { sql } from "kysely";
import { leastWidths } from "#features/assets/media/rules.ts";
import { pictureIdsIn, type PictureUses } from "#features/assets/media/store.ts";

/** The pictures of pages, of their blocks and of their search results. */
export const pagePictures: PictureUses = sql`
  select match[1]::uuid as media_id, 'page' as kind, market, page.id::text as id, page.name,
    'Block ' || place as place, ${sql.lit(leastWidths.column)} as min_width, 'page ' || page.id as thing
  from custom_page page, jsonb_array_elements(page.blocks) with ordinality blocks(block, place),
    ${pictureIdsIn(sql`block::text`)}
  union all
  select match[1]::uuid, 'page', market, page.id::text, page.name, 'Search result', ${sql.lit(leastWidths.column)},
    'page ' || page.id
  from custom_page page, ${pictureIdsIn(sql`page.seo::text`)}`;
