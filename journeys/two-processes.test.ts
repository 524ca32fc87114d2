import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveCoordinator } from "#features/coordinators/save.ts";
import { visibleCoordinators } from "#features/coordinators/store.ts";
import { saveFaq } from "#features/faqs/save.ts";
import { listFaqs } from "#features/faqs/store.ts";
import {
  inputOf as inputOfPlace,
  saveDestination,
} from "#features/destinations/save/save-destination.ts";
import { destinationById } from "#features/destinations/store.ts";
import { pageById } from "#features/pages/store.ts";
import { savePage } from "#features/pages/save/save-page.ts";
import { insertRedirect, redirectsTag } from "#features/redirects/store.ts";
import { saveDecision } from "#features/reviews/save.ts";
import { newestReviews } from "#features/reviews/store.ts";
import { refreshSearchVectors } from "#features/search/text/search-vectors.ts";
import { maintenanceSchema } from "#features/settings/contract.ts";
import { saveSetting } from "#features/settings/save.ts";
import { toDraft } from "#features/tours/planning/many.ts";
import { saveTour } from "#features/tours/save/save-tours.ts";
import { toTour } from "#features/tours/store.ts";
import { inputOf, saveTravel } from "#features/travels/save/save-travel.ts";
import { travelById, travelsByIds } from "#features/travels/store.ts";
import { stopNameIn } from "#features/trips/contract.ts";
import { inputOf as inputOfTrip, saveTrip } from "#features/trips/save/save-trip.ts";
import { storedTrip } from "#features/trips/store.ts";
import { pathOf } from "#markets/paths.ts";
import { markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { server } from "./own-database.ts";
import { startProduct } from "./product.ts";
import { read } from "./read.ts";
import { ownDatabase } from "./shared.ts";

let testDatabase: Awaited<ReturnType<typeof ownDatabase>>;
let database: OpenDatabase;
let products: Awaited<ReturnType<typeof startProduct>>[];

beforeAll(async () => {
  if (!server) return;
  testDatabase = await ownDatabase();
  const environment = {
    DATABASE_URL: testDatabase.url,
    SESSION_SECRET: "the same for both processes, 32 and more",
  };
  products = [await startProduct(environment), await startProduct(environment)];
  database = await openDatabase({ url: testDatabase.url });
});
afterAll(async () => {
  if (!server) return;
  await Promise.all(products.map((product) => product.stop()));
  await database.close();
  await testDatabase.drop();
});

/** Milliseconds until every process shows the text, at most five seconds. */
const timeUntilShown = async (text: string, path = "/capodanno"): Promise<number> => {
  const startedAt = performance.now();
  const shows = async (product: (typeof products)[number]) =>
    (await product.read("it.localhost", path)).includes(text);
  while (performance.now() - startedAt < 5000)
    if ((await Promise.all(products.map(shows))).every(Boolean))
      return performance.now() - startedAt;
  throw new Error(`No process showed ${text} within five seconds.`);
};

const idOfCountry = async (code: string): Promise<string> => {
  const { id } = await database.db
    .selectFrom("destination")
    .select("id")
    .where("market", "=", "it-IT")
    .where("kind", "=", "country")
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  return id;
};

test.skipIf(!server)(
  "a saved page is live within 500 ms on both processes (needs PostgreSQL)",
  async () => {
    const market = "it-IT";
    const { id } = await database.db
      .selectFrom("custom_page")
      .select("id")
      .where("market", "=", market)
      .where("slug", "=", "capodanno")
      .executeTakeFirstOrThrow();
    const stored = await pageById(database.db, market, id);
    if (!stored) throw new Error("The demo page is missing.");
    await timeUntilShown("Perché in gruppo");
    const flags = { forceSave: false, forceSaveDeleting: false, forceCreateMissing: false };
    const content = { title: "Visto da due processi", text: "", customCss: "" };
    const blocks = stored.blocks.map((block) =>
      block.blockType === "wr-text" ? { ...block, content } : block,
    );
    await savePage(
      { db: database.db, market, actor: "test", flags },
      id,
      { ...stored, blocks },
      stored.version,
    );
    expect(await timeUntilShown("Visto da due processi")).toBeLessThan(500);
  },
);

test.skipIf(!server)(
  "a coordinator, a review and a question are live within 500 ms on both processes (needs PostgreSQL)",
  async () => {
    const { db } = database;
    const context = { db, market: "it-IT", actor: "test" };
    const [coordinator] = await visibleCoordinators(db, "it-IT");
    const [review] = await newestReviews(db, "it-IT", {}, 1);
    const [faq] = await listFaqs(db, "it-IT", null);
    if (!coordinator || !review?.travelId || !faq) throw new Error("The demo has no voices.");
    const { id, slug, ...stored } = coordinator;
    const [travel] = await travelsByIds(db, "it-IT", [review.travelId]);
    const pages = [
      `/coordinatori/${slug}`,
      `/viaggi/${travel?.slug}`,
      "/domande-frequenti",
    ] as const;
    await timeUntilShown(coordinator.bio, pages[0]);
    await timeUntilShown(review.quote, pages[1]);
    await timeUntilShown(faq.question, pages[2]);

    const bio = "Lo dicono due processi.";
    await saveCoordinator(context, id, { ...stored, slug, bio, isShown: true }, null);
    expect(await timeUntilShown(bio, pages[0])).toBeLessThan(500);

    const decide = (state: "shown" | "waiting") =>
      saveDecision(context, review.id, { state, reason: null, note: "" }, null);
    await decide("waiting");
    for (const product of products)
      await expect
        .poll(() => product.read("it.localhost", pages[1]))
        .not.toContain(`>${review.quote}<`);
    await decide("shown");
    expect(await timeUntilShown(review.quote, pages[1])).toBeLessThan(500);

    const question = "Lo vedono due processi?";
    const input = { travelId: null, destinationId: null, category: faq.category };
    await saveFaq(context, faq.id, { ...input, question, answer: faq.answer }, null);
    expect(await timeUntilShown(question, pages[2])).toBeLessThan(500);
  },
);

test.skipIf(!server)(
  "a saved day of a travel is live within 500 ms on both processes (needs PostgreSQL)",
  async () => {
    const { db } = database;
    const market = "it-IT";
    const { id } = await db
      .selectFrom("travel")
      .select("id")
      .where("market", "=", market)
      .where("slug", "=", "il-sahara-dopo-i-passi-dell-atlante")
      .executeTakeFirstOrThrow();
    const travel = await travelById(db, market, id);
    if (!travel) throw new Error("The demo travel is missing.");
    const path = `/viaggi/${travel.slug}/itinerario`;
    await timeUntilShown(travel.itinerary[3]?.title ?? "", path);
    const text = "Un giorno visto da due processi.";
    const itinerary = travel.itinerary.map((day, index) => (index === 3 ? { ...day, text } : day));
    await saveTravel(
      { db, market, actor: "test", refreshSearchVectors },
      id,
      { ...inputOf(travel), itinerary },
      null,
    );
    expect(await timeUntilShown(text, path)).toBeLessThan(500);
  },
);

test.skipIf(!server)(
  "a stop of a trip and the words of a place are live within 500 ms on both processes (needs PostgreSQL)",
  async () => {
    const { db } = database;
    const context = { db, market: "it-IT", actor: "test", refreshSearchVectors };
    const slug = "il-sahara-dopo-i-passi-dell-atlante";
    const { id } = await db
      .selectFrom("travel")
      .select("trip_id as id")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    const trip = await storedTrip(db, id);
    const [first] = trip?.stops ?? [];
    if (!trip || !first) throw new Error("The demo trip is missing.");
    const path = `/viaggi/${slug}`;
    await timeUntilShown(`>${stopNameIn(first, "it")}<`, path);
    const renamed = trip.stops.map((stop) =>
      stop.key === first.key ? { ...stop, names: { all: "Due processi" } } : stop,
    );
    await saveTrip(context, id, { ...inputOfTrip(trip), stops: renamed }, null);
    expect(await timeUntilShown(">Due processi<", path)).toBeLessThan(500);

    const place = await destinationById(db, "it-IT", await idOfCountry("MA"));
    if (!place) throw new Error("The demo has no Morocco.");
    const search = `${pathOf("it-IT", "search")}?where=${place.slug}`;
    await timeUntilShown("</h1>", search);
    const lead = "Parole viste da due processi.";
    await saveDestination(context, place.id, { ...inputOfPlace(place), lead }, null);
    expect(await timeUntilShown(lead, search)).toBeLessThan(500);
  },
);

/** Saves a confirmed departure with a price that no other departure has. */
const changePrice = async (euros: number) => {
  const market = "it-IT";
  const chosen = await database.db
    .selectFrom("tour")
    .innerJoin("travel", (join) =>
      join.onRef("travel.market", "=", "tour.market").onRef("travel.id", "=", "tour.travel_id"),
    )
    .selectAll("tour")
    .select("travel.slug")
    .where("tour.market", "=", market)
    .where("status", "=", "CONFIRMED")
    .where("tour.is_published", "=", true)
    .where("departure_date", ">", sql<string>`current_date + 30`)
    .orderBy("tour.id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const draft = {
    ...toDraft(toTour(chosen)),
    priceCents: euros * 100,
    fullPriceCents: null,
    discountUntil: null,
  };
  await saveTour(
    { db: database.db, market, actor: "test", today: new Date().toISOString().slice(0, 10) },
    { id: chosen.id, travelId: null, version: chosen.version, draft },
  );
  return { travel: chosen.slug, code: chosen.code };
};

test.skipIf(!server)(
  "a departure's new price is on its page and in the search on both processes; its page is invalidated only with its travel (needs PostgreSQL)",
  async () => {
    const { travel, code } = await changePrice(7771);
    const [page, search] = [
      `/viaggi/${travel}/${code}`,
      (euros: number) => `/cerca?priceMin=${euros}&priceMax=${euros}`,
    ];
    const isShown = async (path: string, pattern: RegExp) => {
      const shows = async (product: (typeof products)[number]) =>
        pattern.test(await product.read("it.localhost", path));
      return (await Promise.all(products.map(shows))).every(Boolean);
    };
    const ownLink = new RegExp(`/viaggi/${travel}[?]month=`);
    await expect.poll(() => isShown(search(7771), ownLink)).toBe(true);
    await expect.poll(() => isShown(page, /7\.?771/)).toBe(true); // the page is cached by now
    await changePrice(7772);
    await expect.poll(() => isShown(page, /7\.?772/), { timeout: 500 }).toBe(true);
    await expect.poll(() => isShown(search(7772), ownLink)).toBe(true);
    expect(await isShown(search(7771), ownLink)).toBe(false);
    const { headers } = await read(products[0]!.at("it.localhost", page));
    expect(headers["surrogate-key"]).toContain(" travel:it-IT:");
    expect(headers["surrogate-key"]).not.toContain("travels:it-IT");
  },
);

const setMaintenance = (overrides: object) =>
  saveSetting(
    { db: database.db, market: "it-IT", actor: "test" },
    { name: "maintenance", value: maintenanceSchema.parse({ site: true, ...overrides }) },
    null,
  );

/**
 * Milliseconds until each process answers the path with the status, on the host of the Italian
 * market.
 */
const timeUntilStatus = async (path: string, status: number): Promise<number> => {
  const startedAt = performance.now();
  const answers = async (product: (typeof products)[number]) =>
    (await read(product.at("it.localhost", path))).status === status;
  while (performance.now() - startedAt < 5000)
    if ((await Promise.all(products.map(answers))).every(Boolean))
      return performance.now() - startedAt;
  throw new Error(`No process answered ${status} within five seconds.`);
};

test.skipIf(!server)(
  "maintenance applies on both processes within 500 ms, only to pages and their data, and ends again (needs PostgreSQL)",
  async () => {
    const italy = markets.find(({ id }) => id === "it-IT");
    if (!italy) throw new Error("Italy is missing.");
    await timeUntilStatus("/", 200);
    await timeUntilStatus("/", 200); // the page is cached by now
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await setMaintenance({ message: "Torniamo dopo <pranzo>.", from: null, until });
    expect(await timeUntilStatus("/", 503)).toBeLessThan(500);
    for (const product of products) {
      for (const path of [
        "/",
        "/_root.data",
        "/viaggi",
        "/viaggi.data",
        "/no/such",
        "/sitemap.xml",
      ]) {
        const { status, headers, text } = await read(product.at("it.localhost", path));
        expect({ path, status }).toEqual({ path, status: 503 });
        const wait = Number(headers["retry-after"]);
        expect(wait).toBeGreaterThan(3500);
        expect(wait).toBeLessThanOrEqual(3600);
        expect(headers["cache-control"]).toBe("no-store");
        expect(text).toContain(translatorFor(italy)("error.pause"));
        expect(text).toMatch(/Torniamo dopo (&lt;|\\u003c|<)pranzo/);
        // The page has no links to pages of this market, only to other markets.
        expect(text).not.toMatch(/href="\/[a-z]+(-[a-z]+)*"/);
      }
      const otherHosts = { fr: "fr.localhost", staff: "backoffice.localhost" };
      for (const host of Object.values(otherHosts))
        expect((await read(product.at(host, "/"))).status).toBe(200);
      expect((await read(product.at("it.localhost", "/robots.txt"))).status).toBe(200);
      expect((await read(product.at("it.localhost", "/fonts/hanken.woff2"))).status).toBe(200);
      expect((await read(product.at("it.localhost", "/api/backoffice-config"))).status).toBe(200);
    }
    await setMaintenance({ site: false, from: null, until: null });
    expect(await timeUntilStatus("/", 200)).toBeLessThan(500);
  },
);

test.skipIf(!server)(
  "scheduled maintenance begins and ends on time, for cached pages too (needs PostgreSQL)",
  async () => {
    const second = 1000;
    const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
    await setMaintenance({ from: at(second), until: at(2 * second) });
    const closedAfter = await timeUntilStatus("/", 503);
    expect(closedAfter).toBeGreaterThan(500);
    expect(closedAfter).toBeLessThan(1500);
    expect(await timeUntilStatus("/", 200)).toBeLessThan(1500);
  },
);

test.skipIf(!server)("a 410 page is in the market's language (needs PostgreSQL)", async () => {
  for (const market of markets) {
    await database.db.transaction().execute(async (trx) => {
      const redirect = { from: "/gone", to: null, status: 410 as const, enabled: true };
      await insertRedirect(trx, market.id, redirect);
      await invalidateTags(trx, [redirectsTag(market.id)]);
    });
    const address = (product: (typeof products)[number]) => product.at(market.hostDefault, "/gone");
    for (const product of products) {
      await expect.poll(async () => (await read(address(product))).status).toBe(410);
      const { text } = await read(address(product));
      expect(text).toContain(`<html lang="${market.htmlLang}"`);
      expect(text).toContain(translatorFor(market)("error.gone"));
    }
  }
});
