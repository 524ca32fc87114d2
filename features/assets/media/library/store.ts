import { type SelectQueryBuilder, type Selectable, sql } from "kysely";
import { coloursOf } from "#platform/looks/looks.ts";
import { sortKeyIn } from "#platform/server/database/sorting/sort-key.ts";
import type { Database, Tables } from "#platform/server/database/tables.ts";
import type { MediaContent, MediaInput, MediaRecord, TagCounts } from "../library-contract.ts";
import type { MediaProperties } from "../media-properties.ts";

/** A picture as staff see it, with the version of what they write, which is its ETag. */
export type StoredMedia = MediaRecord & Readonly<{ version: number }>;

type Row = Selectable<Tables["media"]>;

export const toStored = (row: Row): StoredMedia => ({
  id: row.id,
  version: row.revision,
  name: row.name,
  folder: row.folder,
  mime: row.mime,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  base: `/media/${row.id}/${row.version}-`,
  alt: row.alt,
  isDecorative: row.is_decorative,
  tags: row.tags,
  focal: { x: row.focal_x, y: row.focal_y, isChosen: row.is_focal_chosen },
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
});

const one = async (
  query: SelectQueryBuilder<Tables, "media", Row>,
): Promise<StoredMedia | null> => {
  const row = await query.executeTakeFirst();
  return row ? toStored(row) : null;
};

export const mediaRecord = (db: Database, id: string): Promise<StoredMedia | null> =>
  one(db.selectFrom("media").selectAll().where("id", "=", id));

/** No other transaction changes the picture until this one ends. */
export const lockMedia = (trx: Database, id: string): Promise<StoredMedia | null> =>
  one(trx.selectFrom("media").selectAll().where("id", "=", id).forUpdate());

/** The oldest picture that was uploaded from a file of this hash, or is stored with it. */
export const mediaOfContent = (db: Database, sha256: string): Promise<StoredMedia | null> =>
  one(
    db
      .selectFrom("media")
      .selectAll()
      .where((eb) => eb.or([eb("source_sha256", "=", sha256), eb("sha256", "=", sha256)]))
      .orderBy("created_at")
      .orderBy("id"),
  );

/** Other uploads of the same file wait until this transaction ends. */
export const lockContent = async (trx: Database, sha256: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`media ${sha256}`}, 0))`.execute(trx);
};

/** `sourceSha256` is the hash of the file as it was uploaded. */
type Upload = Readonly<{
  name: string;
  folder: string;
  sourceSha256: string;
  createdBy: string;
  properties: MediaProperties;
}>;

/** Adds a picture. A name that is taken gets a number. */
export const insertUpload = async (
  trx: Database,
  { name, folder, sourceSha256, createdBy, properties: { textColour, ...facts } }: Upload,
): Promise<StoredMedia> => {
  for (let number = 1; ; number += 1) {
    const row = await trx
      .insertInto("media")
      .values({
        ...facts,
        colours: [...coloursOf(facts.thumbhash)],
        name: number === 1 ? name : `${name} ${number}`,
        folder,
        words: textColour,
        alt: "{}",
        created_by: createdBy,
        source_sha256: sourceSha256,
      })
      .onConflict((conflict) => conflict.columns(["folder", "name"]).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return toStored(row);
  }
};

/** Whether another picture of a folder has a name. */
export const isNameTaken = async (
  trx: Database,
  id: string,
  { folder, name }: Pick<MediaInput, "folder" | "name">,
): Promise<boolean> =>
  (await trx
    .selectFrom("media")
    .select("id")
    .where("folder", "=", folder)
    .where("name", "=", name)
    .where("id", "<>", id)
    .executeTakeFirst()) !== undefined;

export const updateMedia = async (
  trx: Database,
  id: string,
  { name, folder, alt, isDecorative, tags, focal }: MediaContent,
): Promise<StoredMedia> => {
  const written = Object.entries(alt).filter(([, text]) => text);
  const row = await trx
    .updateTable("media")
    .set({
      name,
      folder,
      is_decorative: isDecorative,
      alt: JSON.stringify(Object.fromEntries(written)),
      tags: [...new Set(tags)],
      focal_x: focal.x,
      focal_y: focal.y,
      is_focal_chosen: focal.isChosen,
      revision: sql<number>`revision + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStored(row);
};

/** Gives a picture another content, and with it another address. */
export const updateContent = async (
  trx: Database,
  id: string,
  {
    sourceSha256,
    properties: { textColour, ...facts },
  }: Pick<Upload, "sourceSha256" | "properties">,
): Promise<StoredMedia> => {
  const row = await trx
    .updateTable("media")
    .set({
      ...facts,
      colours: [...coloursOf(facts.thumbhash)],
      words: textColour,
      source_sha256: sourceSha256,
      version: sql<number>`version + 1`,
      revision: sql<number>`revision + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStored(row);
};

export const deleteMedia = async (trx: Database, id: string): Promise<void> => {
  await trx.deleteFrom("media").where("id", "=", id).execute();
};

/** The hash of the content that is stored for a picture. */
export const contentHashOf = async (db: Database, id: string): Promise<string> => {
  const { sha256 } = await db
    .selectFrom("media")
    .select("sha256")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return sha256;
};

export const isContentUsed = async (db: Database, sha256: string): Promise<boolean> =>
  (await db
    .selectFrom("media")
    .select("id")
    .where("sha256", "=", sha256)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * The tags of all pictures, the most used first.
 * @param language by which those that are used as often are in order
 */
export const countTags = async (db: Database, language: string): Promise<TagCounts["items"]> => {
  const { rows } = await sql<{ tag: string; pictures: number }>`
    select tag, count(*)::int as pictures from media, unnest(tags) tag
    group by tag order by pictures desc, ${sortKeyIn(language, sql.ref<string>("tag"))} limit 100
  `.execute(db);
  return rows;
};

/** How many pictures an account has added within the last ten minutes. */
export const countRecentUploads = async (db: Database, createdBy: string): Promise<number> => {
  const { count } = await db
    .selectFrom("media")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("created_by", "=", createdBy)
    .where("created_at", ">", sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirstOrThrow();
  return count;
};
