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

/** A disk of its own that can be filled to the last byte. */
export type SmallDisk = Readonly<{
  folder: string;
  /** Fills what is left. */
  fill(): void;
  /** Takes away what filled it. */
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

/** A small disk in memory; null where this machine lets nobody mount one. */
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

/** A new database whose tables alone lie on a small disk. @returns its address */
export const databaseOn = async (disk: SmallDisk, postgres: Postgres): Promise<string> => {
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
