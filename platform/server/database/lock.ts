import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A data folder that another live process has open. */
export class FolderInUse extends Error {}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

const holder = (file: string): number => {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
};

/**
 * Takes a folder for this process alone: PGlite has no lock of its own, and two processes on one
 * folder lose rows. A lock left by a process that is gone is taken over.
 * @returns a function that gives the folder back
 * @throws FolderInUse when a live process holds it
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, "wayroam.lock");
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(file, "wx");
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const pid = holder(file);
      if (pid !== process.pid && pid > 0 && alive(pid))
        throw new FolderInUse(`The data folder ${folder} is in use by process ${pid}.`);
      rmSync(file, { force: true });
    }
  }
  throw new FolderInUse(`The data folder ${folder} is being opened by another process.`);
};
