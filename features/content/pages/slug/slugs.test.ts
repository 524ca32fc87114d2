import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#apps/server/app.ts";
import { backofficeOrigin, readConfig } from "#apps/server/config/config.ts";
import { emptyBuild } from "#apps/server/testing/empty-build.ts";
import { onePageBuild } from "#apps/server/testing/one-page-build.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { ensureDemoStaff } from "#features/company/staff/first-accounts.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import {
  type SignInBrowser,
  signInBrowser,
} from "#platform/server/identity/testing/sign-in-browser.ts";
import { freshDatabase } from "#platform/testing/database.ts";

const config = readConfig({ PORT: "3000", LOG_LEVEL: "silent" });
let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;
let editor: SignInBrowser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slugs-"));
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  app = await createApp({
    config,
    database,
    // As the site's own route for custom pages looks them up.
    build: onePageBuild(async ({ site, params }) => ({
      status: (await site.pageBySlug(params["*"])) ? 200 : 404,
    })),
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    development: null,
  });
  editor = signInBrowser(app, backofficeOrigin(config));
  await editor.signIn("editor@wayroam.test", "wayroam-editor");
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every word of up to three signs of each kind that a slug may have. */
const slugs = (): readonly string[] => {
  const signs = ["a", "Z", "7", "-", "_", "/"];
  const pairs = signs.flatMap((first) => signs.map((second) => first + second));
  return [...signs, ...pairs, ...pairs.flatMap((pair) => signs.map((sign) => pair + sign))];
};

/** The status at the end, since an address in capitals leads on to the one in small letters. */
const visit = async (url: string): Promise<number> => {
  const { statusCode, headers } = await app.inject({ url, headers: { host: "it.localhost:3000" } });
  return statusCode === 301 && headers.location === url.toLowerCase()
    ? visit(headers.location)
    : statusCode;
};

test("a published page answers at every slug that is accepted", async () => {
  const accepted: string[] = [];
  const unanswered: string[] = [];
  for (const slug of slugs()) {
    const json = { ...newPage("space"), name: slug, slug, isPublished: true };
    const { statusCode } = await editor.send("POST", "/api/it/custompages", { json });
    expect([201, 422]).toContain(statusCode);
    if (statusCode === 422) continue;
    accepted.push(slug);
    const status = await visit(`/${slug}`);
    if (status !== 200) unanswered.push(`${slug}: ${status}`);
  }
  expect(unanswered).toEqual([]);
  // All without a slash, and those with one in the middle.
  expect(accepted).toHaveLength(5 + 25 + 125 + 25);
});
