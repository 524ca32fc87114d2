import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "apps",
  "blocks",
  "demo",
  "design",
  "features",
  "markets",
  "migrations",
  "platform",
];
/** The demo's data, which the server reads at its start, are no part of the build. */
const readAtRunTime = /^demo\/.*\.json$/;
/** Files outside the folders of the sources. */
export const files = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "scripts/compress.mjs",
  "scripts/fonts.mjs",
];

const filesIn = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .sort();

const isSource = (name) =>
  (/\.(tsx?|css|json|html|svg|avif|mjs)$/.test(name) || /^design\/.*\.jpg$/.test(name)) &&
  !name.includes(".test.") &&
  !readAtRunTime.test(name);

/**
 * Hashes of all files that the build depends on, and of the build with the demo's data: what a
 * stored demo was loaded from. A picture counts with its name and size, because the data beside the
 * pictures hold the hash of each.
 * @returns {{ sources: string, demo: string }}
 */
export const readFingerprints = (root) => {
  const sourceHash = createHash("sha256");
  for (const name of [
    ...sources.flatMap((folder) => filesIn(root, folder)).filter(isSource),
    ...files,
  ])
    sourceHash.update(name).update(readFileSync(join(root, name)));
  const ofSources = sourceHash.digest("hex");
  const demoHash = createHash("sha256").update(ofSources);
  for (const name of filesIn(root, "demo")) {
    if (name.endsWith(".json")) demoHash.update(name).update(readFileSync(join(root, name)));
    if (/^demo\/pictures\/.*\.jpg$/.test(name))
      demoHash.update(`${name} ${statSync(join(root, name)).size}`);
  }
  return { sources: ofSources, demo: demoHash.digest("hex") };
};
