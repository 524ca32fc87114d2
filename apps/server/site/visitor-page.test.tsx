import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#apps/server/app.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { emptyBuild } from "#apps/server/testing/empty-build.ts";
import { type SitePages, sitePages } from "#apps/site/site-pages.ts";
import { visitorPage } from "#markets/site/page-route.tsx";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { seeOther } from "#platform/site/page-ends.ts";
import { freshDatabase } from "#platform/testing/database.ts";

const host = "it.localhost:3000";
const names: string[] = [];

/** Greets the visitor of a cookie, and takes their name. */
const account = visitorPage({
  async load({ method, form, cookies, searchParams }) {
    const name = form?.fields.get("name") ?? "";
    if (method === "POST" && name !== "") {
      names.push(name);
      throw seeOther("/conto?saved=1");
    }
    const text = method === "POST" ? "No name" : `Hello ${cookies["name"] ?? "you"}`;
    return { text, saved: searchParams.get("saved"), head: [{ title: "Account" }] };
  },
  Page: ({ text, saved }) => (
    <p id="greeting">
      {text}
      {saved && ", saved"}
    </p>
  ),
});

/** The pages of the product with one that belongs to its visitor. */
const pages: SitePages = {
  ...sitePages,
  at(market, path) {
    const place = sitePages.at(market, path);
    return path === "/conto" ? { ...place, page: account } : place;
  },
};

let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visitor-page-"));
  database = await freshDatabase(migrations);
  app = await createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "silent" }),
    database,
    build: pages,
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    development: null,
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const visit = async (url: string, cookie = "") =>
  app.inject({ url, headers: { host, ...(cookie && { cookie }) } });

const send = async (body: string, origin = `http://${host}`) =>
  app.inject({
    method: "POST",
    url: "/conto",
    headers: { host, origin, "content-type": "application/x-www-form-urlencoded" },
    payload: body,
  });

const greeting = (html: string): string => /id="greeting">(.*?)<\/p>/.exec(html)?.[1] ?? html;

test("a page of a visitor reads their cookies and is kept for nobody", async () => {
  const ada = await visit("/conto", "name=Ada");
  expect(ada.statusCode).toBe(200);
  expect(greeting(ada.body)).toBe("Hello Ada");
  expect(ada.headers["cache-control"]).toBe("no-store");
  expect(greeting((await visit("/conto", "name=Bo")).body)).toBe("Hello Bo");
  expect(greeting((await visit("/conto")).body)).toBe("Hello you");
  // It stands in the frame of the market, as every page does.
  expect(ada.body).toContain('<html lang="it-IT">');
  expect(ada.body).toContain("<title>Account</title>");
});

test("what is sent to a page of a visitor leads on, or is answered with the page", async () => {
  const sent = await send("name=Ada");
  expect([sent.statusCode, sent.headers.location]).toEqual([303, "/conto?saved=1"]);
  expect(names).toEqual(["Ada"]);
  expect(greeting((await visit("/conto?saved=1")).body)).toBe("Hello you<!-- -->, saved");
  const refused = await send("name=");
  expect([refused.statusCode, greeting(refused.body)]).toEqual([200, "No name"]);
  expect(refused.headers["cache-control"]).toBe("no-store");
});

test("another site sends nothing to a page of a visitor", async () => {
  expect((await send("name=Eve", "https://elsewhere.test")).statusCode).toBe(403);
  expect(names).not.toContain("Eve");
});
