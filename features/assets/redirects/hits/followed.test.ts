import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Redirect } from "#features/assets/redirects/contract.ts";
import { ensureDemoStaff } from "#features/company/staff/first-accounts.ts";
import {
  type SignInBrowser,
  signInBrowser,
} from "#platform/server/identity/testing/sign-in-browser.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "#apps/server/app.ts";
import { backofficeOrigin, readConfig } from "#apps/server/config/config.ts";
import { failingBuild, emptyBuild } from "#apps/server/testing/empty-build.ts";

const config = readConfig({ PORT: "3000", LOG_LEVEL: "silent" });
let folder: string;
let database: OpenDatabase;
/** Two processes on one database; staff use the first. */
let processes: readonly FastifyInstance[];
let editor: SignInBrowser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "redirects-followed-"));
  const buildDir = await emptyBuild(folder);
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  const options = {
    config,
    database,
    build: failingBuild,
    buildDir,
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    development: null,
  };
  const [first, second] = [await createApp(options), await createApp(options)];
  processes = [first, second];
  editor = signInBrowser(first, backofficeOrigin(config));
  await editor.signIn("editor@wayroam.test", "wayroam-editor");
});
afterAll(async () => {
  await Promise.all(processes.map((app) => app.close()));
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Status and location of each process's response. */
const responsesOf = (url: string, host = "it.localhost") =>
  Promise.all(
    processes.map(async (app) => {
      const { statusCode, headers } = await app.inject({ url, headers: { host } });
      return [statusCode, headers.location ?? null];
    }),
  );
/** A process learns of a change by a database notification, which takes a moment. */
const pollOptions = { interval: 10 };
const bothAnswer = (status: number, location: string | null) => [
  [status, location],
  [status, location],
];
const bothRender500 = bothAnswer(500, null);
const calls = "/api/it/redirects";
const create = async (json: object) => {
  const answer = await editor.send("POST", calls, { json });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
  return answer.json<Redirect>();
};

test("every process follows a redirect from its creation to its deletion", async () => {
  await expect.poll(() => responsesOf("/old"), pollOptions).toEqual(bothRender500);
  const record = await create({ from: "/old", to: "/new" });
  await expect.poll(() => responsesOf("/old"), pollOptions).toEqual(bothAnswer(301, "/new"));
  const path = `${calls}/${record.id}`;
  const put = (over: object) => editor.send("PUT", path, { json: { ...record, ...over } });
  for (const status of [302, 307, 308] as const) {
    await put({ status, to: `/for-${status}` });
    await expect
      .poll(() => responsesOf("/old"), pollOptions)
      .toEqual(bothAnswer(status, `/for-${status}`));
  }
  await put({ status: 410, to: null });
  await expect.poll(() => responsesOf("/old"), pollOptions).toEqual(bothAnswer(410, null));
  await put({ enabled: false });
  await expect.poll(() => responsesOf("/old"), pollOptions).toEqual(bothRender500);
  await put({ from: "/older" });
  await expect.poll(() => responsesOf("/older"), pollOptions).toEqual(bothAnswer(301, "/new"));
  await expect.poll(() => responsesOf("/old"), pollOptions).toEqual(bothRender500);
  await editor.send("DELETE", path);
  await expect.poll(() => responsesOf("/older"), pollOptions).toEqual(bothRender500);
});

test("a redirect matches whatever the path's case, trailing slash, encoding and query", async () => {
  await create({ from: "/Estate/caffè 2026", to: "/Nuova/però?a=b#c", status: 302 });
  const redirected = bothAnswer(302, "/Nuova/per%C3%B2?a=b#c");
  for (const url of [
    "/Estate/caff%C3%A8%202026",
    "/estate/caffe%CC%80%202026/",
    "/%65state/./caff%C3%A8%202026",
    "/estate/CAFF%C3%88%202026",
  ])
    await expect.poll(() => responsesOf(url), pollOptions).toEqual(redirected);
  const withQuery = bothAnswer(302, "/Nuova/per%C3%B2?a=b&utm_source=mail#c");
  expect(await responsesOf("/ESTATE/caff%c3%a8%202026?utm_source=mail")).toEqual(withQuery);
  await expect.poll(() => responsesOf("/estate"), pollOptions).toEqual(bothRender500);
  await expect.poll(() => responsesOf("/%zz"), pollOptions).toEqual(bothAnswer(400, null));
});

test("a redirect applies to its own market only", async () => {
  await create({ from: "/solo-qui", to: "/nuovo" });
  await expect.poll(() => responsesOf("/solo-qui"), pollOptions).toEqual(bothAnswer(301, "/nuovo"));
  await expect
    .poll(() => responsesOf("/solo-qui", "fr.localhost"), pollOptions)
    .toEqual(bothRender500);
});

test("a visitor's query goes along, but for what the target says itself, and leads nowhere else", async () => {
  await create({ from: "/offerte", to: "/cerca?discounted=1&type=mare" });
  await create({ from: "/qui", to: "/la" });
  await expect.poll(() => responsesOf("/qui"), pollOptions).toEqual(bothAnswer(301, "/la"));
  const led = async (url: string) => (await responsesOf(url))[0]?.[1];
  const target = "/cerca?discounted=1&type=mare";
  expect(await led("/offerte?utm_source=a%26b&utm_medium=")).toBe(
    `${target}&utm_source=a%26b&utm_medium=`,
  );
  expect(await led("/offerte?type=neve&%74ype=neve&discounted=0")).toBe(target);
  expect(await led("/qui?")).toBe("/la");
  expect(await led("/qui?&&a&&b=1")).toBe("/la?a&b=1");
  expect(await led("/qui?//evil.test/%0d%0aSet-Cookie:%20c=d")).toBe(
    "/la?//evil.test/%0d%0aSet-Cookie:%20c=d",
  );
  expect(await led("/qui?next=https://evil.test#x")).toBe("/la?next=https://evil.test");
});

test("a refused redirect is never followed", async () => {
  for (const [from, to] of [
    ["/a", "//evil.test"],
    ["/a", "/b\r\nSet-Cookie: c=d"],
    ["/login", "/b"],
    ["/a", "/A/"],
  ]) {
    const { statusCode } = await editor.send("POST", calls, { json: { from, to } });
    expect({ from, to, statusCode }).toEqual({ from, to, statusCode: 422 });
  }
  await expect.poll(() => responsesOf("/a"), pollOptions).toEqual(bothRender500);
});
