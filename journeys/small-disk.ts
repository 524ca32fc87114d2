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
  /** Removes what `fill` wrote. */
  clear(): void;
  remove(): void;
}>;

const fillWith = (file: string) => {
  const handle = openSync(file, "w");
  for (let part = Buffer.alloc(1024 * 1024); part.length > 0;)
    try {
      writeSync(handle, part);
    } catch {
      part = part.subarray(0, Math.floor(part.length / 2));
    }
  closeSync(handle);
};

/** In memory; null where this machine does not allow a mount. */
export const smallDisk = (megabytes: number): SmallDisk | null => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-disk-"));
  const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "none", folder];
  if (spawnSync("mount", options).status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const filling = join(folder, "filling");
  return {
    folder,
    fill: () => fillWith(filling),
    clear: () => rmSync(filling, { force: true }),
    remove() {
      spawnSync("umount", ["-l", folder]);
      rmdirSync(folder);
    },
  };
};

/** A new database whose tables alone are on a small disk. @returns its URL */
export const createDatabaseOn = async (disk: SmallDisk, postgres: Postgres): Promise<string> => {
  const place = join(disk.folder, "tables");
  mkdirSync(place);
  const { uid, gid } = statSync(postgres.folder);
  chownSync(place, uid, gid);
  const admin = await openDatabase({ url: postgres.url });
  await sql.raw(`create tablespace small location '${place}'`).execute(admin.db);
  await sql.raw("create database small tablespace small").execute(admin.db);
  await admin.close();
  return postgres.url.replace(/postgres$/, "small");
};
