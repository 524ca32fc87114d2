import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { allScreens } from "#apps/screens/screens.ts";
import { createOfficePage } from "./office-page.ts";

const folder = mkdtempSync(join(tmpdir(), "office-page-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const editor = "../../features/content/page-editor/editor/editor-screen.tsx";
const screens = new Set(allScreens.flatMap(({ file }) => (file ? `../../${file}` : [])));
/** A file for each screen, and what the manifest says of some. */
const build = (manifest: object) => {
  mkdirSync(join(folder, ".vite"), { recursive: true });
  const others = [...screens].map((name, index) => [name, { file: `assets/${index}.js` }]);
  writeFileSync(
    join(folder, ".vite/manifest.json"),
    JSON.stringify({ ...Object.fromEntries(others), ...manifest }),
  );
  writeFileSync(
    join(folder, "index.html"),
    '<html lang="en"><head><script type="module" src="/assets/office.js"></script></head><body><div id="root"></div></body></html>',
  );
};

const linksIn = (html: string) =>
  [...html.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]* (href="[^"]+")>/g)].map(
    ([, href]) => href,
  );
const dataIn = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g)].map(
    ([, path]) => path,
  );

const opening = (pathname: string, status = 200) => ({
  pathname,
  status,
  country: "de",
  isSignedIn: true,
});

test("the page of a screen preloads its code and styles, each once", async () => {
  build({
    [editor]: { file: "assets/screen.js", imports: ["_editor.js", "_office.js"] },
    "_editor.js": { file: "assets/editor.js", imports: ["_office.js"], css: ["assets/editor.css"] },
    "_office.js": { file: "assets/office.js" },
  });
  const page = await createOfficePage(folder, { country: "fr", apiBase: "/api" });
  const html = page(opening("/custompages/new"));
  expect(html).toContain('<html data-country="fr" data-api-base="/api" lang="en">');
  expect(linksIn(html)).toEqual([
    'href="/assets/screen.js"',
    'href="/assets/editor.js"',
    'href="/assets/editor.css"',
  ]);
  expect(linksIn(page(opening("/custompages")))).toHaveLength(1);
  expect(linksIn(page(opening("/audit")))).not.toEqual(linksIn(page(opening("/custompages"))));
});

test("the page of a screen loads the session and the screen's data ahead, in the visitor's country", async () => {
  build({});
  const page = await createOfficePage(folder, { country: "fr", apiBase: "/back/api" });
  const id = "0190c8f2-7d3b-4c55-9d1e-0b6f3a1c2d4e";
  expect(dataIn(page(opening(`/custompages/${id}`)))).toEqual([
    "/back/api/me",
    "/back/api/backoffice-config",
    `/back/api/de/custompages/${id}`,
    "/back/api/de/page-composer-blocks",
    "/back/api/de/settings",
  ]);
  expect(dataIn(page(opening("/custompages/new")))).not.toContain("/back/api/de/custompages/new");
  expect(dataIn(page(opening("/audit")))).toEqual(["/back/api/me", "/back/api/backoffice-config"]);
  expect(dataIn(page(opening("/audit", 403)))).toEqual([]);
});

test("the shapes of a screen come before the style sheets, which would hold them back", async () => {
  build({ [editor]: { file: "assets/screen.js", css: ["assets/editor.css"] } });
  const page = await createOfficePage(folder, { country: "fr", apiBase: "/api" });
  const html = page(opening("/custompages/new"));
  const [head = "", body = ""] = html.split("<body>");
  expect(head).not.toContain('rel="stylesheet"');
  expect(body.indexOf('class="boot"')).toBeGreaterThan(0);
  expect(body.indexOf('rel="stylesheet"')).toBeGreaterThan(body.indexOf('class="boot"'));
  // The theme, which the app writes into its root, comes after the variables that it sets.
  expect(body.indexOf(`id="root"`)).toBeGreaterThan(body.lastIndexOf(`rel="stylesheet"`));
  expect(html).not.toMatch(/<script(?![^>]* src=)/);
  expect(page(opening("/audit"))).toContain('class="boot"');
  for (const bare of [{ ...opening("/"), isSignedIn: false }, opening("/audit", 403)])
    expect(page(bare)).not.toContain('class="boot"');
});

test("a screen that does not open preloads nothing", async () => {
  build({});
  const page = await createOfficePage(folder, { country: "fr", apiBase: "/api" });
  expect(linksIn(page(opening("/audit", 403)))).toEqual([]);
  expect(linksIn(page(opening("/nothing-here", 404)))).toEqual([]);
});

test("a build without a screen fails at the start", async () => {
  build({ [editor]: undefined });
  await expect(createOfficePage(folder, { country: "it", apiBase: "/api" })).rejects.toThrow(
    /holds no .*editor-screen/,
  );
});
