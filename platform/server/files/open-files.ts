import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { reasonOf } from "#platform/server/database/reason.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { FilesAway, FilesRefused } from "#platform/server/files/files-away.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { ownFolder } from "#platform/server/files/own.ts";
import type { Bucket } from "./s3/bucket.ts";
import { s3Store } from "#platform/server/files/s3/s3-store.ts";
import { tryStore } from "#platform/server/files/try-store.ts";

/** @throws Error with a message of one line when the folder cannot be written */
const ensureWritable = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: ownFolder });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`DATA_DIR: the folder ${folder} cannot be written (${reasonOf(error)}).`);
  }
};

type FilePlaces = Readonly<{
  dataDir: string;
  /** Null where files are kept below `dataDir`. */
  fileStore: Bucket | null;
}>;

/**
 * A store that refuses us needs another setting and ends the start; one that does not answer does
 * not, because pages need it only for pictures that no cache has, and it may be back in a minute.
 * @throws Error with a message of one line when the store cannot be used
 */
export const openFiles = async (
  { dataDir, fileStore }: FilePlaces,
  step: (text: string) => void,
): Promise<FileStore> => {
  if (fileStore === null) {
    const folder = join(dataDir, "media");
    ensureWritable(folder);
    return folderStore(folder);
  }
  const files = s3Store(fileStore);
  step(`Trying the store of files, ${files.place}`);
  try {
    await tryStore(files);
  } catch (error) {
    if (!(error instanceof FilesAway) || error instanceof FilesRefused) throw error;
    step(`${error.message} It is used as soon as it does.`);
  }
  return files;
};
