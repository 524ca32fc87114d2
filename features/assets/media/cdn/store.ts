import { type Generated, type Selectable, sql } from "kysely";
import { companyOrder } from "#platform/server/database/sorting/sort-key.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileInput, FileRecord, fileSorts, ListedFile } from "../cdn-contract.ts";
import { sortKeyIn } from "#platform/server/database/sorting/sort-key.ts";
import { fileTypeOf } from "./file-types.ts";
import { finds, patternOf } from "#platform/server/database/word-patterns.ts";

type FileTable = {
  id: Generated<string>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  updated_by: string;
  folder: string;
  name: string;
  bytes: number;
  sha256: string;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    cdn_file: FileTable;
  }
}

/** A file with its version, which is its ETag in the API. */
export type StoredFile = FileRecord & Readonly<{ version: number }>;

export const publicPath = ({ folder, name }: FileInput): string =>
  `/cdn/files/${folder === "" ? "" : `${folder}/`}${name}`;

/** Name of the stored content. Files with the same content share it. */
export const contentName = (sha256: string): string => `files/${sha256}`;

export const fileTag = (id: string): string => `cdn:${id.slice(0, 8)}`;

const toStored = (row: Selectable<FileTable>): StoredFile => ({
  id: row.id,
  version: row.version,
  folder: row.folder,
  name: row.name,
  ...fileTypeOf(row.name),
  bytes: row.bytes,
  path: publicPath(row),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by,
});

export const fileRecord = async (
  db: Database,
  id: string,
  isLocked = false,
): Promise<StoredFile | null> => {
  const query = db.selectFrom("cdn_file").selectAll().where("id", "=", id);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  return row ? toStored(row) : null;
};

/** The file at an address, with the hash of its content; null for none. */
export const fileAt = async (
  db: Database,
  { folder, name }: FileInput,
): Promise<{ file: StoredFile; sha256: string } | null> => {
  const row = await db
    .selectFrom("cdn_file")
    .selectAll()
    .where("folder", "=", folder)
    .where("name", "=", name)
    .executeTakeFirst();
  return row ? { file: toStored(row), sha256: row.sha256 } : null;
};

export type FileFilter = Readonly<{
  search: string;
  folder: string | null;
  sort: (typeof fileSorts)[number];
  page: number;
  pageSize: number;
}>;

const orderOf = (sort: FileFilter["sort"], language: string) => {
  if (sort === "name") return companyOrder("cdn_file", language);
  return sort === "changed" ? sql`updated_at desc` : sql`bytes desc`;
};

/**
 * One page of the files; `total` counts all matches.
 * @param language by which folders and names are in order
 */
export const searchFiles = async (
  db: Database,
  { search, folder, sort, page, pageSize }: FileFilter,
  language: string,
): Promise<{ items: readonly ListedFile[]; total: number }> => {
  const like = patternOf(search.trim());
  const { rows } = await sql<Selectable<FileTable> & { total: number }>`
    select *, (count(*) over ())::integer as total from cdn_file
    where ${finds(sql<string>`folder || '/' || name`, like)}
      and (${folder}::text is null or folder = ${folder} or starts_with(folder, ${`${folder ?? ""}/`}))
    order by ${orderOf(sort, language)}, id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return { items: rows.map(toStored), total: rows[0]?.total ?? 0 };
};

export const fileFolders = async (db: Database, language: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("cdn_file")
    .select("folder")
    .groupBy("folder")
    .where("folder", "<>", "")
    .orderBy(sortKeyIn(language, sql.ref<string>("folder")))
    .limit(200)
    .execute();
  return rows.map(({ folder }) => folder);
};

type Content = Readonly<{ bytes: number; sha256: string; updatedBy: string }>;

export const insertFile = async (
  trx: Database,
  input: FileInput,
  { bytes, sha256, updatedBy }: Content,
): Promise<StoredFile> =>
  toStored(
    await trx
      .insertInto("cdn_file")
      .values({ ...input, bytes, sha256, updated_by: updatedBy })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

/** Writes name and folder, or the content, whichever is given. */
export const updateFile = async (
  trx: Database,
  id: string,
  change: Partial<FileInput & Omit<Content, "updatedBy">>,
  updatedBy: string,
): Promise<StoredFile> =>
  toStored(
    await trx
      .updateTable("cdn_file")
      .set({
        ...change,
        updated_by: updatedBy,
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export const deleteFile = async (trx: Database, id: string): Promise<void> => {
  await trx.deleteFrom("cdn_file").where("id", "=", id).execute();
};
