import { spawnSync } from "node:child_process";
import {
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "#platform/server/database/open.ts";
import type { Postgres } from "../scripts/postgres.mjs";

/** A small file system that can be filled to the last byte. */
export type SmallDisk = Readonly<{
  folder: string;
  /** Fills the remaining space. */
  fill(): void;
  /** Removes what `fill` has written. */
  clear(): void;
  remove(): void;
}>;

const fillWith = (file: string) => {
  const handle = openSync(file, "w");
  for (let chunk = Buffer.alloc(1024 * 1024); chunk.length > 0;)
    try {
      writeSync(handle, chunk);
    } catch {
      chunk = chunk.subarray(0, Math.floor(chunk.length / 2));
    }
  closeSync(handle);
};

/** Mounts a disk in memory. Null when this machine does not allow mounts. */
export const smallDisk = (megabytes: number): SmallDisk | null => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-disk-"));
  const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "none", folder];
  if (spawnSync("mount", options).status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const filler = join(folder, "filling");
  return {
    folder,
    fill: () => fillWith(filler),
    clear: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync("umount", ["-l", folder]);
      rmdirSync(folder);
    },
  };
};

/**
 * Creates a database of which only the tables are on the small disk.
 * @returns the URL of the database
 */
export const createDatabaseOn = async (disk: SmallDisk, postgres: Postgres): Promise<string> => {
  const tablespace = join(disk.folder, "tables");
  mkdirSync(tablespace);
  const { uid, gid } = statSync(postgres.folder);
  chownSync(tablespace, uid, gid);
  const admin = await openDatabase({ url: postgres.url });
  await sql.raw(`create tablespace small location '${tablespace}'`).execute(admin.db);
  await sql.raw("create database small tablespace small").execute(admin.db);
  await admin.close();
  return postgres.url.replace(/postgres$/, "small");
};
