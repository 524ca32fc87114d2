import { randomUUID } from "node:crypto";
import type { FileStore } from "./file-store.ts";
import { FilesRefused } from "./files-away.ts";

/**
 * Does with a file of its own what the product does with files, so that a key that may not read,
 * write, delete or list is noticed before somebody's upload is.
 * @throws FilesRefused with one line, FilesAway, DiskFull
 */
export const tryStore = async (files: FileStore): Promise<void> => {
  const name = `checks/${randomUUID()}`;
  const content = Buffer.from("wayroam");
  await files.write(name, content);
  const found = await files.read(name);
  for await (const each of files.list()) if (each) break;
  await files.remove(name);
  if (!found?.equals(content))
    throw new FilesRefused(`The store of files, ${files.place}, does not keep what it is given.`);
};
