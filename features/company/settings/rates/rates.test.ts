import { createServer } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { openWorker } from "#platform/testing/worker.ts";
import { ratesHandler } from "./jobs.ts";

type Answer = Readonly<{ status?: number; body?: string; isSilent?: boolean; location?: string }>;

/** Speaks the protocol of the source of rates, truly or not. */
const startSource = async () => {
  let answer: Answer = {};
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (answer.isSilent) return;
    response.writeHead(answer.status ?? 200, {
      "content-type": "application/json",
      ...(answer.location && { location: answer.location }),
    });
    response.end(answer.body ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1/latest`,
    asked,
    answer: (next: Answer) => (answer = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const today = new Date().toISOString().slice(0, 10);
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const published = (rates: object, date = today, base = "EUR"): Answer => ({
  body: JSON.stringify({ amount: 1, base, date, rates }),
});

let database: OpenDatabase;
let source: Awaited<ReturnType<typeof startSource>>;
let api: Awaited<ReturnType<typeof openStaffApi>>;
let admin: SignInBrowser;
let editor: SignInBrowser;
const ours = { rates: { EUR: 1, GBP: 0.86, USD: 1.12 }, date: dayBefore(5) };
beforeAll(async () => {
  source = await startSource();
  database = await freshDatabase(migrations);
  api = await openStaffApi([], undefined, database, { RATES_URL: source.url });
  await seedSmallCatalogue(api.db, new Date());
  admin = await api.signIn("admin");
  editor = await api.signIn("editor");
});
beforeEach(async () => {
  for (const country of ["it", "us"]) await put(country, "currencies", ours);
});
afterAll(async () => {
  source.close();
  await api.close();
  await database.close();
});

const put = (country: string, name: string, value: object) =>
  admin.send("PUT", `/api/${country}/settings/${name}`, { json: { value } });
const ratesOf = async (country: string) =>
  (await admin.send("GET", `/api/${country}/settings/currencies`)).json<{ value: unknown }>().value;
const fetchNow = async () => {
  const answer = await admin.send("GET", "/api/it/settings/currencies/fetched");
  return [answer.statusCode, answer.json<{ detail?: string }>()] as const;
};

test("the source's rates are answered and not written, for administrators alone", async () => {
  source.answer(published({ GBP: 0.87, USD: 1.135, JPY: 160 }));
  const fetched = { rates: { EUR: 1, GBP: 0.87, USD: 1.135 }, date: today };
  expect(await fetchNow()).toEqual([200, fetched]);
  expect(source.asked.at(-1)).toBe("/v1/latest?base=EUR&symbols=GBP%2CUSD");
  expect(await ratesOf("it")).toEqual(ours);
  const path = "/api/it/settings/currencies/fetched";
  expect((await editor.send("GET", path)).statusCode).toBe(403);
  expect((await api.anonymous().send("GET", path)).statusCode).toBe(401);
  const named = await admin.send("GET", "/api/it/settings/currencies/source");
  expect(named.json()).toEqual({ host: new URL(source.url).host });
});

test.each([
  ["a failure", { status: 500 }, /answered 500/],
  ["a redirect", { status: 302, location: "http://127.0.0.1:1/" }, /cannot be reached/],
  ["words", { body: "<html>rates</html>" }, /holds no rates/],
  ["another base", published({ GBP: 0.87, USD: 1.13 }, today, "USD"), /holds no rates/],
  ["one rate", published({ GBP: 0.87 }), /holds no rates/],
  ["a negative rate", published({ GBP: -0.87, USD: 1.13 }), /holds no rates/],
  ["a rate tenfold", published({ GBP: 0.87, USD: 11.3 }), /differs from ours by 909 %/],
  ["a rate halved", published({ GBP: 0.87, USD: 0.56 }), /differs from ours by 50 %/],
  ["a day to come", published({ GBP: 0.87, USD: 1.13 }, dayBefore(-3)), /day to come/],
  ["an old day", published({ GBP: 0.87, USD: 1.13 }, dayBefore(11)), /more than 10 days/],
  ["a day before ours", published({ GBP: 0.87, USD: 1.13 }, dayBefore(6)), /older than ours/],
  ["too much", { body: `"${"x".repeat(70_000)}"` }, /too long/],
])("a source that answers %s is refused with a reason, and nothing changes", async (...row) => {
  const [, answer, reason] = row;
  source.answer(answer);
  const [status, { detail }] = await fetchNow();
  expect([status, detail]).toEqual([502, expect.stringMatching(reason)]);
  expect(await ratesOf("it")).toEqual(ours);
});

test("a source that says nothing is left after five seconds", async () => {
  source.answer({ isSilent: true });
  const [status, { detail }] = await fetchNow();
  expect([status, detail]).toEqual([502, "The source of rates did not answer within 5 seconds."]);
});

test("by itself the rates follow in all markets that have some, but those set by hand", async () => {
  source.answer(published({ GBP: 0.87, USD: 1.135 }));
  const byHand = { USD: dayBefore(2) };
  await put("us", "currencies", { ...ours, byHand });
  const now = () => new Date();
  const handler = ratesHandler({ db: api.db, source: source.url, now });
  const worker = await openWorker(database, [handler], now);
  await worker.idle();
  await worker.stop();
  expect(await ratesOf("it")).toEqual({ rates: { EUR: 1, GBP: 0.87, USD: 1.135 }, date: today });
  expect(await ratesOf("us")).toEqual({
    rates: { EUR: 1, GBP: 0.87, USD: 1.12 },
    date: today,
    byHand,
  });
  expect(await ratesOf("fr")).toEqual({ rates: null, date: null });
  const audit = await admin.send("GET", "/api/it/audit?entity=setting");
  expect(audit.json()).toMatchObject({
    items: [{ actor: "source of exchange rates", entityId: "currencies" }, {}],
  });

  // A source may correct what it has published on the same day.
  source.answer(published({ GBP: 0.88, USD: 1.135 }));
  await handler.run(
    { day: today, quarter: 0 },
    {
      retries: 0,
      signal: new AbortController().signal,
      once: (effect) => api.db.transaction().execute(effect),
      send: async () => undefined,
    },
  );
  expect(await ratesOf("it")).toMatchObject({ rates: { GBP: 0.88 }, date: today });
});

test("the rates of a week before are those from before the first change since", async () => {
  const week = async () =>
    (await admin.send("GET", "/api/es/settings/currencies/week")).json<object>();
  const backdate = (days: number) =>
    sql`update audit set at = at - make_interval(days => ${days}) where market = 'es-ES'`.execute(
      api.db,
    );
  expect(await week()).toEqual({ rates: null });
  await put("es", "currencies", ours);
  expect(await week()).toEqual({ rates: null });
  await backdate(8);
  await put("es", "currencies", { ...ours, rates: { ...ours.rates, USD: 1.13 } });
  await backdate(3);
  await put("es", "currencies", { ...ours, rates: { ...ours.rates, USD: 1.14 } });
  expect(await week()).toEqual({ rates: ours.rates });
  const { statusCode } = await editor.send("GET", "/api/es/settings/currencies/week");
  expect(statusCode).toBe(403);
});

test("consequences say which amounts visitors would read differently, and how many", async () => {
  await put("it", "currencies", ours);
  const ask = async (country: string, available: readonly string[], rates: object) =>
    (
      await admin.send("POST", `/api/${country}/settings/currencies/consequences`, {
        json: { currencies: { ...ours, rates }, available: { currencies: available } },
      })
    ).json<object>();
  const all = ["EUR", "GBP", "USD"];
  const unchanged = { conversions: [], offered: [], withdrawn: [], isFirstChanged: false };
  const same = await ask("it", all, ours.rates);
  expect(same).toMatchObject({ ...unchanged, first: "EUR" });
  expect(same).toMatchObject({ travels: expect.any(Number) as number });
  expect((same as { departures: number }).departures).toBeGreaterThan(0);
  expect(same).toMatchObject({ example: null });
  expect(await ask("it", all, { ...ours.rates, USD: 1.4 })).toMatchObject({
    conversions: [{ currency: "USD", before: 1.12, after: 1.4 }],
    example: {
      amount: expect.stringMatching(/\s€$/) as string,
      converted: expect.stringMatching(/^circa \$/) as string,
      payNote: "Paghi in EUR.",
    },
  });
  expect(await ask("it", ["USD", "EUR"], ours.rates)).toMatchObject({
    conversions: [{ currency: "GBP", before: 0.86, after: null }],
    withdrawn: ["GBP"],
    first: "USD",
    isFirstChanged: true,
  });
});

test("a market goes on offering the money that it is paid in", async () => {
  const refused = await put("we", "available_currencies", { currencies: ["GBP", "USD"] });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { errors: [{ path: "value.currencies" }] },
  ]);
  const saved = await put("we", "available_currencies", { currencies: ["EUR", "GBP"] });
  expect(saved.statusCode).toBe(200);
});

test("without a configured source, fetching is refused with its reason", async () => {
  const other = await openStaffApi([], undefined, database);
  const someone = await other.signIn("admin");
  const answer = await someone.send("GET", "/api/it/settings/currencies/fetched");
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    409,
    "No source of exchange rates is configured (RATES_URL).",
  ]);
  await other.close();
});
