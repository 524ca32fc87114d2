import {
  type Generated,
  type Insertable,
  type JSONColumnType,
  type RawBuilder,
  type Selectable,
  sql,
} from "kysely";
import type { ChoicePicture } from "#platform/choices/choice.ts";
import { coloursOf } from "#platform/looks/looks.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { ChoiceQuery } from "#platform/server/http/routes/choices.ts";
import type { Media } from "./contract.ts";
import { matchesEachPattern } from "#platform/server/database/word-patterns.ts";

type MediaTable = {
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  name: string;
  folder: Generated<string>;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
  thumbhash: string;
  words: Media["textColour"];
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  /** Whether staff or the demo have said where it is; in the middle it begins. */
  is_focal_chosen: Generated<boolean>;
  alt: JSONColumnType<Media["alt"]>;
  /** Counts the writes of staff; `version` counts those of the content. */
  revision: Generated<number>;
  tags: Generated<string[]>;
  /** E-mail of who uploaded it; null for pictures of the demo. */
  created_by: string | null;
  /** Hash of the file as it was uploaded; null for a picture that is stored as it came. */
  source_sha256: string | null;
  is_decorative: Generated<boolean>;
  /** Those that stand out in it, the largest first. */
  colours: Generated<string[]>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    media: MediaTable;
    /** What other features read of a picture. */
    known_media: Pick<Selectable<MediaTable>, "id" | "name" | "alt" | "is_decorative">;
  }
}

const toMedia = (row: Selectable<MediaTable>): Media => ({
  id: row.id,
  version: row.version,
  name: row.name,
  folder: row.folder,
  mime: row.mime,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  thumbhash: row.thumbhash,
  textColour: row.words,
  focalX: row.focal_x,
  focalY: row.focal_y,
  alt: row.is_decorative ? {} : row.alt,
});

const uuid = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";

/**
 * SQL: the places in which records show pictures, as rows of `media_id`, `kind`, `market` (null for a
 * trip that nobody sells), `id` and `name` of the record, `place`, the `min_width` of the place and
 * `thing`, which is the same for records of several markets that are one thing. What nobody shows may
 * be deleted, so that each feature tells its own.
 */
export type PictureUses = RawBuilder<unknown>;

/** SQL: the ids of pictures that stand in a text of JSON, as rows `match` of one each. */
export const pictureIdsIn = (json: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`regexp_matches(${json}, ${sql.lit(`"(${uuid})"`)}, 'g') match`;

/**
 * The cache tag of what shows a picture. It holds a part of the id alone, because a page names the
 * tags of all its pictures in a header.
 */
export const mediaTag = (id: string): string => `media:${id.slice(0, 8)}`;

/** Unknown ids are left out. */
export const mediaByIds = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Media>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("media")
    .selectAll()
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, toMedia(row)]));
};

/** Those of the ids that are pictures. */
export const existingPictures = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("media").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
};

/** `id` is generated when it is missing. */
export type NewMedia = Omit<Media, "id" | "version" | "focalX" | "focalY"> &
  Readonly<{ id?: string; sha256: string; focalX?: number; tags?: readonly string[] }>;

/** Most pictures that one statement stores, far below the parameters that PostgreSQL allows. */
const storedAtOnce = 500;

const toColumns = ({
  bytes,
  sha256,
  alt,
  textColour,
  focalX = 50,
  tags = [],
  ...facts
}: NewMedia): Insertable<MediaTable> => ({
  ...facts,
  words: textColour,
  bytes,
  sha256,
  focal_x: focalX,
  is_focal_chosen: true,
  colours: [...coloursOf(facts.thumbhash)],
  tags: [...tags],
  alt: JSON.stringify(alt),
});

/** A picture's place in the library, which no two pictures share. */
export const placeOf = ({ folder, name }: Pick<Media, "folder" | "name">): string =>
  `${folder}/${name}`;

/**
 * Updates the pictures with the same folder and name where such pictures exist, and adds the
 * others. What staff have written about them stays.
 * @returns the pictures' ids by place
 */
export const storeMedia = async (
  db: Database,
  media: readonly NewMedia[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>();
  for (let start = 0; start < media.length; start += storedAtOnce) {
    const rows = await db
      .insertInto("media")
      .values(media.slice(start, start + storedAtOnce).map(toColumns))
      .onConflict((conflict) =>
        conflict.columns(["folder", "name"]).doUpdateSet((eb) => ({
          mime: eb.ref("excluded.mime"),
          width: eb.ref("excluded.width"),
          height: eb.ref("excluded.height"),
          thumbhash: eb.ref("excluded.thumbhash"),
          colours: eb.ref("excluded.colours"),
          words: eb.ref("excluded.words"),
          bytes: eb.ref("excluded.bytes"),
          sha256: eb.ref("excluded.sha256"),
          alt: sql<string>`case when media.revision = 1 then excluded.alt else media.alt end`,
          version: eb("media.version", "+", 1),
        })),
      )
      .returning(["id", "folder", "name"])
      .execute();
    for (const row of rows) ids.set(placeOf(row), row.id);
  }
  return ids;
};

type MediaContent = Readonly<{
  sha256: string;
  version: number;
  /** In percent from the left and from the top. */
  focal: Readonly<{ x: number; y: number }>;
}>;

/** Null for an unknown picture. */
export const contentOfMedia = async (db: Database, id: string): Promise<MediaContent | null> => {
  const row = await db
    .selectFrom("media")
    .select(["sha256", "version", "focal_x", "focal_y"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { sha256, version, focal_x: x, focal_y: y } = row;
  return { sha256, version, focal: { x, y } };
};

/**
 * Thumbnails for the lists of the back-office, with their alternative text in the given language.
 */
export const choicePictures = async (
  db: Database,
  language: string,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, ChoicePicture>> => {
  const media = await mediaByIds(
    db,
    ids.filter((id) => id !== null),
  );
  return new Map([...media].map(([id, each]) => [id, choicePicture(each, language)]));
};

export const choicePicture = (
  { id, version, alt, width, height }: Media,
  language: string,
): ChoicePicture => ({
  base: `/media/${id}/${version}-`,
  alt: alt[language] ?? alt["all"] ?? "",
  width,
  height,
});

/** Searches names, folders, alternative texts and tags. The newest come first. */
export const findMedia = async (
  db: Database,
  { patterns, limit, offset }: ChoiceQuery,
  tag: string | null,
): Promise<{ items: readonly Media[]; total: number }> => {
  const matching = db
    .selectFrom("media")
    .where(
      matchesEachPattern(
        ["name", "folder", sql<string>`alt::text`, sql<string>`tags::text`],
        patterns,
      ),
    )
    .where(tag === null ? sql<boolean>`true` : sql<boolean>`tags @> array[${tag}]`);
  const { total } = await matching
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(toMedia), total };
};
