import { cpSync, existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** Folders of files whose names hold a hash of their content: one name never has two contents. */
const folders = ["build/site/client/assets", "build/backoffice/backoffice-assets"];

/** How long pages that name the files of a release are asked for after the next one. */
const keptMs = 30 * 24 * 3_600_000;

const copyNew = (from, to, now) => {
  if (!existsSync(from)) return;
  cpSync(from, to, {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: (path) => {
      const facts = statSync(path);
      return facts.isDirectory() || now - facts.mtimeMs < keptMs;
    },
  });
};

/**
 * Gives two releases each other's scripts and styles, so that while processes of both run each
 * answers what pages of the other name.
 */
export const exchangeFiles = (one, other, now = Date.now()) => {
  for (const folder of folders) {
    copyNew(join(one, folder), join(other, folder), now);
    copyNew(join(other, folder), join(one, folder), now);
  }
};
