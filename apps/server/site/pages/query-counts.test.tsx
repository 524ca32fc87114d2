import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { loadDeparturePage as departure } from "#apps/server/testing/pages/page-loads.ts";
import { load as destinations } from "#features/content/search/site/destinations/destinations.tsx";
import { load as home } from "#features/content/home/site/home.tsx";
import { load as itinerary } from "#features/content/trip-pages/site/itinerary/itinerary.tsx";
import { loadFrame } from "#apps/site/document/frame-data.ts";
import { loadSearch as search } from "#apps/server/testing/pages/page-loads.ts";
import { loadTrip as trip } from "#apps/server/testing/pages/page-loads.ts";
import { stableUuid } from "#demo/random.ts";
import { catalogueTag, travelsTag, travelTag } from "#features/records/catalogue-tags/rules.ts";
import { marketById } from "#markets/markets.ts";

const market = marketById("it-IT");
const now = new Date("2026-11-20T12:00:00Z");
const travelId = stableUuid("travel", market.id, "vietnam");

let demo: Awaited<ReturnType<typeof openDemoSite>>;
let travel: string;
let tour: string;
beforeAll(async () => {
  demo = await openDemoSite(["vietnam", "jordan", "peru"], "2026-11-20");
  const { db } = demo;
  // Most new trips have no reviews.
  await db.deleteFrom("review").where("travel_id", "=", travelId).execute();
  ({ slug: travel } = await db
    .selectFrom("travel")
    .select("slug")
    .where("id", "=", travelId)
    .executeTakeFirstOrThrow());
  ({ code: tour } = await db
    .selectFrom("tour")
    .select("code")
    .where("travel_id", "=", travelId)
    .where("is_published", "=", true)
    .where("departure_date", ">", "2026-11-21")
    .executeTakeFirstOrThrow());
});
afterAll(() => demo.close());

const pages = [
  ["home", home, "index"],
  ["search", search, "search"],
  ["trip", trip, "travels-travel"],
  ["itinerary", itinerary, "travels-travel-itinerary"],
  ["departure", departure, "travels-travel-tour"],
  ["destinations", destinations, "travels"],
] as const;

type Sources = ReturnType<typeof demo.openSources>;

/** Loads the data of a page and its frame. @returns the number of queries */
const render = async (sources: Sources, [, load, route]: (typeof pages)[number], query: string) => {
  const params = { travel, tour };
  const site = demo.siteOf({ market, now, sources });
  const before = demo.queryCount();
  await loadFrame(site, { route, params });
  await load(pageRequest(site, params, query));
  return demo.queryCount() - before;
};

test("rendering a page with other parameters needs no query", async () => {
  const sources = demo.openSources(now);
  const again: Record<string, number> = {};
  for (const page of pages) {
    await render(sources, page, "?priceMax=9000");
    again[page[0]] = await render(sources, page, "?priceMax=9001");
  }
  expect(again).toEqual(Object.fromEntries(pages.map(([name]) => [name, 0])));
});

test("a missing slug is looked up once", async () => {
  const { catalogue } = demo.siteOf({ market, now, sources: demo.openSources(now) });
  const ask = async () => {
    const before = demo.queryCount();
    await catalogue.travelBySlug("nowhere");
    await catalogue.currentSlug("travel", "nowhere");
    await catalogue.tourByCode(travelId, "nowhere");
    await catalogue.coordinatorBySlug("nobody");
    await catalogue.slugsInOtherMarkets();
    await catalogue.resourcesInOtherMarkets("date-ranges");
    await catalogue.toursByIds([travelId]); // This id exists, but not as a tour's.
    return demo.queryCount() - before;
  };
  expect(await ask()).toBeGreaterThan(0);
  expect(await ask()).toBe(0);
});

test("a record that was missing is shown after its invalidation", async () => {
  const { db } = demo;
  const sources = demo.openSources(now);
  const { catalogue } = demo.siteOf({ market, now, sources });
  const ofTravel = [travelsTag(market.id), travelTag(market.id, travelId)];
  const change = db.updateTable("tour").where("travel_id", "=", travelId).where("code", "=", tour);

  expect((await catalogue.reviewSummaries([travelId])).size).toBe(0);
  const other = await db
    .selectFrom("review")
    .selectAll()
    .where("market", "=", market.id)
    .where("is_shown", "=", true)
    .executeTakeFirstOrThrow();
  const review = { ...other, id: randomUUID(), travel_id: travelId };
  await db.insertInto("review").values(review).execute();
  sources.invalidate([catalogueTag(market.id)]);
  expect((await catalogue.reviewSummaries([travelId])).size).toBe(1);

  await change.set({ is_published: false }).execute();
  sources.invalidate(ofTravel);
  expect(await catalogue.tourByCode(travelId, tour)).toBeNull();
  const fewer = await catalogue.toursOfTravel(travelId);
  await change.set({ is_published: true }).execute();
  sources.invalidate(ofTravel);
  expect(await catalogue.tourByCode(travelId, tour)).toMatchObject({ code: tour });
  expect(await catalogue.toursOfTravel(travelId)).toHaveLength(fewer.length + 1);

  expect(await catalogue.travelBySlug("another-name")).toBeNull();
  const rename = db.updateTable("travel").where("id", "=", travelId);
  await rename.set({ slug: "another-name" }).execute();
  sources.invalidate(ofTravel);
  expect(await catalogue.travelBySlug("another-name")).toMatchObject({ id: travelId });
  expect(await catalogue.travelBySlug(travel)).toBeNull();
  await rename.set({ slug: travel }).execute();
});
