import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createOfficePage } from "./office-page.ts";

const folder = mkdtempSync(join(tmpdir(), "office-page-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const editor = "../../features/page-editor/editor/editor-screen.tsx";
const build = (manifest: object) => {
  mkdirSync(join(folder, ".vite"), { recursive: true });
  writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
  writeFileSync(
    join(folder, "index.html"),
    '<html lang="en"><head><script type="module" src="/assets/office.js"></script></head></html>',
  );
};

test("the editor's page preloads its code and styles, each once", async () => {
  build({
    [editor]: { file: "assets/screen.js", imports: ["_editor.js", "_office.js"] },
    "_editor.js": { file: "assets/editor.js", imports: ["_office.js"], css: ["assets/editor.css"] },
    "_office.js": { file: "assets/office.js" },
  });
  const page = await createOfficePage(folder, "fr");
  const html = page("/custompages/new");
  expect(html).toContain('<html data-country="fr" lang="en">');
  expect(html.match(/href="[^"]+"/g)).toEqual([
    'href="/assets/screen.js"',
    'href="/assets/editor.js"',
    'href="/assets/editor.css"',
  ]);
  for (const other of ["/", "/custompages", "/custompages/a/preview"])
    expect(page(other)).not.toContain("modulepreload");
});

test("a build without the editor fails at the start", async () => {
  build({ "index.html": { file: "assets/office.js" } });
  await expect(createOfficePage(folder, "it")).rejects.toThrow(/holds no .*editor-screen/);
});
