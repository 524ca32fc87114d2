import { type RawBuilder, sql } from "kysely";
import { languages } from "#markets/market-type.ts";
import type { MediaNeed, mediaShapes } from "#features/assets/media/library-contract.ts";
import type { PictureUses } from "#features/assets/media/store.ts";

/** SQL of a `with`: how many things show each picture, and how wide the widest place is. */
export const usesCte = (uses: PictureUses) => sql`media_uses as materialized (
  select media_id, count(distinct thing)::integer as uses, max(min_width) as min_width
  from (${uses}) as media_use group by media_id
)`;

/** SQL: the languages in which those who do not see a picture are told nothing. */
export const missingLanguagesSql = sql<string[]>`case
  when media.is_decorative or nullif(trim(media.alt->>'all'), '') is not null then '{}'::text[]
  else array(
    select language from unnest(array[${sql.join(languages.map((each) => sql.lit(each)))}]) language
    where nullif(trim(media.alt->>language), '') is null)
end`;

/** SQL: whether a picture has fewer points than the widest place that shows it needs. */
export const isSmallSql = sql<boolean>`coalesce(media.width < media_uses.min_width, false)`;

/** SQL over `media` with what shows it, `media_uses`, which has no row for what nobody shows. */
export const needSql: Readonly<Record<MediaNeed, RawBuilder<boolean>>> = {
  alt: sql`cardinality(${missingLanguagesSql}) > 0`,
  small: isSmallSql,
  focal: sql`not media.is_focal_chosen`,
  unused: sql`media_uses.media_id is null`,
  duplicate: sql`exists (select from media_twin where media_twin.media_id = media.id)`,
};

export const shapeSql: Readonly<Record<(typeof mediaShapes)[number], RawBuilder<boolean>>> = {
  wide: sql`media.width > media.height * 1.1`,
  tall: sql`media.height > media.width * 1.1`,
  square: sql`media.width between media.height / 1.1 and media.height * 1.1`,
};

/** SQL: whether a picture is in a folder or in one of those in it; all are in the library itself. */
export const inFolderSql = (folder: string): RawBuilder<boolean> =>
  sql`(media.folder = ${folder} or starts_with(media.folder, ${`${folder}/`}))`;
