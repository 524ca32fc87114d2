import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { loadTrip as load } from "#apps/server/testing/pages/page-loads.ts";
import { stableUuid } from "#demo/random.ts";
import { marketById } from "#markets/markets.ts";
import type { MarketId } from "#markets/market-type.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import { TripPage } from "./trip-page.tsx";

let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["vietnam"], "2026-11-20");
});
afterAll(() => demo.close());

const travelId = (market: MarketId) => stableUuid("travel", market, "vietnam");

const open = async (id: MarketId) => {
  const site = demo.siteOf({ market: marketById(id) });
  const { slug } = await demo.db
    .selectFrom("travel")
    .select("slug")
    .where("market", "=", id)
    .where("id", "=", travelId(id))
    .executeTakeFirstOrThrow();
  const { view } = await load(pageRequest(site, { travel: slug }));
  return { html: renderToStaticMarkup(<TripPage view={view} />) };
};

const sectionOf = (html: string, id: string) =>
  new RegExp(`<section[^>]* id="${id}".*?</section>`, "s").exec(html)?.[0] ?? "";

const text = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/[ \n]+/g, " ");

test.each([
  ["en-WE", ["Sa Pa, mountain hut", "Hammam · £12", "Walk · free of charge"]],
  ["de-DE", ["Sa Pa, Berghütte", "Hammam · 12\u00a0€", "Walk · kostenlos"]],
] as const)("in %s a day says in what one sleeps and what may be added", async (id, shown) => {
  const day = { title: "Sa Pa", text: "Slowly.", meals: [], transport: null, hours: null };
  const activities = [
    { name: "Hammam", cents: 1200 },
    { name: "Walk", cents: 0 },
  ];
  const days = [
    { ...day, sleep: "Sa Pa", lodging: "hut", activities },
    { ...day, sleep: null },
  ];
  await demo.db
    .updateTable("travel")
    .set({ itinerary: JSON.stringify(days) })
    .where("market", "=", id)
    .where("id", "=", travelId(id))
    .execute();
  const { html } = await open(id);
  const [first = "", second = ""] = sectionOf(html, "itinerary").split('id="day-2"');
  for (const words of shown) expect(text(first)).toContain(words);
  expect(text(second)).not.toMatch(/·|undefined/);
});

test.each([
  ["en-WE", "A private room adds £123 per person.", "in Sa Pa", "This trip has no private rooms."],
  [
    "it-IT",
    "Una camera privata costa 123\u00a0€ a persona in più.",
    "a Sa Pa",
    "non ci sono camere private",
  ],
] as const)(
  "in %s a trip says what travelling alone means on it",
  async (id, price, place, none) => {
    const day = { title: "", text: "", sleep: "Sa Pa", meals: [], transport: null, hours: null };
    const alone = async (privateRoomCents: number | null) => {
      await demo.db
        .updateTable("travel")
        .set({
          itinerary: JSON.stringify([day]),
          private_room: privateRoomCents !== null,
          private_room_cents: privateRoomCents,
        })
        .where("market", "=", id)
        .where("id", "=", travelId(id))
        .execute();
      return text(sectionOf((await open(id)).html, "alone"));
    };
    const withRoom = await alone(12_300);
    expect(withRoom).toContain(price);
    expect(withRoom).toContain(place);
    const withoutRoom = await alone(null);
    expect(withoutRoom).toContain(none);
    expect(withoutRoom).not.toContain(messagesOf(id)["alone.roomText"]);
  },
);
