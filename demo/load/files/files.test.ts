import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { fileInputSchema } from "#features/assets/media/cdn-contract.ts";
import { fileTypeOf } from "#features/assets/media/cdn/file-types.ts";
import { contentName, fileAt } from "#features/assets/media/cdn/store.ts";
import { composeFiles } from "#demo/compose/files.ts";
import { markets } from "#markets/markets.ts";
import { migrations } from "#migrations/list.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { loadDemoFiles } from "./files.ts";

const [trip] = demoData.trips;

test.each(markets)("$id has five plain files of known types, at addresses of its own", (market) => {
  const files = composeFiles(market, demoData.phrases, trip!);
  expect(files).toHaveLength(5);
  for (const { folder, name, content } of files) {
    expect(fileInputSchema.parse({ folder, name })).toEqual({ folder, name });
    expect(fileTypeOf(name).type).not.toBe("application/octet-stream");
    expect(content.length).toBeGreaterThan(60);
  }
});

test("the files of all markets are stored with their content, once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-demo-files-"));
  const { db, close } = await freshDatabase(migrations);
  const store = folderStore(folder);
  await loadDemoFiles(db, store, demoData);
  await loadDemoFiles(db, store, demoData);
  const rows = await db.selectFrom("cdn_file").select(["folder", "name", "bytes"]).execute();
  expect(rows).toHaveLength(5 * markets.length);
  const stored = await fileAt(db, { folder: "it", name: "lista-bagaglio.txt" });
  expect(await store.has(contentName(stored?.sha256 ?? ""))).toBe(true);
  await close();
  rmSync(folder, { recursive: true, force: true });
});
