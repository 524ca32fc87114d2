import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { Page } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { CheckedLink, PreviewLink } from "#features/company/preview-links/contract.ts";
import { deleteOldLinks } from "#features/company/preview-links/store.ts";
import { setImmediate } from "node:timers/promises";
import { processTimer } from "#platform/server/load/timer.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { createQueue } from "#platform/server/load/request-queue.ts";
import { createSharedPreviews } from "./shared-previews.ts";

const secret = "a secret of a test that has more than 32 characters";
const market = "it-IT";
let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let site: FastifyInstance;
let page: Page;
let lateBy = 0;
beforeAll(async () => {
  api = await openStaffApi([], () => ({}), null, { SESSION_SECRET: secret });
  editor = await api.signIn("editor");
  const draft = { ...newPage("space"), name: "Draft", slug: "draft", isPublished: false };
  page = (await editor.send("POST", "/api/it/custompages", { json: draft })).json();
  const clock = { elapsed: () => performance.now(), timer: processTimer, turn: setImmediate };
  const answerPreview = createSharedPreviews({
    db: api.db,
    secret,
    preview: {
      drawStored: async (_market, { kind, id }) => ({
        html: `${kind} ${id}`,
        policy: "script-src 'none'",
      }),
      drawGone: async () => ({ html: "gone", policy: null }),
    },
    queue: createQueue({ running: 2, waiting: 50, maxWaitMs: 10_000 }, clock),
    now: () => new Date(Date.now() + lateBy),
  });
  site = fastify();
  site.get("/*", async (request, reply) => {
    const answered = await answerPreview(request, reply, market);
    return answered ?? reply.status(404).send("no such page");
  });
});
afterAll(async () => {
  await site.close();
  await api.close();
});

const path = "/api/it/preview-links";
const make = async (): Promise<PreviewLink> => {
  const answer = await editor.send("POST", path, { json: { kind: "page", id: page.id } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const open = (link: string) => {
  const { pathname, search } = new URL(link, "http://it.localhost");
  return site.inject({ url: pathname + search });
};
const stateOf = async (link: string) =>
  (await editor.send("GET", `${path}/check?link=${encodeURIComponent(link)}`)).json<CheckedLink>()
    .state;

test("a link shows a draft to somebody without an account, and no cache or search engine keeps it", async () => {
  const { link, isPublished, name, madeBy } = await make();
  expect({ isPublished, name, madeBy }).toEqual({
    isPublished: false,
    name: "Draft",
    madeBy: "Emma Clarke",
  });
  const answer = await open(link);
  expect(answer).toMatchObject({ statusCode: 200, body: `page ${page.id}` });
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "content-security-policy": "script-src 'none'",
  });
  expect(await stateOf(link)).toBe("good");
});

test("a link ends after seven days", async () => {
  const { link, until } = await make();
  const week = 7 * 24 * 3_600_000;
  expect(Math.abs(Date.parse(until) - Date.now() - week)).toBeLessThan(60_000);
  lateBy = week - 60_000;
  expect((await open(link)).statusCode).toBe(200);
  lateBy = week + 1000;
  expect(await open(link)).toMatchObject({ statusCode: 410, body: "gone" });
  lateBy = 0;
});

test("a link that was changed shows nothing", async () => {
  const { link } = await make();
  const other = (
    await editor.send("POST", "/api/it/custompages", {
      json: { ...newPage("space"), name: "Other", slug: "other" },
    })
  ).json<Page>();
  await editor.send("POST", path, { json: { kind: "page", id: other.id } });
  const [, seconds = "", mac = ""] = /token=([^.]+)\.(.+)$/.exec(link) ?? [];
  const later = (Number.parseInt(seconds, 36) + 86_400).toString(36);
  for (const changed of [
    link.replace(page.id, other.id),
    link.replace(`token=${seconds}`, `token=${later}`),
    link.replace(mac, `${mac.startsWith("A") ? "B" : "A"}${mac.slice(1)}`),
    link.replace(/\?.*/, ""),
    link.replace("/page/", "/secret/"),
    `${link.replace("?", "/x?")}`,
  ]) {
    expect({ changed, status: (await open(changed)).statusCode }).toEqual({ changed, status: 404 });
    expect(await stateOf(changed)).toBe("unknown");
  }
});

test("withdrawing makes every link to a record worthless, and a new one is good", async () => {
  const first = await make();
  const second = await make();
  expect((await open(first.link)).statusCode).toBe(200);
  await editor.send("DELETE", `${path}/page/${page.id}`);
  for (const { link } of [first, second]) {
    expect((await open(link)).statusCode).toBe(410);
    expect(await stateOf(link)).toBe("withdrawn");
  }
  const third = await make();
  expect((await open(third.link)).statusCode).toBe(200);
  expect((await open(first.link)).statusCode).toBe(404);
});

test("an expired link is forgotten only when no earlier one of its record can be good", async () => {
  const { link, until } = await make();
  const after = (days: number) => new Date(Date.parse(until) + days * 24 * 3_600_000);
  await deleteOldLinks(api.db, after(89), 100);
  expect((await open(link)).statusCode).toBe(200);
  await deleteOldLinks(api.db, after(91), 100);
  expect((await open(link)).statusCode).toBe(410);
});

test("a link is of one market", async () => {
  const { link } = await make();
  const elsewhere = `/api/fr/preview-links/check?link=${encodeURIComponent(link)}`;
  expect((await editor.send("GET", elsewhere)).json()).toMatchObject({ state: "unknown" });
});

test("a record that is not there has no link", async () => {
  const json = { kind: "travel", id: crypto.randomUUID() };
  expect((await editor.send("POST", path, { json })).statusCode).toBe(404);
  expect((await editor.send("DELETE", `${path}/travel/${json.id}`)).statusCode).toBe(404);
  expect((await api.anonymous().send("POST", path, { json })).statusCode).toBe(401);
});
