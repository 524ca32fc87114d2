import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A data folder that another live process has open. */
export class FolderInUse extends Error {}

/** What this process holds: a handle that nobody names any more would be collected, and its lock with it. */
const held = new Set<DatabaseSync>();

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === 5;

const holderOf = (file: string): string => {
  try {
    return `process ${Number(readFileSync(file, "utf8"))}`;
  } catch {
    return "another process";
  }
};

/** Milliseconds: several that start at once get out of each other's way. */
const patience = 200;

/**
 * Takes a folder for this process alone: PGlite has no lock of its own, and two processes on one
 * folder lose rows. The operating system holds the lock, by way of the SQLite in Node, so that it
 * ends with its process however that ends. The process id in `wayroam.lock` is for the message alone.
 * @returns a function that gives the folder back
 * @throws FolderInUse when a live process holds it
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, "wayroam.lock");
  const lock = new DatabaseSync(join(folder, "wayroam.held"), { timeout: patience });
  try {
    lock.exec("pragma journal_mode = memory; begin exclusive");
    writeFileSync(file, String(process.pid));
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(`The data folder ${folder} is in use by ${holderOf(file)}.`);
  }
  held.add(lock);
  return () => {
    if (!held.delete(lock)) return;
    rmSync(file, { force: true });
    lock.close();
  };
};
