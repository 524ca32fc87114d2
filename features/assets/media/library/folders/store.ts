import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { collatorOf } from "#platform/texts/collator.ts";
import type { LibraryOverview } from "#features/assets/media/library-contract.ts";

type Folder = LibraryOverview["folders"][number];

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    /** Folders that were made; one that a picture is in need not have a row. */
    media_folder: { path: string };
  }
}

const maxFolders = 500;

/** `a/b/c` is in `a/b` and in `a`. */
const withParents = (path: string): readonly string[] => {
  const parts = path.split("/");
  return parts.map((_part, index) => parts.slice(0, index + 1).join("/"));
};

/** All folders by their paths, also empty ones; a count holds the pictures of folders in it. */
export const listFolders = async (db: Database, language: string): Promise<readonly Folder[]> => {
  const { rows } = await sql<Folder>`
    select folder as path, count(*)::integer as pictures from media where folder <> '' group by folder
    union all select path, 0 from media_folder`.execute(db);
  const counts = new Map<string, number>();
  for (const { path, pictures } of rows)
    for (const each of withParents(path)) counts.set(each, (counts.get(each) ?? 0) + pictures);
  const { compare } = collatorOf(language);
  return [...counts]
    .map(([path, pictures]) => ({ path, pictures }))
    .toSorted((a, b) => compare(a.path, b.path))
    .slice(0, maxFolders);
};

/** No other transaction makes, moves or deletes folders until this one ends. */
export const lockFolders = async (trx: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('media folders', 0))`.execute(trx);
};

const inside = (column: "path" | "folder", path: string) =>
  sql<boolean>`(${sql.ref(column)} = ${path} or starts_with(${sql.ref(column)}, ${`${path}/`}))`;

/** Whether there is such a folder, made by somebody or with pictures in it. */
export const isFolder = async (db: Database, path: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from media_folder where ${inside("path", path)}
    union all select 1 from media where ${inside("folder", path)} limit 1`.execute(db);
  return rows.length > 0;
};

/** How many pictures are in a folder and in those in it. */
export const countIn = async (db: Database, path: string): Promise<number> => {
  const { count } = await db
    .selectFrom("media")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where(inside("folder", path))
    .executeTakeFirstOrThrow();
  return count;
};

export const insertFolder = async (trx: Database, path: string): Promise<void> => {
  await trx
    .insertInto("media_folder")
    .values({ path })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteFolder = async (trx: Database, path: string): Promise<void> => {
  await trx.deleteFrom("media_folder").where(inside("path", path)).execute();
};

/** Moves a folder with all in it, and raises the versions of its pictures. */
export const moveFolder = async (trx: Database, from: string, to: string): Promise<void> => {
  const moved = (column: "path" | "folder") =>
    sql<string>`${to}::text || substr(${sql.ref(column)}, length(${from}) + 1)`;
  const made = await trx
    .deleteFrom("media_folder")
    .where(inside("path", from))
    .returning(moved("path").as("path"))
    .execute();
  for (const { path } of [...made, { path: to }]) await insertFolder(trx, path);
  await trx
    .updateTable("media")
    .set({
      folder: moved("folder"),
      revision: sql<number>`revision + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where(inside("folder", from))
    .execute();
};

/** A picture's name that is there already where a folder would be moved to; null for none. */
export const nameTakenIn = async (
  db: Database,
  from: string,
  to: string,
): Promise<string | null> => {
  const { rows } = await sql<{ name: string }>`
    select other.name from media
    join media as other on other.name = media.name
      and other.folder = ${to}::text || substr(media.folder, length(${from}) + 1)
    where (media.folder = ${from} or starts_with(media.folder, ${`${from}/`}))
      and not (other.folder = ${from} or starts_with(other.folder, ${`${from}/`}))
    limit 1`.execute(db);
  return rows[0]?.name ?? null;
};
