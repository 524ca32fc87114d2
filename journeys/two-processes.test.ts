import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveCoordinator } from "#features/catalogue/coordinators/save.ts";
import { visibleCoordinators } from "#features/catalogue/coordinators/store.ts";
import {
  inputOf as inputOfPlace,
  saveDestination,
} from "#features/content/destinations/save/save-destination.ts";
import { askingBy } from "#apps/server/config/asking.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { pageRules } from "#apps/server/api/pages/page-rules.ts";
import { travelSaves } from "#apps/server/api/travels/travel-saves.ts";
import { destinationById } from "#features/content/destinations/store.ts";
import { saveFaq } from "#features/catalogue/faqs/save.ts";
import { listFaqs } from "#features/catalogue/faqs/store.ts";
import { savePage } from "#features/content/pages/save/save-page.ts";
import { hasPageAt, pageById } from "#features/content/pages/store.ts";
import { saveDecision } from "#features/catalogue/reviews/save.ts";
import { newestReviews } from "#features/catalogue/reviews/store.ts";
import { toDraft } from "#features/catalogue/tours/save/row-rules.ts";
import { saveTour } from "#features/catalogue/tours/save/save-tours.ts";
import { toTour } from "#features/catalogue/tours/store.ts";
import { inputOf, saveTravel } from "#features/catalogue/travels/save/save-travel.ts";
import { travelById, travelsByIds } from "#features/catalogue/travels/store.ts";
import { stopNameIn } from "#features/catalogue/trips/contract.ts";
import { inputOf as inputOfTrip, saveTrip } from "#features/catalogue/trips/save/save-trip.ts";
import { storedTrip } from "#features/catalogue/trips/store.ts";
import { pathOf } from "#markets/paths.ts";
import { server } from "./own-database.ts";
import { openPair, type Pair } from "./process-pair.ts";

const market = "it-IT";
const sahara = "il-sahara-dopo-i-passi-dell-atlante";

// Two processes need a server between them.

let pair: Pair;
let context: { db: Pair["db"]; market: string; actor: string };
beforeAll(async () => {
  if (!server) return;
  pair = await openPair();
  context = { db: pair.db, market, actor: "test" };
});
afterAll(() => pair?.close());

test.skipIf(!server)("a page", async () => {
  expect.hasAssertions();
  const { id } = await pair.db
    .selectFrom("custom_page")
    .select("id")
    .where("market", "=", market)
    .where("slug", "=", "capodanno")
    .executeTakeFirstOrThrow();
  const stored = await pageById(pair.db, market, id);
  if (!stored) throw new Error("The demo page is missing.");
  await pair.bothShow("/capodanno", "Perché in gruppo");
  const flags = { forceSave: false, forceSaveDeleting: false, forceCreateMissing: false };
  const content = { title: "Visto da due processi", text: "", customCss: "" };
  const blocks = stored.blocks.map((block) =>
    block.blockType === "wr-text" ? { ...block, content } : block,
  );
  const by = { ...context, role: null, rules: pageRules("Wayroam"), flags };
  await savePage(by, id, { page: { ...stored, blocks }, unread: [] }, stored.version);
  await pair.bothShow("/capodanno", "Visto da due processi");
});

test.skipIf(!server)("a coordinator, a review and a question", async () => {
  const [coordinator] = await visibleCoordinators(pair.db, market);
  const [review] = await newestReviews(pair.db, market, {}, 1);
  const [faq] = await listFaqs(pair.db, market, null);
  if (!coordinator || !review?.travelId || !faq) throw new Error("The demo has no voices.");
  const { id, slug, ...stored } = coordinator;
  const [travel] = await travelsByIds(pair.db, market, [review.travelId]);
  const [page, trip, questions] = [
    `/coordinatori/${slug}`,
    `/viaggi/${travel?.slug}`,
    "/domande-frequenti",
  ] as const;
  await pair.bothShow(page, coordinator.bio);
  await pair.bothShow(trip, review.quote);
  await pair.bothShow(questions, faq.question);

  const bio = "Lo dicono due processi.";
  const written = { ...stored, slug, bio, isShown: true, email: null };
  await saveCoordinator({ ...context, hasPageAt }, id, written, null);
  await pair.bothShow(page, bio);

  const decide = (state: "shown" | "waiting") =>
    saveDecision(context, review.id, { state, reason: null, note: "" }, null);
  const shown = async () =>
    (await pair.askBoth(trip)).map(({ text }) => text.includes(`>${review.quote}<`));
  await decide("waiting");
  await expect.poll(shown).toEqual([false, false]);
  await decide("shown");
  await expect.poll(shown).toEqual([true, true]);

  const question = "Lo vedono due processi?";
  const input = { travelId: null, destinationId: null, category: faq.category };
  await saveFaq(context, faq.id, { ...input, question, answer: faq.answer }, null);
  await pair.bothShow(questions, /Lo vedono due processi\?/);
});

test.skipIf(!server)("a day of a travel, a stop of its trip and the words of a place", async () => {
  expect.hasAssertions();
  const row = await pair.db
    .selectFrom("travel")
    .select(["id", "trip_id"])
    .where("market", "=", market)
    .where("slug", "=", sahara)
    .executeTakeFirstOrThrow();
  const travel = await travelById(pair.db, market, row.id);
  const trip = await storedTrip(pair.db, row.trip_id);
  const [first] = trip?.stops ?? [];
  if (!travel || !trip || !first) throw new Error("The demo travel is missing.");
  const saves = { ...context, ...travelSaves };

  const days = `/viaggi/${sahara}/itinerario`;
  await pair.bothShow(days, travel.itinerary[3]?.title ?? "no title");
  const text = "Un giorno visto da due processi.";
  const itinerary = travel.itinerary.map((day, index) => (index === 3 ? { ...day, text } : day));
  await saveTravel(saves, row.id, { ...inputOf(travel), itinerary }, null);
  await pair.bothShow(days, text);

  await pair.bothShow(`/viaggi/${sahara}`, `>${stopNameIn(first, "it")}<`);
  const stops = trip.stops.map((stop) =>
    stop.key === first.key ? { ...stop, names: { all: "Due processi" } } : stop,
  );
  await saveTrip(saves, row.trip_id, { ...inputOfTrip(trip), stops }, null);
  await pair.bothShow(`/viaggi/${sahara}`, ">Due processi<");

  const { id } = await pair.db
    .selectFrom("destination")
    .select("id")
    .where("market", "=", market)
    .where("kind", "=", "country")
    .where("code", "=", "MA")
    .executeTakeFirstOrThrow();
  const place = await destinationById(pair.db, market, id);
  if (!place) throw new Error("The demo has no Morocco.");
  const search = `${pathOf(market, "search")}?where=${place.slug}`;
  await pair.bothShow(search, "</h1>");
  const lead = "Parole viste da due processi.";
  await saveDestination(saves, place.id, { ...inputOfPlace(place), lead }, null);
  await pair.bothShow(search, lead);
});

/** Saves a confirmed departure with a price that no other departure has. */
const changePrice = async (euros: number) => {
  const chosen = await pair.db
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
  const today = pair.clock.now().toISOString().slice(0, 10);
  await saveTour(
    { ...context, today, asking: askingBy(readConfig({ PORT: "3000" }), null, pair.clock.now) },
    { id: chosen.id, travelId: null, version: chosen.version, draft },
  );
  return { travel: chosen.slug, code: chosen.code };
};

test.skipIf(!server)("a departure's price, on its page and in the search", async () => {
  const { travel, code } = await changePrice(7771);
  const page = `/viaggi/${travel}/${code}`;
  const search = (euros: number) => `/cerca?priceMin=${euros}&priceMax=${euros}`;
  const ownLink = new RegExp(`/viaggi/${travel}[?]tour=`);
  await pair.bothShow(search(7771), ownLink);
  await pair.bothShow(page, /7\.?771/); // the page is cached by now
  await changePrice(7772);
  await pair.bothShow(page, /7\.?772/);
  await pair.bothShow(search(7772), ownLink);
  for (const { text } of await pair.askBoth(search(7771))) expect(text).not.toMatch(ownLink);
  // Only what is saved of its own travel makes the page anew.
  for (const { headers } of await pair.askBoth(page)) {
    expect(headers["surrogate-key"]).toContain(" travel:it-IT:");
    expect(headers["surrogate-key"]).not.toContain("travels:it-IT");
  }
});
