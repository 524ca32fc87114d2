import { join } from "node:path";
import { hasPages, loadAllBlocks } from "#demo/load/all-blocks.ts";
import { loadDemoContents } from "#demo/load/contents.ts";
import { loadDemo } from "#demo/load/demo.ts";
import { loadDemoFiles } from "#demo/load/files/files.ts";
import { loadDemoLayout, loadDemoPages } from "#demo/load/pages.ts";
import { loadDemoRedirects } from "#demo/load/redirects/redirects.ts";
import { loadDemoTemplates } from "#demo/load/templates/templates.ts";
import { readDemo } from "#demo/read/demo.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";

type Options = Readonly<{
  db: Database;
  files: FileStore;
  /** The folder of the demo's texts and pictures. */
  demoFolder: string;
  step: (text: string) => void;
}>;

/**
 * Loads or renews what the demo holds of the catalogue and its pages.
 * @param today ISO date
 */
export const loadWholeDemo = async (
  { db, files, demoFolder, step }: Options,
  today: string,
): Promise<void> => {
  const demo = await readDemo(demoFolder);
  if (demo.missingTexts) step(demo.missingTexts);
  const isNew = !(await hasPages(db));
  await loadDemoLayout(db, demo.phrases);
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
