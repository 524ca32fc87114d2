import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export class FolderInUse extends Error {}

/** The open handles. A handle that nothing references is garbage collected and loses its lock. */
const locks = new Set<DatabaseSync>();

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === 5;

const holderOf = (file: string): string => {
  try {
    return `process ${Number(readFileSync(file, "utf8"))}`;
  } catch {
    return "another process";
  }
};

/** Milliseconds to wait for the lock when several processes start at once. */
const timeoutMs = 200;

/**
 * Locks a folder for this process: PGlite has no lock, and two processes on one folder lose rows.
 * The operating system holds the lock, through Node's SQLite, so that it ends with the process in
 * any case. The process id in `wayroam.lock` is only for the message.
 * @returns releases the lock
 * @throws FolderInUse when a live process holds it
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, "wayroam.lock");
  const lock = new DatabaseSync(join(folder, "wayroam.held"), { timeout: timeoutMs });
  try {
    lock.exec("pragma journal_mode = memory; begin exclusive");
    writeFileSync(file, String(process.pid));
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(`The data folder ${folder} is in use by ${holderOf(file)}.`);
  }
  locks.add(lock);
  return () => {
    if (!locks.delete(lock)) return;
    rmSync(file, { force: true });
    lock.close();
  };
};
