import { chmod, cp, mkdir, readdir, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Database } from "../database/tables.ts";
import { ownFile, ownFolder } from "../files/own.ts";
import { writeLines } from "./lines.ts";
import { type Manifest, manifestName, tableFile } from "./manifest.ts";
import { appliedMigrations, readRows, tableNames } from "./tables.ts";

export type TakeOptions = Readonly<{
  db: Database;
  /** The file store's folder. */
  files: string;
  into: string;
  now: Date;
}>;

/** A row may contain line breaks, a JSON string does not. */
async function* jsonStrings(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) yield JSON.stringify(text);
}

const takeTables = (db: Database, into: string): Promise<Pick<Manifest, "migrations" | "tables">> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const tables: Manifest["tables"] = [];
      for (const name of await tableNames(trx))
        tables.push({
          name,
          ...(await writeLines(join(into, tableFile(name)), jsonStrings(readRows(trx, name)))),
        });
      return { migrations: [...(await appliedMigrations(trx))], tables };
    });

/** The file store writes to a temporary name, with a UUID at its end, until a file is complete. */
const isComplete = (name: string): boolean =>
  /^[a-z0-9._/-]+$/.test(name) && !/\.[0-9a-f-]{36}$/.test(name);

const takeFiles = async (folder: string, into: string): Promise<string[]> => {
  const names: string[] = [];
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of found) {
    const name = relative(folder, join(entry.parentPath, entry.name));
    if (!entry.isFile() || !isComplete(name)) continue;
    const copy = join(into, "files", name);
    await mkdir(dirname(copy), { recursive: true, mode: ownFolder });
    await cp(join(folder, name), copy, { preserveTimestamps: true });
    await chmod(copy, ownFile);
    names.push(name);
  }
  return names.toSorted();
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Writes all rows, as they were at one moment, and all stored files into a new folder. The files
 * are copied after the rows, so that each file that a row names is there. The folder gets its name
 * only once it is complete. Nobody but the account of the process may read it: it holds sessions.
 * @throws Error when the folder exists
 */
export const takeBackup = async ({ db, files, into, now }: TakeOptions): Promise<Manifest> => {
  if (await exists(into)) throw new Error(`${into} is there already: name a new folder.`);
  const draft = `${into}.part`;
  await mkdir(join(draft, "tables"), { recursive: true, mode: ownFolder });
  const rows = await takeTables(db, draft);
  const manifest: Manifest = {
    format: 1,
    takenAt: now.toISOString(),
    ...rows,
    files: await takeFiles(files, draft),
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(draft, manifestName), text, { mode: ownFile });
  await rename(draft, into);
  return manifest;
};
