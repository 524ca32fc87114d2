import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { pageRules } from "../api/pages/page-rules.ts";
import { createPage } from "#features/content/pages/save/save-page.ts";
import { migrations } from "#migrations/list.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { createOnServer } from "#platform/testing/server.ts";
import { runBackup } from "./backup.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-backup-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Settings of an empty product: on PostgreSQL where there is one, so that the engine changes. */
const emptyTarget = async (): Promise<Readonly<Record<string, string>>> => {
  const dataDir = { DATA_DIR: temporaryFolder() };
  if (!process.env["TEST_DATABASE_URL"]) return dataDir;
  const { url, drop } = await createOnServer();
  cleanups.push(drop);
  return { ...dataDir, DATABASE_URL: url };
};

const pageIn = async (environment: Readonly<Record<string, string>>) => {
  const { DATA_DIR: folder = "", DATABASE_URL: url } = environment;
  const database = await openDatabase(url ? { url } : { folder });
  const page = await database.db
    .selectFrom("custom_page")
    .select(["name", "market"])
    .where("slug", "=", "kept")
    .executeTakeFirst();
  await database.close();
  return page;
};

test("a backup of the closed embedded database is restored into an empty database, with its files", async () => {
  const source = { DATA_DIR: temporaryFolder() };
  const database = await openDatabase({ folder: source.DATA_DIR });
  await migrate(database.db, migrations);
  const flags = { forceSave: false, forceSaveDeleting: false, forceCreateMissing: false };
  const page = { ...newPage("a"), name: "Kept", slug: "kept" };
  const context = { db: database.db, market: "it-IT", actor: "test", role: null, flags };
  await createPage({ ...context, rules: pageRules("Wayroam") }, page);
  const filesOf = ({ DATA_DIR }: Readonly<Record<string, string>>) =>
    folderStore(join(DATA_DIR ?? "", "media"));
  await filesOf(source).write("originals/ab01", Buffer.from("a picture"));

  const backup = join(temporaryFolder(), "backup");
  await expect(runBackup("backup", backup, source)).rejects.toThrow("Stop the product first");
  await database.close();
  expect(await runBackup("backup", backup, source)).toMatch(/^Backed up .* and 1 files, /);

  const target = await emptyTarget();
  expect(await runBackup("restore", backup, target)).toMatch(/^Restored /);
  await expect(runBackup("restore", backup, target)).rejects.toThrow(
    "The database is not empty: a backup is restored into an empty one.",
  );
  expect(await pageIn(target)).toEqual({ name: "Kept", market: "it-IT" });
  expect((await filesOf(target).read("originals/ab01"))?.toString()).toBe("a picture");
});
