import { createServer } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ListedReview, ReviewOverview } from "#features/catalogue/reviews/contract.ts";
import { reviewFetchHandler, sendDueFetches } from "#features/catalogue/reviews/jobs.ts";
import {
  newestReviews,
  reviewsTag,
  reviewSummaries,
  travelReviewsTag,
} from "#features/catalogue/reviews/store.ts";
import { catalogueTag } from "#features/records/catalogue-tags/rules.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

type Answer = Readonly<{ status: number; body: string; type?: string }>;

/** A review provider: what it answers to the next requests, and which addresses it was asked. */
const startProvider = async () => {
  let answers: readonly Answer[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(request.url ?? "");
    if (answer?.status === 0) return void response.destroy();
    response.writeHead(answer?.status ?? 500, {
      "content-type": answer?.type ?? "application/json",
      ...(answer?.status === 302 ? { location: "http://127.0.0.1:1/" } : {}),
    });
    response.end(answer?.body ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1/`,
    asked,
    answer: (next: readonly Answer[]) => {
      asked.length = 0;
      answers = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

const path = "/api/it/reviews";
let database: OpenDatabase;
let provider: Awaited<ReturnType<typeof startProvider>>;
let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let admin: SignInBrowser;
let travelId: string;
beforeAll(async () => {
  provider = await startProvider();
  database = await freshDatabase(migrations);
  const { db } = database;
  const handler = reviewFetchHandler({ db, reviewsUrl: provider.url, now: () => new Date() });
  api = await openStaffApi([handler], undefined, database, { REVIEWS_URL: provider.url });
  travelId = (await seedSmallCatalogue(db, new Date())).travel.id;
  editor = await api.signIn("editor");
  admin = await api.signIn("admin");
});
afterAll(async () => {
  await api.close();
  await database.close();
  await provider.close();
});
beforeEach(async () => {
  await api.db.deleteFrom("review").execute();
  await api.db.deleteFrom("review_fetch").execute();
  await api.db.deleteFrom("setting").where("name", "=", "review_settings").execute();
});

const provided = (id: string, fields: object = {}) => ({
  id,
  travel: "nepal-annapurna",
  coordinator: "mei",
  author: "Ilaria",
  age: 45,
  rating: 4,
  text: "Un viaggio lento.",
  travelledOn: "2026-10-18",
  writtenOn: "2026-11-07",
  ...fields,
});
const page = (reviews: readonly unknown[], next: string | null = null): Answer => ({
  status: 200,
  body: JSON.stringify({ reviews, next }),
});
const overview = async () => (await editor.send("GET", `${path}/overview`)).json<ReviewOverview>();
const list = async (query = "") =>
  (await editor.send("GET", `${path}?${query}`)).json<{ items: ListedReview[]; total: number }>();
const fetchNow = async (answers: readonly Answer[]) => {
  provider.answer(answers);
  const asked = await editor.send("POST", `${path}/fetch`, { json: {} });
  await api.worker?.idle();
  return asked.statusCode;
};
const tagVersions = async () => {
  const rows = await api.db.selectFrom("cache_version").selectAll().orderBy("tag").execute();
  return new Map(rows.map(({ tag, version }) => [tag, version]));
};
const setMerchant = async (merchantId: string) => {
  const json = { value: { merchantId } };
  await admin.send("PUT", "/api/it/settings/review_settings", { json });
};

test("without an account nothing is fetched, and the overview says why", async () => {
  expect((await overview()).fetch).toEqual({
    lock: expect.stringContaining("no account"),
    last: null,
    everyHours: 0,
    next: null,
  });
  expect(await fetchNow([])).toBe(409);
  expect(provider.asked).toEqual([]);
});

test("new reviews wait for an eye and count at once; the same ones come once", async () => {
  await setMerchant("our shop");
  const before = await tagVersions();
  const renewed = async () => {
    const versions = [...(await tagVersions())];
    return versions.flatMap(([tag, version]) => (before.get(tag) === version ? [] : [tag]));
  };
  const first = page([provided("a"), provided("b", { rating: 5 })], "page 2");
  const second = page([provided("c", { travel: "nowhere" }), { id: "d" }]);
  expect(await fetchNow([first, second])).toBe(202);
  expect(provider.asked).toEqual([
    "/v1/merchants/our%20shop/reviews?market=it-IT",
    "/v1/merchants/our%20shop/reviews?market=it-IT&cursor=page+2",
  ]);
  expect(await overview()).toMatchObject({
    figures: { count: 2, average: 4.5 },
    waiting: 2,
    fetch: { lock: null, last: { added: 2, refused: 2, problem: null } },
  });
  expect(await newestReviews(api.db, "it-IT", {}, 10)).toEqual([]);
  // Stars stand on cards and order the search as well, so that both are renewed.
  expect(await renewed()).toEqual([catalogueTag("it-IT"), reviewsTag("it-IT")]);
  const changed = page([provided("a", { text: "Other words", rating: 1 }), provided("e")]);
  await fetchNow([changed]);
  expect(await overview()).toMatchObject({ waiting: 3, fetch: { last: { added: 1 } } });
  const texts = (await list("search=other+words")).total;
  expect(texts).toBe(0);
});

test.each<[string, Answer, string | RegExp]>([
  ["an answer that is no JSON", { status: 200, body: "<html>" }, /no page of reviews/],
  ["no page of reviews", { status: 200, body: '{"reviews":{}}' }, /no page of reviews/],
  ["more than a page", page(Array.from({ length: 101 }, () => 1)), /no page of reviews/],
  ["a flood", { status: 200, body: " ".repeat(1_100_000) }, /too long/],
  ["a redirect", { status: 302, body: "" }, /answered 302/],
  ["a broken connection", { status: 0, body: "" }, "The review provider cannot be reached."],
  ["an error", { status: 503, body: "" }, /answered 503/],
  ["a stranger", { status: 403, body: "" }, /does not know the merchant/],
])("%s adds nothing and is said", async (_, answer, problem) => {
  await setMerchant("our shop");
  await fetchNow([page([provided("a")])]);
  const before = await overview();
  expect(before.figures).toMatchObject({ count: 1 });
  await fetchNow([answer]);
  // What failed is tried again later, which the next test does not wait for.
  await sql`delete from pgboss.job where name = 'review-fetch'`.execute(api.db);
  const after = await overview();
  expect(after.fetch.last?.problem).toMatch(problem);
  expect(after.figures).toEqual(before.figures);
});

test("the provider is asked by itself once a day, or as often as the market says", async () => {
  await setMerchant("our shop");
  await fetchNow([page([])]);
  const hourMs = 3_600_000;
  const last = Date.parse((await overview()).fetch.last?.at ?? "");
  const { everyHours, next } = (await overview()).fetch;
  expect([everyHours, Date.parse(next ?? "")]).toEqual([24, last + 24 * hourMs]);
  const queued: unknown[] = [];
  const askAt = async (hours: number) => {
    queued.length = 0;
    await sendDueFetches({
      db: api.db,
      now: () => new Date(last + hours * hourMs),
      send: async (_db, _job, payload) => void queued.push(payload),
    });
    return queued.length;
  };
  expect([await askAt(23), await askAt(24), await askAt(30)]).toEqual([0, 1, 1]);
  expect(queued).toEqual([{ market: "it-IT", at: next }]);

  const every = (fetchEveryHours: number) =>
    admin.send("PUT", "/api/it/settings/review_settings", {
      json: { value: { merchantId: "our shop", fetchEveryHours } },
    });
  expect((await every(5)).statusCode).toBe(422);
  expect((await every(6)).statusCode).toBe(200);
  expect([await askAt(5), await askAt(6)]).toEqual([0, 1]);
  expect((await every(0)).statusCode).toBe(200);
  expect(await askAt(1000)).toBe(0);
  expect((await overview()).fetch).toMatchObject({ everyHours: 0, next: null });
});

test("hostile reviews are refused one by one", async () => {
  await setMerchant("our shop");
  const before = await overview();
  await fetchNow([
    page([
      provided("h1", { rating: 6 }),
      provided("h2", { text: "a".repeat(4001) }),
      provided("h3", { author: "\u202eevil" }),
      provided("h4", { text: "nul \u0000" }),
      provided("h5", { writtenOn: "yesterday" }),
      provided("h6", { text: "<script>alert(1)</script>" }),
      null,
    ]),
  ]);
  expect((await overview()).fetch.last).toMatchObject({ added: 1, refused: 6, problem: null });
  expect((await overview()).waiting).toBe(before.waiting + 1);
});

test("a decision shows or hides, moves no figure and can be taken back", async () => {
  await setMerchant("our shop");
  await fetchNow([page([provided("a"), provided("b", { rating: 5 })])]);
  const [review] = (await list("state=waiting&search=lento")).items;
  const decide = (json: object, version: number) =>
    editor.send("PUT", `${path}/${review?.id}`, {
      json,
      headers: { "if-match": `"${version}"` },
    });
  const figures = async () => (await reviewSummaries(api.db, "it-IT", [travelId])).get(travelId);
  const before = await figures();
  const shown = await decide({ state: "shown" }, 1);
  expect([shown.statusCode, shown.headers.etag]).toEqual([200, '"2"']);
  expect(await newestReviews(api.db, "it-IT", {}, 10)).toHaveLength(1);
  expect((await decide({ state: "hidden" }, 2)).statusCode).toBe(422);
  expect((await decide({ state: "hidden", reason: "other" }, 2)).statusCode).toBe(422);
  expect((await decide({ state: "hidden", reason: "off-topic" }, 1)).statusCode).toBe(412);
  expect((await decide({ state: "hidden", reason: "off-topic" }, 2)).json()).toMatchObject({
    state: "hidden",
    reason: "off-topic",
    quote: review?.quote,
  });
  expect(await newestReviews(api.db, "it-IT", {}, 10)).toEqual([]);
  expect((await decide({ state: "waiting" }, 3)).json()).toMatchObject({ state: "waiting" });
  expect(await figures()).toEqual(before);
  expect((await decide({ state: "shown", quote: "Better words" }, 4)).statusCode).toBe(422);
  const context = (await editor.send("GET", `${path}/${review?.id}/context`)).json();
  expect(context).toMatchObject({ travel: { count: before?.count }, coordinator: { groups: 14 } });
});

test("a decision renews the lists of the market and those of the trip", async () => {
  await setMerchant("our shop");
  await fetchNow([page([provided("renewing")])]);
  const [review] = (await list("state=waiting&search=lento")).items;
  const before = await tagVersions();
  await editor.send("PUT", `${path}/${review?.id}`, { json: { state: "shown" } });
  const after = await tagVersions();
  for (const tag of [reviewsTag("it-IT"), travelReviewsTag("it-IT", travelId)])
    expect(after.get(tag) ?? 0).toBeGreaterThan(before.get(tag) ?? 0);
});

test("a text with personal data is marked and cannot be shown", async () => {
  const text = "Con Mei Rossi. Il mio numero è 333 123 45 67, Ilaria Bianchi.";
  await setMerchant("our shop");
  await fetchNow([page([provided("p", { text })])]);
  const [review] = (await list("search=333")).items;
  const marked = review?.marks.map(({ kind, from, to }) => [kind, text.slice(from, to)]);
  expect(marked).toEqual([
    ["coordinator", "Mei Rossi"],
    ["phone", "333 123 45 67"],
    ["name", "Ilaria Bianchi"],
  ]);
  const decide = (json: object) => editor.send("PUT", `${path}/${review?.id}`, { json });
  const refused = await decide({ state: "shown" });
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    422,
    "A phone number is in the text. It cannot be shown as it is.",
  ]);
  expect((await decide({ state: "hidden", reason: "personal-data" })).statusCode).toBe(200);
});
