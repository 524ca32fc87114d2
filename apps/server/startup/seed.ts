import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  ensureDemoStaff,
  ensureFirstAdmin,
  assertNoDemoStaff,
} from "#features/company/staff/first-accounts.ts";
import {
  assertNoDemoTraveller,
  demoTraveller,
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

/** Loads or renews all parts of the demo. */
const loadWholeDemo = async (
  { db, files, demoFolder, step }: SeedOptions,
  today: string,
): Promise<void> => {
  const { loadDemoPages, loadDemoLayout } = await import("#demo/load/pages.ts");
  const { loadDemoTemplates } = await import("#demo/load/templates/templates.ts");
  const { loadDemoContents } = await import("#demo/load/contents.ts");
  const { loadDemoRedirects } = await import("#demo/load/redirects/redirects.ts");
  const { loadDemoFiles } = await import("#demo/load/files/files.ts");
  const { hasPages, loadAllBlocks } = await import("#demo/load/all-blocks.ts");
  const { readDemo } = await import("#demo/read/demo.ts");
  const demo = await readDemo(demoFolder);
  if (demo.missingTexts) step(demo.missingTexts);
  const isNew = !(await hasPages(db));
  await loadDemoLayout(db, demo.phrases);
  const { loadDemo } = await import("#demo/load/demo.ts");
  const masters = join(demoFolder, "pictures");
  await loadDemo({ db, files, masters, demo, today, step });
  // The content pages use pictures of the trips, so the trips are loaded before them.
  await loadDemoContents(db, demo);
  await loadDemoPages(db, demo.phrases);
  await loadDemoTemplates(db);
  await loadDemoRedirects(db, demo.redirects);
  await loadDemoFiles(db, files, demo);
  if (isNew) await loadAllBlocks(db, demo, today);
};

/** The demo's first requests, taken as visitors' are, but long before and without mails. */
const loadRequests = async ({ config, db, now }: SeedOptions): Promise<void> => {
  const { loadDemoRequests } = await import("#demo/load/requests/load-requests.ts");
  const { takeRequest } = await import("#features/people/requests/ask/ask.ts");
  await loadDemoRequests(db, {
    now: now(),
    visitor: config.visitorProvider ? null : { ...demoTraveller, market: "it-IT" },
    async take(trx, { market, tourId, at, address }, input) {
      const scene = requestScene(config, null, () => at);
      const sending = { market, tourId, input, address, sentKey: address };
      return (await takeRequest(trx, scene, sending)).request;
    },
  });
};

const seedDemo = async (options: SeedOptions): Promise<void> => {
  const { config, db, demoFingerprint, now, step } = options;
  if (!config.staffProvider) await ensureDemoStaff(db);
  if (!config.visitorProvider) await ensureDemoTraveller(db, now());
  const today = now().toISOString().slice(0, 10);
  // Imported only here and below, so that production loads nothing of the demo, and a later start
  // only what moves its dates.
  const { followDay } = await import("#demo/load/days/follow-day.ts");
  if (await followDay(db, demoFingerprint, today, step)) return;
  await loadWholeDemo(options, today);
  await loadRequests(options);
  const { loadDemoAlerts } = await import("#demo/load/alerts/load-alerts.ts");
  await loadDemoAlerts(db, { now: now(), email: demoTraveller.email });
  const { loadDemoSignUps } = await import("#demo/load/sign-ups/load-sign-ups.ts");
  await loadDemoSignUps(db, { now: now(), visitor: demoTraveller.email });
  const { loadPastTrip } = await import("#demo/load/passengers/past-trip.ts");
  await loadPastTrip(db, { now: now(), email: demoTraveller.email });
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
