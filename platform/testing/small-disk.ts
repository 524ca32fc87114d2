import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
