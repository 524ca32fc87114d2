import { statfsSync } from "node:fs";
import { type Driver, InsertQueryNode, type KyselyPlugin, PGliteDialect } from "kysely";
import type { PGlite } from "@electric-sql/pglite";
import { DiskFull } from "#platform/server/files/full.ts";

/**
 * What has to be left for the embedded database: it writes its log in files of 16 MB, and where the
 * next one finds no room it does not fail but turns in circles for ever, with the whole process.
 */
const reserve = 64 * 1024 * 1024;

/** @throws DiskFull when a folder's disk has less than the reserve left */
export const ensureRoom = (folder: string): void => {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < reserve)
    throw new DiskFull(`its disk has less than ${reserve / 1024 / 1024} MB left`);
};

/**
 * The embedded database in a folder, which begins no transaction without room for it: all that is
 * begun is written. Reading goes on, and so do the small marks of sessions in use.
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
    driver.beginTransaction = async (...about) => {
      ensureRoom(this.#folder);
      await begin(...about);
    };
    return driver;
  }
}

/** Refuses new rows outside transactions too, where a folder's disk has no room left. */
export const insertsNeedRoom = (folder: string): KyselyPlugin => ({
  transformQuery({ node }) {
    if (InsertQueryNode.is(node)) ensureRoom(folder);
    return node;
  },
  transformResult: async ({ result }) => result,
});
