import { randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDiskFull } from "./full.ts";

/** Files by name; a name is made of `[a-z0-9._/-]` and never leaves the store. */
export type FileStore = Readonly<{
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Writes whole or not at all: a reader never sees half a file. */
  write(name: string, content: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
}>;

const missing = (error: unknown): null => {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
};

/** A file store in a folder of this machine. */
export const folderStore = (folder: string): FileStore => {
  const place = (name: string) => {
    if (!/^[a-z0-9._/-]+$/.test(name) || name.split("/").includes("..") || name.startsWith("/"))
      throw new RangeError(`${name} is no name of a stored file.`);
    return join(folder, name);
  };
  return {
    read: (name) => readFile(place(name)).catch(missing),
    has: async (name) =>
      (await access(place(name)).then(
        () => true,
        (error: unknown) => missing(error),
      )) ?? false,
    async write(name, content) {
      const path = place(name);
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(draft, content);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(place(name), { force: true }),
  };
};

/** Stores what can be made again: where there is no room for it, it is made each time instead. */
export const keepIfRoom = async (files: FileStore, name: string, made: Buffer): Promise<void> => {
  try {
    await files.write(name, made);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
};
