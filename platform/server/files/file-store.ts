import type { Readable } from "node:stream";
import { isDiskFull } from "./disk-full.ts";
import { FilesAway } from "./files-away.ts";

/** Names are made of `[a-z0-9._/-]`, and no name leads out of the store. */
export type FileStore = Readonly<{
  /** Where the files are, for people: a folder, or a bucket and its server. */
  place: string;
  read(name: string): Promise<Buffer | null>;
  /** A file from its byte `start` to its byte `end`, read in slices as they are taken. */
  open(name: string, part: Readonly<{ start: number; end: number }>): Promise<Readable | null>;
  has(name: string): Promise<boolean>;
  /** In bytes; null where there is no such file. */
  size(name: string): Promise<number | null>;
  /** Atomic: a reader never sees half a file. */
  write(name: string, content: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
  /** The names of all files, in no order. */
  list(): AsyncIterable<string>;
}>;

const pattern = /^[a-z0-9._/-]+$/;

/** Drafts of a folder's files, and what others have put there, have other names. */
export const isFileName = (name: string): boolean =>
  pattern.test(name) && !name.startsWith("/") && !name.split("/").includes("..");

/** @throws RangeError */
export const assertFileName = (name: string): void => {
  if (!isFileName(name)) throw new RangeError(`${name} is no name of a stored file.`);
};

/**
 * Stores a file that can be made again; where there is no room for it, or no store at this moment,
 * nothing is stored and nothing is thrown.
 */
export const writeIfPossible = async (
  files: FileStore,
  name: string,
  content: Buffer,
): Promise<void> => {
  try {
    await files.write(name, content);
  } catch (error) {
    if (!isDiskFull(error) && !(error instanceof FilesAway)) throw error;
  }
};
