import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { keepRows } from "#apps/server/testing/site/kept-rows.ts";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { canonicalUrl } from "#apps/server/site/canonical-url.ts";
import { load as toursLoader } from "#features/content/search/site/confirmed/confirmed-departures.tsx";
import { loadDeparturePage as departureLoader } from "#apps/server/testing/pages/page-loads.ts";
import type { SiteRequest } from "#apps/site/context.ts";
import { load as itineraryLoader } from "#features/content/trip-pages/site/itinerary/itinerary.tsx";
import { loadSearch as searchLoader } from "#apps/server/testing/pages/page-loads.ts";
import { loadTrip as tripLoader } from "#apps/server/testing/pages/page-loads.ts";
import { stableUuid } from "#demo/random.ts";
import type { MarketId } from "#markets/market-type.ts";
import { formatLongDate } from "#markets/format.ts";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";

const today = "2026-11-22";
const origins = new Map(markets.map(({ id }) => [id, `http://${id}`] as const));
let demo: Awaited<ReturnType<typeof openDemoSite>>;
let restore: Awaited<ReturnType<typeof keepRows>>;
beforeAll(async () => {
  demo = await openDemoSite(["cuba", "vietnam", "jordan", "peru", "iceland"], today);
  restore = await keepRows(demo.db, [
    "resource",
    "destination",
    "travel",
    "travel_destination",
    "tour",
  ]);
});
beforeEach(() => restore());
afterAll(() => demo.close());

const siteOf = (id: MarketId): SiteRequest => ({
  ...demo.siteOf({ market: marketById(id) }),
  origins,
});
const hreflang = (id: MarketId) => marketById(id).hreflang;
const search = (id: MarketId, query: string) => `http://${id}${pathOf(id, "search") ?? ""}${query}`;

/** URLs of a search in other markets, by `hreflang`. */
const switched = async (id: MarketId, query: string) =>
  (await searchLoader(pageRequest(siteOf(id), {}, query))).otherMarketUrls;

const slugIn = async (id: MarketId, kind: string, key: string) => {
  const resources = await siteOf(id).catalogue.resources();
  return resources.find((each) => each.id === stableUuid("resource", id, kind, key))?.slug ?? "";
};

test("a search is translated for other markets and unchanged in its own", async () => {
  const query =
    "?q=volcano&from=2027-01-02&priceMin=900&age=25-35&mood=nature&sort=price-asc&page=2";
  const otherMarketUrls = await switched("en-US", query);
  const translatableFilters = "from=2027-01-02&age=25-35&mood=nature&sort=price-asc";
  expect(otherMarketUrls[hreflang("en-US")]).toBe(search("en-US", query));
  expect(otherMarketUrls[hreflang("en-WE")]).toBe(
    search("en-WE", `?q=volcano&${translatableFilters}`),
  );
  expect(otherMarketUrls[hreflang("it-IT")]).toBe(search("it-IT", `?${translatableFilters}`));
  const euros = await switched("it-IT", "?priceMax=2000&discounted=1");
  expect(euros[hreflang("fr-FR")]).toBe(search("fr-FR", "?priceMax=2000&discounted=1"));
  expect(euros[hreflang("en-US")]).toBe(search("en-US", "?discounted=1"));
});

test("a keyword and its relevance order are dropped in markets of another language", async () => {
  const otherMarketUrls = await switched("en-US", "?q=volcano");
  expect(otherMarketUrls[hreflang("en-US")]).toBe(search("en-US", "?q=volcano"));
  expect(otherMarketUrls[hreflang("international")]).toBe(search("international", "?q=volcano"));
  for (const id of ["it-IT", "es-ES", "fr-FR", "de-DE"] as const)
    expect(otherMarketUrls[hreflang(id)]).toBe(search(id, ""));
});

test.each([
  ["period", "date-ranges", "christmas"],
  ["type", "travel-type-primary", ""],
  ["style", "travel-styles", ""],
])("the slug of a %s is translated for each market", async (name, kind, wanted) => {
  const resources = await siteOf("it-IT").catalogue.resources();
  const { travels } = await travelsOf("it-IT");
  const usedResourceIds = new Set(travels.flatMap(({ typeId, styleId }) => [typeId, styleId]));
  const candidates = resources.filter(
    (each) => each.kind === kind && (kind === "date-ranges" || usedResourceIds.has(each.id)),
  );
  expect(candidates.length).toBeGreaterThan(0);
  const italianSlug = wanted ? await slugIn("it-IT", kind, wanted) : (candidates[0]?.slug ?? "");
  const otherMarketUrls = await switched("it-IT", `?${name}=${italianSlug}`);
  const { order } = resources.find((each) => each.kind === kind && each.slug === italianSlug) ?? {};
  for (const { id } of markets) {
    const all = await siteOf(id).catalogue.resources();
    const same = all.find((each) => each.kind === kind && each.order === order)?.slug ?? "";
    expect(otherMarketUrls[hreflang(id)]).toBe(search(id, `?${name}=${same}`));
  }
});

test("what staff have paired counts, whatever its slug and dates", async () => {
  const italianSlug = await slugIn("it-IT", "date-ranges", "christmas");
  const change = (id: MarketId, set: { slug: string; facts: string } | { shared_id: string }) =>
    demo.db
      .updateTable("resource")
      .set(set)
      .where("market", "=", id)
      .where("id", "=", stableUuid("resource", id, "date-ranges", "christmas"))
      .execute();
  const facts = JSON.stringify({ from: "2027-03-01", to: "2027-03-09" });
  await change("de-DE", { slug: "winterfest", facts });
  await change("fr-FR", { shared_id: stableUuid("alone") });
  const otherMarketUrls = await switched("it-IT", `?period=${italianSlug}`);
  expect(otherMarketUrls[hreflang("de-DE")]).toBe(search("de-DE", "?period=winterfest"));
  expect(otherMarketUrls[hreflang("fr-FR")]).toBe(search("fr-FR", ""));
});

const travelsOf = async (id: MarketId) => {
  const rows = await demo.db.selectFrom("travel").select("id").where("market", "=", id).execute();
  return { travels: await siteOf(id).catalogue.travelsByIds(rows.map((row) => row.id)) };
};

test("search engines get plain pages as alternates, visitors the same search", async () => {
  const answer = await searchLoader(pageRequest(siteOf("en-US"), {}, "?sort=price-asc"));
  const links = answer.alternates.flatMap((each) => ("href" in each ? [each["href"]] : []));
  expect(links).toContain(search("it-IT", ""));
  expect(answer.otherMarketUrls[hreflang("it-IT")]).toBe(search("it-IT", "?sort=price-asc"));
  const asia = await searchLoader(pageRequest(siteOf("en-US"), {}, "?where=asia"));
  expect(asia.otherMarketUrls[hreflang("fr-FR")]).toBe(search("fr-FR", "?where=asie"));
  const filtered = await searchLoader(pageRequest(siteOf("en-US"), {}, "?mood=nature"));
  expect(filtered.alternates).toEqual([]);
});

test("a trip's month, age and stars are kept in every market", async () => {
  const [first] = (await travelsOf("it-IT")).travels;
  const query = "?month=2027-05&age=25-35&stars=5";
  const answer = await tripLoader(
    pageRequest(siteOf("it-IT"), { travel: first?.slug ?? "" }, query),
  );
  for (const { id } of markets)
    expect(answer.otherMarketUrls[hreflang(id)]).toMatch(/\?month=2027-05&age=25-35&stars=5$/);
  const links = answer.alternates.map((each) => ("href" in each ? String(each["href"]) : ""));
  expect(links.length).toBeGreaterThan(markets.length);
  expect(links.filter((link) => link.includes("?"))).toEqual([]);
});

test("changing to a market without the departure leads to its trip, which says so", async () => {
  const it = siteOf("it-IT");
  const offeredIn = (market: MarketId) =>
    demo.db
      .selectFrom("tour")
      .innerJoin("travel", "travel.id", "tour.travel_id")
      .select(["travel.trip_id as tripId", "travel.slug", "tour.code"])
      .where("tour.market", "=", market)
      .where("tour.is_published", "=", true)
      .orderBy("tour.departure_date")
      .execute();
  const [french, german] = [await offeredIn("fr-FR"), await offeredIn("de-DE")];
  const { slug = "", code = "" } =
    (await offeredIn("it-IT")).find((one) =>
      [french, german].every((tours) =>
        tours.some(({ tripId, code }) => tripId === one.tripId && code === one.code),
      ),
    ) ?? {};
  await demo.db
    .updateTable("tour")
    .set({ is_published: false })
    .where("market", "=", "de-DE")
    .where("code", "=", code)
    .execute();
  const answer = await departureLoader(pageRequest(it, { travel: slug, tour: code }));
  const { otherMarketUrls, head } = answer;
  const month = code.slice(0, 7);
  const germanUrl = new URL(otherMarketUrls[hreflang("de-DE")] ?? "");
  expect(germanUrl.search + germanUrl.hash).toBe(`?month=${month}&tour=${code}#departures`);
  expect(head.filter((each) => JSON.stringify(each).includes("tour="))).toEqual([]);
  const missingNotice = async (id: MarketId, query: string) => {
    const slug = new URL(otherMarketUrls[hreflang(id)] ?? "").pathname.split("/")[2] ?? "";
    const trip = await tripLoader(pageRequest(siteOf(id), { travel: slug }, query));
    return trip.view.departures.notOfferedHere;
  };
  const { search } = canonicalUrl("de-DE", germanUrl.origin, germanUrl);
  expect(search).toBe(`?month=${month}&tour=${code.slice(0, 10)}`);
  expect(await missingNotice("de-DE", search)).toContain(
    formatLongDate(code.slice(0, 10), marketById("de-DE")),
  );
  expect(await missingNotice("de-DE", "?tour=2027-02-30")).toBeNull();
  expect(await missingNotice("fr-FR", germanUrl.search)).toBeNull();
});

test("collapsed itinerary days stay collapsed in other markets, next to the next departures", async () => {
  const [first] = (await travelsOf("it-IT")).travels;
  const params = { travel: first?.slug ?? "" };
  const closed = await itineraryLoader(pageRequest(siteOf("it-IT"), params, "?open=none"));
  const open = await itineraryLoader(pageRequest(siteOf("it-IT"), params));
  for (const { id } of markets) {
    expect(closed.otherMarketUrls[hreflang(id)]).toMatch(/\?open=none$/);
    expect(open.otherMarketUrls[hreflang(id)]).not.toContain("?");
  }
  const links = closed.alternates.map((each) => ("href" in each ? String(each["href"]) : ""));
  expect(links.filter((link) => link.includes("?"))).toEqual([]);
  expect(open.view.next?.dates.length).toBeGreaterThan(0);
  expect(open.view.choose).toBeNull();
});

test("a later page of the confirmed departures leads to the first page in other markets", async () => {
  await demo.db
    .updateTable("tour")
    .set({ status: "CONFIRMED", seats_free: 4, people_needed: 0 })
    .where("market", "=", "de-DE")
    .execute();
  const { otherMarketUrls, head } = await toursLoader(pageRequest(siteOf("de-DE"), {}, "?page=2"));
  expect(head).toContainEqual({ name: "robots", content: "noindex,follow" });
  expect(otherMarketUrls[hreflang("de-DE")]).toMatch(/\?page=2$/);
  for (const { id } of markets)
    expect(otherMarketUrls[hreflang(id)]).toMatch(`http://${id}${pathOf(id, "tours")}`);
});

test("a market without the trip gets its country's search, else its region's, else all trips", async () => {
  const { travels } = await travelsOf("it-IT");
  const peru = travels.find(({ id }) => id === stableUuid("travel", "it-IT", "peru"));
  const params = { travel: peru?.slug ?? "" };
  await demo.db
    .deleteFrom("travel")
    .where("market", "in", ["fr-FR", "de-DE", "es-ES"])
    .where("trip_id", "=", peru?.tripId ?? "")
    .execute();
  const removeDestination = async (id: MarketId, kind: "country" | "region", code: string) =>
    demo.db
      .updateTable("destination")
      .set({ code: "elsewhere" })
      .where("market", "=", id)
      .where("kind", "=", kind)
      .where("code", "=", code)
      .execute();
  await removeDestination("de-DE", "country", "PE");
  await removeDestination("es-ES", "country", "PE");
  await removeDestination("es-ES", "region", "america");
  const trip = await tripLoader(pageRequest(siteOf("it-IT"), params, "?month=2027-05"));
  expect(trip.otherMarketUrls[hreflang("en-US")]).toMatch(/\/[^/?]+\?month=2027-05$/);
  expect(trip.otherMarketUrls[hreflang("fr-FR")]).toBe(search("fr-FR", "?where=perou"));
  expect(trip.otherMarketUrls[hreflang("de-DE")]).toBe(search("de-DE", "?where=amerika"));
  expect(trip.otherMarketUrls[hreflang("es-ES")]).toBe(search("es-ES", ""));
  const { otherMarketUrls, alternates } = await itineraryLoader(
    pageRequest(siteOf("it-IT"), params),
  );
  expect(otherMarketUrls[hreflang("fr-FR")]).toBe(search("fr-FR", "?where=perou"));
  expect(alternates.map((each) => ("hrefLang" in each ? each["hrefLang"] : ""))).not.toContain(
    hreflang("fr-FR"),
  );
});
