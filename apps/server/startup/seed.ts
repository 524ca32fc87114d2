import { join } from "node:path";
import {
  ensureDemoStaff,
  ensureFirstAdmin,
  assertNoDemoStaff,
} from "#features/staff/first-accounts.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import type { Config } from "../config/config.ts";

export type SeedOptions = Readonly<{
  config: Config;
  db: Database;
  files: FileStore;
  /** The folder of the demo's texts and pictures. */
  demoFolder: string;
  now: () => Date;
  step: (text: string) => void;
}>;

const seedDemo = async (options: SeedOptions): Promise<void> => {
  const { config, db, files, demoFolder, now, step } = options;
  if (!config.staffProvider) await ensureDemoStaff(db);
  // Imported only here, so that production loads nothing of the demo.
  const { loadDemoPages, loadDemoLayout } = await import("#demo/load/pages.ts");
  const { loadDemoTemplates } = await import("#demo/load/templates/templates.ts");
  const { loadDemoContents } = await import("#demo/load/contents.ts");
  const { hasPages, loadAllBlocks } = await import("#demo/load/all-blocks.ts");
  const { readDemo } = await import("#demo/read/demo.ts");
  const demo = await readDemo(demoFolder);
  if (demo.missingTexts) step(demo.missingTexts);
  const isNew = !(await hasPages(db));
  await loadDemoLayout(db, demo.phrases);
  const { loadDemo } = await import("#demo/load/demo.ts");
  const today = now().toISOString().slice(0, 10);
  const masters = join(demoFolder, "pictures");
  await loadDemo({ db, files, masters, demo, today, step });
  // The content pages use pictures of the trips, so the trips are loaded before them.
  await loadDemoContents(db, demo);
  await loadDemoPages(db, demo.phrases);
  await loadDemoTemplates(db);
  if (isNew) await loadAllBlocks(db, demo, today);
};

/**
 * Loads the demo, or in production creates the first administrator.
 * @throws Error with a message of one line when production runs on a database that holds demo
 *   accounts
 */
export const seedDatabase = async (options: SeedOptions): Promise<void> => {
  const { config, db } = options;
  if (!config.production) return seedDemo(options);
  await assertNoDemoStaff(db);
  await ensureFirstAdmin(db, config.firstAdmin);
};

/** The demo folder stands next to the folder of the build. */
export const demoFolderOf = (buildDir: string): string => join(buildDir, "../demo");
