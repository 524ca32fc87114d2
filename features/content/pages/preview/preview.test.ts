import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blockSchemas } from "#blocks/schemas.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";
import type { Block } from "#features/content/pages/contract.ts";
import type { PreviewResponse, PreviewRequest } from "#features/content/pages/preview-contract.ts";
import { eachFlag, type FacetCounts, flags } from "#features/content/search/contract.ts";
import { ensureDemoStaff } from "#features/company/staff/first-accounts.ts";
import { addStaffRoutes } from "#features/company/staff/routes.ts";
import {
  type SignInBrowser,
  signInBrowser,
} from "#platform/server/identity/testing/sign-in-browser.ts";
import { migrations } from "#migrations/list.ts";
import { createTaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { answerError } from "#platform/server/http/problem.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { addApi } from "#apps/server/api/api.ts";
import { backofficeOrigin, readConfig, siteOrigins } from "#apps/server/config/config.ts";
import { createEntityCaches } from "#apps/server/caches/entity-caches.ts";
import { createPreview } from "#apps/server/site/preview.tsx";
import type { SiteSources } from "#apps/server/site/site-request.ts";

const config = readConfig({ PORT: "3000" });
const origin = backofficeOrigin(config);
const now = () => new Date("2026-11-21T12:00:00Z");
const page = `<html><head><link rel="stylesheet" href="/assets/site.css"/>
<link rel="modulepreload" href="/assets/root.js"/></head><body><main></main>
<script>window.state = "1";</script><script type="module" async="">
import "/assets/entry.js";</script></body></html>`;
let database: OpenDatabase;
let app: FastifyInstance;
let editor: SignInBrowser;
const broken = () => Promise.reject(new Error("The index at 10.0.0.7 does not answer."));
const facets: FacetCounts = {
  duration: {},
  age: {},
  status: {},
  badge: {},
  type: {},
  style: {},
  mood: {},
  transport: {},
  effort: {},
  ...eachFlag(flags, () => ({})),
};
const foundNothing: SiteSources["search"] = () =>
  Promise.resolve({ total: 0, page: 1, pages: 0, hits: [], facets, prices: null });
let search: SiteSources["search"] = broken;
const unforeseen: unknown[] = [];

beforeAll(async () => {
  database = await freshDatabase(migrations);
  const { db } = database;
  await ensureDemoStaff(db);
  app = fastify({ bodyLimit: 2 * 1024 * 1024 });
  app.setErrorHandler(answerError);
  const { secret } = config;
  await app.register(cookie);
  await addStaffRoutes(app, {
    db,
    origin,
    product: "Example",
    secret,
    provider: null,
    secureCookies: false,
    now,
  });
  const preview = createPreview({
    draw: async () => ({ status: 200, location: null, html: page, inlineScripts: [] }),
    isBuilt: true,
    db,
    product: config.product,
    origins: siteOrigins(config),
    search: (market, query) => search(market, query),
    summarizeDepartures: async () => null,
    departuresByMonth: async () => new Map(),
    departureDays: async () => new Map(),
    countResults: async () => 0,
    nearestMonths: async () => new Map(),
    nextDepartures: async () => [],
    spreadDepartures: async () => [],
    bestRated: async () => [],
    upcomingTours: async () => new Map(),
    placeCounts: async () => new Map(),
    placesNamed: async () => [],
    correct: async (_market, q) => q,
    wordsInTexts: async (_market, _q, texts) => texts.map(() => []),
    entityCaches: createEntityCaches(createTaggedCache()),
    now,
    onError: (error) => unforeseen.push(error),
  });
  await addApi(app, { config, db, now, preview });
  editor = signInBrowser(app, origin);
  await editor.signIn("editor@wayroam.test", "wayroam-editor");
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const text = (id: string, over: Partial<Block> = {}): Block => ({
  id,
  blockType: "wr-text",
  content: { title: `Title of ${id}`, text: "Words", customCss: "" },
  enabled: true,
  schedule: null,
  ...over,
});
const post = (json: unknown) => editor.send("POST", "/api/it/preview", { json });
const draw = async (blocks: readonly Block[], over: Partial<PreviewRequest> = {}) => {
  const answer = await post({ blocks, at: null, customCss: null, ...over });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
  return answer.json<PreviewResponse>();
};

test("a block is drawn as on the public page, with its CSS sanitized and scoped", async () => {
  const customCss =
    "h2 { color: red } p { background: url(https://evil.test/x) } a { content: '<script>' }";
  const content = { title: "<img src=x onerror=alert(1)>", text: "</p><script>", customCss };
  const { blocks, pageCss } = await draw([text("a", { content })], {
    customCss: "@import 'https://evil.test/y'; body { margin: 0 } p { color: blue }",
  });
  expect(blocks).toEqual([
    {
      id: "a",
      isShown: true,
      endsAt: null,
      hint: null,
      problem: null,
      html: '<section class="wrap text-block" id="b-a"><h2 data-preview-field="content.title">&lt;img src=x onerror=alert(1)&gt;</h2><p>&lt;/p&gt;&lt;script&gt;</p></section>',
      css: expect.stringMatching(/^@scope \(#b-a\) \{[^<]*color: red[^<]*\}$/),
    },
  ]);
  expect(pageCss).toMatch(/^@scope \(#page\) \{[^<]*color: blue/);
  expect(JSON.stringify({ blocks, pageCss })).not.toContain("evil.test");
  const ended = { ...content, customCss: "h2 { color: red } </style>" };
  expect((await draw([text("a", { content: ended })])).blocks[0]?.css).toBe("");
});

test("a block is visible from the start of its schedule until before its end", async () => {
  const schedule = { from: "2026-12-03T10:00:00+01:00", to: "2026-12-04T10:00:00+01:00" };
  const planned = [text("on", { schedule }), text("off", { schedule, enabled: false })];
  const shownAt = async (at: string | null) =>
    (await draw(planned, { at })).blocks.map(({ isShown }) => isShown);
  expect(await shownAt(null)).toEqual([false, false]);
  expect(await shownAt("2026-12-03T08:59:59Z")).toEqual([false, false]);
  expect(await shownAt("2026-12-03T09:00:00Z")).toEqual([true, false]);
  expect(await shownAt("2026-12-04T08:59:59Z")).toEqual([true, false]);
  expect(await shownAt("2026-12-04T09:00:00Z")).toEqual([false, false]);
});

test("a block whose content expires tells when, and is hidden from then on", async () => {
  const content = {
    ...blockSchemas["wr-promo"].start,
    title: "Sale",
    endsAt: "2026-12-01T08:00:00Z",
  };
  const promo = [text("a", { blockType: "wr-promo", content })];
  const at = async (moment: string) => (await draw(promo, { at: moment })).blocks[0];
  expect(await at("2026-12-01T07:59:59Z")).toMatchObject({
    isShown: true,
    endsAt: "2026-12-01T08:00:00.000Z",
    problem: null,
  });
  expect(await at("2026-12-01T08:00:00Z")).toMatchObject({ isShown: false });
});

test("a block that cannot be drawn tells why, and the others are drawn", async () => {
  const backwards = { from: "2026-12-04T10:00:00Z", to: "2026-12-03T10:00:00Z" };
  const { blocks } = await draw([
    text("a"),
    text("b", { blockType: "wr-unheard-of" }),
    text("c", { content: { title: "x".repeat(121), text: "", customCss: "" } }),
    text("d", { content: { nothing: true } }),
    text("e", { schedule: backwards }),
  ]);
  expect(blocks.map(({ id, html }) => [id, html !== ""])).toEqual([
    ["a", true],
    ["b", false],
    ["c", false],
    ["d", false],
    ["e", true],
  ]);
  expect(blocks[0]?.problem).toBeNull();
  expect(blocks[1]?.problem).toBe("There is no block wr-unheard-of.");
  expect(blocks[2]?.problem).toMatch(/^title: .*120/);
  expect(unforeseen).toEqual([]);
});

test("a block that fails unexpectedly gives no internal reason, and the others are drawn", async () => {
  const { start } = blockSchemas["wr-travels"];
  const travels = text("a", { blockType: "wr-travels", content: { ...start } });
  const { blocks } = await draw([travels, text("b")]);
  expect(blocks.map(({ problem }) => problem)).toEqual([
    "The server failed to draw this block.",
    null,
  ]);
  expect(unforeseen.splice(0)).toHaveLength(1);
});

test.each(["wr-travels", "wr-tours"] as const)(
  "%s is drawn with the search above it, and runs nothing",
  async (blockType) => {
    search = foundNothing;
    const content = { ...blockSchemas[blockType].start, showFilters: true };
    const { blocks } = await draw([text("a", { blockType, content })]).finally(() => {
      search = broken;
    });
    expect(unforeseen).toEqual([]);
    expect(blocks[0]).toMatchObject({ problem: null });
    expect(blocks[0]?.html).toMatch(/<section[^>]* id="b-a".*<form [^>]*method="get".*name="q"/s);
    expect(blocks[0]?.html).not.toContain("<script");
  },
);

test.each([
  ["wr-trip-dates", "trip"],
  ["wr-trip-included", "trip"],
  ["wr-place-trips", "place"],
] as const)("%s shows nothing without its %s, and staff are told to choose", async (type, what) => {
  const block = text("a", { blockType: type, content: blockSchemas[type].start });
  const { blocks } = await draw([block]);
  expect(blocks).toMatchObject([
    { html: "", hint: `nothing to show: choose a ${what}`, problem: null },
  ]);
});

const schemas: readonly BlockSchema[] = Object.values(blockSchemas);

test.each(schemas.flatMap(({ name, start, needs }) => (needs ? { name, start, needs } : [])))(
  "a plain $name says what to fill, where it is filled by hand",
  async ({ name, start, needs }) => {
    const byHand = needs.when ? { [needs.when.field]: needs.when.is[0] } : {};
    const content = { ...(start as Block["content"]), ...byHand };
    const [drawn] = (await draw([text("a", { blockType: name, content })])).blocks;
    expect(drawn).toMatchObject({
      hint: `nothing to show yet. ${needs.message}`,
      problem: null,
    });
  },
);

test("a block that holds something has no hint", async () => {
  const { examples } = blockSchemas["wr-call-to-action"];
  const blocks = examples.map(({ name, content }) =>
    text(name, { blockType: "wr-call-to-action", content }),
  );
  expect((await draw(blocks)).blocks.map(({ hint }) => hint)).toEqual([null, null]);
});

test("300 blocks are drawn in order", async () => {
  const many = Array.from({ length: 300 }, (_, index) => text(`n${index}`));
  const { blocks } = await draw(many);
  expect(blocks.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
  expect(blocks.every(({ html }) => html.startsWith("<section"))).toBe(true);
});

test.each([
  ["an unknown key", 400, { blocks: [], at: null, customCss: null, colour: "red" }],
  [
    "an unknown key of a block",
    400,
    { blocks: [{ ...text("a"), open: true }], at: null, customCss: null },
  ],
  ["no list of blocks", 422, { blocks: {}, at: null, customCss: null }],
  [
    "too many blocks",
    422,
    { blocks: Array.from({ length: 501 }, () => text("a")), at: null, customCss: null },
  ],
  ["a moment that is none", 422, { blocks: [], at: "tomorrow", customCss: null }],
  ["a style sheet that is too long", 422, { blocks: [], at: null, customCss: "x".repeat(50_001) }],
  ["nothing", 422, {}],
  ["broken JSON", 400, "{"],
])("refused: %s", async (_what, status, json) => {
  expect((await post(json)).statusCode).toBe(status);
});

test("the preview needs a session and the same origin", async () => {
  const anonymous = signInBrowser(app, origin);
  const json = { blocks: [text("a")], at: null, customCss: null };
  expect((await anonymous.send("GET", "/api/it/preview/frame")).statusCode).toBe(401);
  expect((await anonymous.send("POST", "/api/it/preview", { json })).statusCode).toBe(401);
  const headers = { origin: "http://it.localhost:3000" };
  expect((await editor.send("POST", "/api/it/preview", { json, headers })).statusCode).toBe(403);
  const onSite = { headers: { host: "it.localhost:3000" } };
  expect((await editor.send("GET", "/api/it/preview/frame", onSite)).statusCode).toBe(401);
  expect((await editor.send("GET", "/api/xx/preview/frame")).statusCode).toBe(404);
});

test("the frame has no script, and its policy forbids scripts and framing by other origins", async () => {
  const frame = await editor.send("GET", "/api/it/preview/frame");
  expect(frame.statusCode).toBe(200);
  expect(frame.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(frame.headers["cache-control"]).toBe("no-store");
  expect(frame.body).toContain('<link rel="stylesheet" href="/assets/site.css"/>');
  expect(frame.body).not.toMatch(/<script|modulepreload/);
  const policy = String(frame.headers["content-security-policy"]).split("; ");
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "form-action 'none'", "frame-ancestors 'self'"]),
  );
  expect(policy.join()).not.toContain("script-src");
});
