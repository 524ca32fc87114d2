import { randomUUID } from "node:crypto";
import {
  access,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { assertFileName, type FileStore, isFileName } from "./file-store.ts";

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** A file that is being written has a UUID at the end of its name. */
const isDraft = (name: string): boolean => /\.[0-9a-f-]{36}$/.test(name);

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch(nullIfMissing);
  for await (const entry of entries ?? []) {
    const name = relative(folder, join(entry.parentPath, entry.name));
    if (entry.isFile() && isFileName(name) && !isDraft(name)) yield name;
  }
}

export const folderStore = (folder: string): FileStore => {
  const pathOf = (name: string) => {
    assertFileName(name);
    return join(folder, name);
  };
  return {
    place: folder,
    read: (name) => readFile(pathOf(name)).catch(nullIfMissing),
    async open(name, part) {
      const file = await open(pathOf(name)).catch(nullIfMissing);
      return file && file.createReadStream(part);
    },
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
    list: () => namesIn(folder),
  };
};
