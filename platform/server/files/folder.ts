import { randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDiskFull } from "./disk-full.ts";

/** Names are made of `[a-z0-9._/-]`, and no name leads out of the store. */
export type FileStore = Readonly<{
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** In bytes; null where there is no such file. */
  size(name: string): Promise<number | null>;
  /** Atomic: a reader never sees half a file. */
  write(name: string, content: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
}>;

const nullIfMissing = (error: unknown): null => {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
};

export const folderStore = (folder: string): FileStore => {
  const pathOf = (name: string) => {
    if (!/^[a-z0-9._/-]+$/.test(name) || name.split("/").includes("..") || name.startsWith("/"))
      throw new RangeError(`${name} is no name of a stored file.`);
    return join(folder, name);
  };
  return {
    read: (name) => readFile(pathOf(name)).catch(nullIfMissing),
    has: async (name) =>
      (await access(pathOf(name)).then(
        () => true,
        (error: unknown) => nullIfMissing(error),
      )) ?? false,
    size: (name) =>
      stat(pathOf(name)).then(
        ({ size }) => size,
        (error: unknown) => nullIfMissing(error),
      ),
    async write(name, content) {
      const path = pathOf(name);
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
    remove: (name) => rm(pathOf(name), { force: true }),
  };
};

/** Stores a file that can be made again; on a full disk nothing is stored and nothing is thrown. */
export const writeIfRoom = async (
  files: FileStore,
  name: string,
  content: Buffer,
): Promise<void> => {
  try {
    await files.write(name, content);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
};
