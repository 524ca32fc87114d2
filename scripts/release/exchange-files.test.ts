import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exchangeFiles } from "./exchange-files.mjs";

const now = Date.parse("2026-11-27T04:00:00Z");
const day = 86_400_000;
const assets = "build/site/client/assets";

const release = (files: Readonly<Record<string, number>>) => {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  for (const each of [assets, "build/backoffice/backoffice-assets"])
    mkdirSync(join(folder, each, "parts"), { recursive: true });
  for (const [name, daysAgo] of Object.entries(files)) {
    const path = join(folder, assets, name);
    writeFileSync(path, folder);
    utimesSync(path, new Date(now - daysAgo * day), new Date(now - daysAgo * day));
  }
  return folder;
};

test("each release has the other's files, and none that nobody asks for any more", () => {
  const running = release({ "old-1.js": 3, "older-0.js": 31, "shared-5.js": 3 });
  const next = release({ "parts/new-2.js": 0, "shared-5.js": 0 });
  exchangeFiles(running, next, now);
  const names = (folder: string) =>
    readdirSync(join(folder, assets), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(".js"))
      .toSorted();
  expect(names(next)).toEqual(["old-1.js", "parts/new-2.js", "shared-5.js"]);
  expect(names(running)).toEqual(["old-1.js", "older-0.js", "parts/new-2.js", "shared-5.js"]);
  expect(readFileSync(join(next, assets, "shared-5.js"), "utf8")).toBe(next);
});
