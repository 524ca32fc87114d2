import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  ensureDemoStaff,
  ensureFirstAdmin,
  assertNoDemoStaff,
} from "#features/company/staff/first-accounts.ts";
import {
  assertNoDemoTraveller,
  ensureDemoTraveller,
} from "#features/people/accounts/demo-traveller.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import type { Config } from "../config/config.ts";
import { requestScene } from "../config/request-scene.ts";

export type SeedOptions = Readonly<{
  config: Config;
  db: Database;
  files: FileStore;
  /** The folder of the demo's texts and pictures. */
  demoFolder: string;
  /** What `npm start` has hashed of the sources and the demo's files; null where nobody has. */
  demoFingerprint: string | null;
  now: () => Date;
  step: (text: string) => void;
}>;

const seedDemo = async (options: SeedOptions): Promise<void> => {
  const { config, db, demoFingerprint, now, step } = options;
  if (!config.staffProvider) await ensureDemoStaff(db);
  if (!config.visitorProvider) await ensureDemoTraveller(db, now());
  const today = now().toISOString().slice(0, 10);
  // Imported only here and below, so that production loads nothing of the demo, and a later start
  // only what moves its dates.
  const { followDay } = await import("#demo/load/days/follow-day.ts");
  if (await followDay(db, demoFingerprint, today, step)) return;
  const { loadWholeDemo } = await import("#demo/load/whole/whole-demo.ts");
  await loadWholeDemo(options, today);
  const { loadDemoPeople } = await import("#demo/load/whole/people.ts");
  await loadDemoPeople(db, {
    now: now(),
    hasTraveller: !config.visitorProvider,
    sceneAt: (at) => requestScene(config, null, () => at),
  });
  const { saveDemoState } = await import("#demo/load/days/stored-state.ts");
  await saveDemoState(db, { fingerprint: demoFingerprint });
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
  await assertNoDemoTraveller(db);
  await ensureFirstAdmin(db, config.firstAdmin);
};

/** The demo folder stands next to the folder of the build. */
export const demoFolderOf = (buildDir: string): string => join(buildDir, "../demo");

/** @returns null before a build; a server that follows its sources has none either */
export const readDemoFingerprint = (buildDir: string): string | null => {
  const file = join(buildDir, ".demo");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};
