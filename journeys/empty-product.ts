import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#platform/server/database/open.ts";
import { createDatabase, server } from "./own-database.ts";
import { leaveDemoOut } from "./within.ts";

/**
 * Settings of a product that has no demo but its accounts, which starts in a fraction of the time:
 * on PostgreSQL, or on the embedded database where there is none.
 */
export const emptyProduct = async () => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-empty-"));
  const testDatabase = server ? await createDatabase() : null;
  const database = await openDatabase(testDatabase ? { url: testDatabase.url } : { folder });
  await leaveDemoOut(database);
  await database.close();
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: testDatabase?.url ?? "" },
    async remove() {
      await testDatabase?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
