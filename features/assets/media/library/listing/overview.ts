import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { type LibraryOverview, mediaNeeds } from "#features/assets/media/library-contract.ts";
import type { PictureUses } from "#features/assets/media/store.ts";
import { listFolders } from "../folders/store.ts";
import { countTags } from "../store.ts";
import { needSql, usesCte } from "./conditions.ts";

type Figures = Pick<LibraryOverview, "pictures" | "bytes"> & LibraryOverview["needs"];

/**
 * The library in figures: folders, tags, and what needs work.
 * @param language by which folders are in order
 */
export const libraryOverview = async (
  db: Database,
  uses: PictureUses,
  language: string,
): Promise<LibraryOverview> => {
  const counts = mediaNeeds.map(
    (need) => sql`(count(*) filter (where ${needSql[need]}))::integer as ${sql.ref(need)}`,
  );
  const { rows } = await sql<Figures>`
    with ${usesCte(uses)}
    select count(*)::integer as pictures, coalesce(sum(media.bytes), 0)::float8 as bytes,
      ${sql.join(counts)}
    from media left join media_uses on media_uses.media_id = media.id`.execute(db);
  const {
    pictures = 0,
    bytes = 0,
    alt = 0,
    small = 0,
    focal = 0,
    unused = 0,
    duplicate = 0,
  } = rows[0] ?? {};
  return {
    pictures,
    bytes,
    folders: await listFolders(db, language),
    tags: await countTags(db, language),
    needs: { alt, small, focal, unused, duplicate },
  };
};
