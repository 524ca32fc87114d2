import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Database } from "../database/tables.ts";
import type { FileStore } from "../files/file-store.ts";
import { ownFile, ownFolder } from "../files/own.ts";
import { writeLines } from "./lines.ts";
import { type Manifest, manifestName, tableFile } from "./manifest.ts";
import { appliedMigrations, readRows, tableNames } from "./tables.ts";

export type TakeOptions = Readonly<{
  db: Database;
  files: FileStore;
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

const takeFiles = async (files: FileStore, into: string): Promise<string[]> => {
  const names: string[] = [];
  for await (const name of files.list()) {
    const content = await files.read(name);
    // It was deleted since, with the picture that it belonged to.
    if (content === null) continue;
    const copy = join(into, "files", name);
    await mkdir(dirname(copy), { recursive: true, mode: ownFolder });
    await writeFile(copy, content, { mode: ownFile });
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
