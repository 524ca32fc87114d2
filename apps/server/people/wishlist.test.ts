import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { catalogueTag } from "#features/records/catalogue-tags/rules.ts";
import {
  hosts,
  openPeopleApp,
  type PeopleApp,
  type PeopleBrowser,
  signUp,
} from "../testing/people/people-app.ts";
import { seedSmallCatalogue } from "../testing/small-catalogue.ts";

const path = pathOf("it-IT", "wishlist") ?? "";
const unknown = "7b0c2a52-6a39-4a39-9b51-0d2f6b0f7a11";

let people: PeopleApp;
let seeded: Awaited<ReturnType<typeof seedSmallCatalogue>>;
let visitor: PeopleBrowser;
let count = 0;
beforeAll(async () => {
  people = await openPeopleApp();
  seeded = await seedSmallCatalogue(people.db, new Date(people.clock.now));
});
afterAll(() => people.close());
beforeEach(async () => {
  visitor = people.browser();
  await signUp(people, visitor, `saver-${(count += 1)}@example.com`);
});

const t = translatorFor(marketById("it-IT"));

test("the calls save and remove for whoever is signed in, and for nobody else", async () => {
  const { travel, coming } = seeded;
  const stranger = people.browser();
  expect((await stranger.send("GET", "/api/wishlist")).statusCode).toBe(401);
  expect((await stranger.send("PUT", `/api/wishlist/travels/${travel.id}`)).statusCode).toBe(401);
  expect((await visitor.send("PUT", `/api/wishlist/travels/${travel.id}`)).statusCode).toBe(204);
  expect((await visitor.send("PUT", `/api/wishlist/tours/${coming.id}`)).statusCode).toBe(204);
  const list = await visitor.send("GET", "/api/wishlist");
  expect(list.headers["cache-control"]).toBe("no-store");
  expect(list.json()).toMatchObject({
    items: [{ travelId: travel.id, saved: true, tours: [{ tourId: coming.id }] }],
  });
  for (const id of [unknown, "no-id"])
    expect((await visitor.send("PUT", `/api/wishlist/tours/${id}`)).statusCode).toBe(404);
  const asked = await visitor.send("DELETE", `/api/wishlist/travels/${travel.id}`);
  expect([asked.statusCode, asked.json()]).toMatchObject([428, { key: "SAVED_TOURS", tours: 1 }]);
  const json = { confirmed: true };
  const removed = await visitor.send("DELETE", `/api/wishlist/travels/${travel.id}`, { json });
  expect(removed.statusCode).toBe(204);
  expect((await visitor.send("GET", "/api/wishlist")).json()).toEqual({ items: [] });
});

test("a market knows nothing of what is saved in another", async () => {
  await visitor.send("PUT", `/api/wishlist/travels/${seeded.travel.id}`);
  const elsewhere = people.browser(hosts.us);
  elsewhere.addCookies(visitor.cookies());
  expect((await elsewhere.send("GET", "/api/wishlist")).json()).toEqual({ items: [] });
});

test("the page says what has changed since, and what is gone keeps its heart", async () => {
  const { travel, coming } = seeded;
  await visitor.send("PUT", `/api/wishlist/travels/${travel.id}`);
  await visitor.send("PUT", `/api/wishlist/tours/${coming.id}`);
  const before = await visitor.send("GET", path);
  expect(before.headers["cache-control"]).toBe("no-store");
  expect(before.body).toContain('name="robots" content="noindex"');
  expect(before.body).not.toContain(t("wishlist.changes"));
  const change = async (values: Readonly<{ price_cents?: number; is_published?: boolean }>) => {
    await people.db.updateTable("tour").set(values).where("id", "=", coming.id).execute();
    await invalidateTags(people.db, [catalogueTag("it-IT")]);
  };
  await change({ price_cents: 140_000 });
  await expect
    .poll(async () => (await visitor.send("GET", path)).body)
    .toContain(t("wishlist.nPrices", { n: 1 }));
  expect((await visitor.send("GET", path)).body).toContain(t("wishlist.priceDown"));
  await change({ price_cents: 150_000, is_published: false });
  await expect
    .poll(async () => (await visitor.send("GET", path)).body)
    .toContain(t("departure.gone"));
  expect((await visitor.send("GET", path)).body).toContain(`value="${coming.id}"`);
  await change({ is_published: true });
});

test("a stranger's script is answered with what the device holds, and nothing is kept of it", async () => {
  const { travel, coming } = seeded;
  const at = "2026-11-02T10:00:00.000Z";
  const before = await people.db.selectFrom("wishlist_tour").selectAll().execute();
  const lines = [`travel:${travel.id} ${at}`, `tour:${coming.id} ${at}`, "tour:x y", "<b>"];
  const body = new URLSearchParams(lines.map((line) => ["shown", line]));
  const page = await people.app.inject({
    method: "POST",
    url: path,
    headers: {
      host: "it.localhost:3000",
      origin: hosts.it,
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: body.toString(),
  });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(t("wishlist.deviceTitle"));
  expect(page.body).toContain(`value="${coming.id}"`);
  expect(await people.db.selectFrom("wishlist_tour").selectAll().execute()).toEqual(before);
});

test.each(markets)("in $id the page is there and empty for a stranger", async (market) => {
  const own = pathOf(market.id, "wishlist") ?? "";
  const page = await people.browser(`http://${market.hostDefault}:3000`).send("GET", own);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(translatorFor(market)("wishlist.emptyTitle"));
});

test("each saved departure has a bell of its own, which tells its heart apart", async () => {
  const { travel, coming } = seeded;
  await visitor.send("PUT", `/api/wishlist/tours/${coming.id}`);
  await visitor.send("PUT", `/api/wishlist/travels/${travel.id}`);
  const reasons = { reasons: ["price"] };
  await visitor.send("PUT", `/api/alerts/tours/${coming.id}`, { json: reasons });
  const page = (await visitor.send("GET", path)).body;
  const bells = page.match(/<button[^>]*formAction="\/alerts"[^>]*>/gi) ?? [];
  expect(bells.map((bell) => /value="([^"]*)"/.exec(bell)?.[1])).toEqual([`tour.${coming.id}`]);
  // Without a script the bell leads to where its alert is changed, and the heart leaves it alone.
  const asked = (await visitor.send("GET", `/alerts?about=tour.${coming.id}`)).body;
  expect(asked).toContain(t("alert.save"));
  await visitor.send("DELETE", `/api/wishlist/tours/${coming.id}`);
  const alerts = (await visitor.send("GET", "/api/alerts")).json<{ items: object[] }>();
  expect(alerts.items).toMatchObject([{ tourId: coming.id }]);
});
