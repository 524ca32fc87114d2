import { statfsSync } from "node:fs";
import { type Driver, InsertQueryNode, type KyselyPlugin, PGliteDialect } from "kysely";
import type { PGlite } from "@electric-sql/pglite";
import { DiskFull } from "#platform/server/files/disk-full.ts";

/**
 * The least free space for the embedded database, which writes its log in files of 16 MB. When the
 * disk has no room for the next file, the engine does not fail but loops for ever and blocks the
 * process.
 */
const minFreeBytes = 64 * 1024 * 1024;

/** @throws DiskFull when the folder's disk has less than `minFreeBytes` left */
export const ensureRoom = (folder: string): void => {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < minFreeBytes)
    throw new DiskFull(`its disk has less than ${minFreeBytes / 1024 / 1024} MB left`);
};

/**
 * Begins no transaction without free space, so that every transaction can be written. Reads and
 * single updates, such as a session's idle time, still work.
 */
export class RoomyDialect extends PGliteDialect {
  readonly #folder: string;
  constructor(pglite: PGlite, folder: string) {
    super({ pglite });
    this.#folder = folder;
  }
  override createDriver(): Driver {
    const driver = super.createDriver();
    const begin = driver.beginTransaction.bind(driver);
    driver.beginTransaction = async (...args) => {
      ensureRoom(this.#folder);
      await begin(...args);
    };
    return driver;
  }
}

/** Refuses inserts outside transactions too when the folder's disk is full. */
export const insertsNeedRoom = (folder: string): KyselyPlugin => ({
  transformQuery({ node }) {
    if (InsertQueryNode.is(node)) ensureRoom(folder);
    return node;
  },
  transformResult: async ({ result }) => result,
});
