import { join } from "node:path";
import {
  ensureDemoStaff,
  ensureFirstAdmin,
  refuseDemoStaff,
} from "#features/staff/first-accounts.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/folder.ts";
import type { Config } from "../config.ts";

export type SeedOptions = Readonly<{
  config: Config;
  db: Database;
  files: FileStore;
  /** Where the demo's drawn pictures lie. */
  masters: string;
  now: () => Date;
  step: (text: string) => void;
}>;

const seedDemo = async ({ config, db, files, masters, now, step }: SeedOptions): Promise<void> => {
  if (!config.staffProvider) await ensureDemoStaff(db);
  // Loaded here alone, so that production never holds the demo's texts in memory.
  const { loadDemoPages, loadDemoLayout } = await import("#demo/load/pages.ts");
  const { loadDemoContents } = await import("#demo/load/contents.ts");
  const { hasPages, loadAllBlocks } = await import("#demo/load/all-blocks.ts");
  const isNew = !(await hasPages(db));
  await loadDemoLayout(db);
  const { loadDemo } = await import("#demo/load/demo.ts");
  const { allTrips } = await import("#demo/trips/all-trips.ts");
  const today = now().toISOString().slice(0, 10);
  await loadDemo({ db, files, masters, trips: allTrips, today, step });
  await loadDemoContents(db); // whose pictures are those of trips
  await loadDemoPages(db);
  if (isNew) await loadAllBlocks(db, today);
};

/**
 * Puts into a migrated database what this mode starts with: the demo, or the first administrator.
 * @throws Error in one line when production is pointed at a database of the demo
 */
export const seedDatabase = async (options: SeedOptions): Promise<void> => {
  const { config, db } = options;
  if (!config.production) return seedDemo(options);
  await refuseDemoStaff(db);
  await ensureFirstAdmin(db, config.firstAdmin);
};

/** The masters of the built product, which stand beside its sources. */
export const illustrationMasters = (buildDir: string): string =>
  join(buildDir, "../demo/illustrations/masters");
