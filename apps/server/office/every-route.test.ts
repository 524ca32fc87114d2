import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureDemoStaff } from "#features/staff/first-accounts.ts";
import { allScreens } from "#features/staff/screens/screens.ts";
import { migrations } from "#migrations/list.ts";
import { type Role, roles } from "#platform/roles.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import {
  type SignInBrowser,
  signInBrowser,
} from "#platform/server/identity/testing/sign-in-browser.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { emptyBuild, failingBuild } from "../testing/empty-build.ts";

const id = "3f0e9f6c-58c4-4a0e-9d6e-2a9b5a0f4a11";

/** The specification's routes: each family with the least role, and the only country that has it. */
const families: readonly Readonly<{ role: Role; country?: string; paths: readonly string[] }>[] = [
  {
    role: "editor",
    paths: [
      "/",
      "/media",
      "/cdn",
      "/layout/header",
      "/layout/footer",
      "/layout/beans",
      "/layout/contacts",
      "/custompages",
      "/custompages/new",
      `/custompages/${id}`,
      `/custompages/${id}/preview`,
      "/travels",
      "/travels/new",
      `/travels/${id}`,
      `/travels/${id}/custompage`,
      `/travels/${id}/maps`,
      `/travels/${id}/preview`,
      `/travels/${id}/tours`,
      `/travels/${id}/tours/new`,
      `/travels/${id}/tours/${id}`,
      `/travels/${id}/tours/${id}/preview`,
      "/resources/badges",
      "/resources/cost-centers",
      "/resources/date-ranges",
      "/resources/durations",
      "/resources/travel-type",
      "/resources/travel-type/primary",
      "/resources/travel-type/secondary",
      "/resources/travel-categories",
      "/resources/travel-formats",
      "/resources/travel-styles",
      "/redirects",
      "/redirects/new",
      `/redirects/${id}`,
      "/page-contents/fixed",
      "/page-contents/fixed/our-values",
      "/page-contents/destination",
      "/page-contents/destination/peru",
      ...["faqs", "coordinators", "reviews", "events"].flatMap((type) => [
        `/page-contents/${type}`,
        `/page-contents/${type}/new`,
        `/page-contents/${type}/${id}`,
      ]),
      "/faq",
      "/preview",
      "/new-form-builder",
      "/new-form-builder/new",
    ],
  },
  {
    role: "super-editor",
    paths: [
      "/templates/lists",
      "/templates/lists/new",
      `/templates/lists/${id}`,
      "/templates/pages",
      "/templates/structure",
      `/templates/structure/${id}`,
    ],
  },
  {
    role: "admin",
    paths: [
      "/settings/cache",
      "/settings/currencies",
      "/settings/maintenance",
      "/settings/installment-payments",
      "/settings/bulk-actions",
      "/audit",
      "/staff",
      "/debug",
    ],
  },
  {
    role: "admin",
    country: "it",
    paths: ["/blocks", "/blocks-new/wr-text", "/blocks-new/travel/new"],
  },
];

const routes = families.flatMap(({ paths, ...family }) =>
  paths.map((path) => ({ path, country: null, ...family })),
);
const accounts = { editor: "editor", "super-editor": "super", admin: "admin" } as const;

const origin = "http://backoffice.localhost:3000";
let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;
const browsers = new Map<Role, SignInBrowser>();

const open = async (environment: Readonly<Record<string, string>> = {}) =>
  createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "silent", ...environment }),
    database,
    build: failingBuild,
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    development: null,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "every-route-"));
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  app = await open();
  for (const role of roles) {
    const browser = signInBrowser(app, origin);
    await browser.signIn(`${accounts[role]}@wayroam.test`, `wayroam-${accounts[role]}`);
    browsers.set(role, browser);
  }
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const statusOf = async (browser: SignInBrowser | undefined, path: string) =>
  (await browser?.send("GET", path))?.statusCode;

test("the table names a path of every screen", () => {
  const words = ({ path }: { path: string }) =>
    new RegExp(`^${path.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")}$`);
  const missing = allScreens.filter(
    (screen) => !routes.some(({ path }) => words(screen).test(path)),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test("signed out, every route leads to the sign-in and back, the start page alone is shown", async () => {
  const nobody = signInBrowser(app, origin);
  for (const { path } of routes) {
    const { statusCode, headers } = await nobody.send("GET", path);
    const expected =
      path === "/"
        ? { status: 200, to: undefined }
        : { status: 303, to: `/login?returnTo=${encodeURIComponent(path)}` };
    expect({ path, status: statusCode, to: headers.location }).toEqual({ path, ...expected });
  }
});

test.each(roles)("as %s, every route of the role opens, and the others are 403", async (role) => {
  for (const { path, role: least } of routes) {
    const status = roles.indexOf(role) >= roles.indexOf(least) ? 200 : 403;
    expect({ path, status: await statusOf(browsers.get(role), path) }).toEqual({ path, status });
  }
});

test.each(roles)("as %s, a route that the country does not have is 404", async (role) => {
  const browser = browsers.get(role);
  browser?.addCookies(new Map([["office-country", "fr"]]));
  for (const { path, country, role: least } of routes) {
    const isAllowed = roles.indexOf(role) >= roles.indexOf(least);
    const status = country !== null ? 404 : isAllowed ? 200 : 403;
    expect({ path, status: await statusOf(browser, path) }).toEqual({ path, status });
  }
  browser?.addCookies(new Map([["office-country", "it"]]));
});

test.each(["/nothing-here", "/travels/nepal", "/settings/caches", "/page-contents/news"])(
  "%s is 404 for everybody",
  async (path) => {
    for (const browser of [...browsers.values(), signInBrowser(app, origin)])
      expect(await statusOf(browser, path)).toBe(404);
  },
);

test("where another provider keeps the accounts, /staff is 404 for everybody", async () => {
  const other = await open({
    STAFF_OIDC_ISSUER: "https://company.test",
    STAFF_OIDC_CLIENT_ID: "office",
    STAFF_OIDC_CLIENT_SECRET: "a-secret",
  });
  for (const role of roles) {
    const browser = signInBrowser(other, origin);
    browser.addCookies(browsers.get(role)?.cookies() ?? new Map());
    expect(await statusOf(browser, "/staff")).toBe(404);
    expect(await statusOf(browser, "/custompages")).toBe(200);
  }
  await other.close();
});
