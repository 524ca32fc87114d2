import { type RawBuilder, type Selectable, sql } from "kysely";
import { companyOrder } from "#platform/server/database/sorting/sort-key.ts";
import type { Database, Tables } from "#platform/server/database/tables.ts";
import type { ColourName } from "#platform/looks/colour-names.ts";
import type {
  ListedMedia,
  MediaNeed,
  mediaShapes,
  mediaSorts,
} from "#features/assets/media/library-contract.ts";
import type { PictureUses } from "#features/assets/media/store.ts";
import { toStored } from "../store.ts";
import {
  inFolderSql,
  isSmallSql,
  missingLanguagesSql,
  needSql,
  shapeSql,
  usesCte,
} from "./conditions.ts";
import { findsInAny, patternOf } from "#platform/server/database/word-patterns.ts";

export type MediaFilter = Readonly<{
  /** Each word matches any part of a name, a folder, a tag or an alternative text. */
  search: string;
  /** A folder with those in it; null for the whole library. */
  folder: string | null;
  tag: string | null;
  /** These pictures alone; null for all. */
  ids: readonly string[] | null;
  need: MediaNeed | null;
  shape: (typeof mediaShapes)[number] | null;
  colour: ColourName | null;
  sort: (typeof mediaSorts)[number];
  page: number;
  pageSize: number;
}>;

const orderOf = (sort: MediaFilter["sort"], language: string): RawBuilder<unknown> => {
  if (sort === "name") return companyOrder("media", language);
  return sort === "newest" ? sql`media.created_at desc` : sql`media.bytes desc`;
};

const wordSql = (word: string): RawBuilder<boolean> => {
  const alt = sql<string>`jsonb_path_query_array(media.alt, '$.*')::text`;
  const searched = ["media.name", "media.folder", sql<string>`media.tags::text`, alt];
  return findsInAny(searched, patternOf(word));
};

const conditionsOf = (filter: MediaFilter): readonly RawBuilder<boolean>[] => {
  const { search, folder, tag, ids, need, shape, colour } = filter;
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8);
  return [
    ...words.map(wordSql),
    ...(folder === null ? [] : [inFolderSql(folder)]),
    ...(tag === null ? [] : [sql<boolean>`media.tags @> array[${tag}]`]),
    ...(ids === null ? [] : [sql<boolean>`media.id = any(${sql.val([...ids])}::uuid[])`]),
    ...(need === null ? [] : [needSql[need]]),
    ...(shape === null ? [] : [shapeSql[shape]]),
    ...(colour === null ? [] : [sql<boolean>`media.colours @> array[${colour}]`]),
  ];
};

type Row = Selectable<Tables["media"]> &
  Readonly<{ uses: number; isSmall: boolean; missing: ListedMedia["missing"]; total: number }>;

/**
 * One page of the library; `total` counts all matches.
 * @param language by which names are in order
 */
export const searchMedia = async (
  db: Database,
  uses: PictureUses,
  filter: MediaFilter,
  language: string,
): Promise<{ items: readonly ListedMedia[]; total: number }> => {
  const { sort, page, pageSize } = filter;
  const conditions = [sql<boolean>`true`, ...conditionsOf(filter)];
  const { rows } = await sql<Row>`
    with ${usesCte(uses)}
    select media.*, coalesce(media_uses.uses, 0) as uses, ${isSmallSql} as "isSmall",
      ${missingLanguagesSql} as missing, (count(*) over ())::integer as total
    from media left join media_uses on media_uses.media_id = media.id
    where ${sql.join(conditions, sql` and `)}
    order by ${orderOf(sort, language)}, media.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return {
    items: rows.map((row) => ({
      ...toStored(row),
      uses: row.uses,
      isSmall: row.isSmall,
      missing: row.missing,
    })),
    total: rows[0]?.total ?? 0,
  };
};
