import { afterAll, beforeAll, expect, test } from "vitest";
import { documentAt } from "../documents/documents.ts";
import { bytesOf } from "#platform/server/pages/rendered-page.ts";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { load as loadContent } from "#apps/site/cms/custom-page.tsx";
import { eventPageWith, load as loadEvent } from "#features/catalogue/events/site/event/event.tsx";
import { load as loadEvents } from "#features/catalogue/events/site/events.tsx";
import { Wemeet } from "#features/catalogue/events/site/wemeet.tsx";
import { loadDemoContents } from "#demo/load/contents.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { eventLinks } from "#features/catalogue/events/parts/event-links.ts";
import { type EventsQuery, nextEvents } from "#features/catalogue/events/parts/next-events.ts";
import { EventPage } from "#features/catalogue/events/site/event-page.tsx";
import { EventsPage } from "#features/catalogue/events/site/events-page.tsx";
import { createCatalogue } from "#features/content/search/store.ts";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { routeAt } from "#markets/site/match-route.ts";

// In Italy: Bologna on Monday the 23rd, Milano on the 26th, Firenze (cancelled) on Sunday the 29th,
// Torino on 10 December.
const today = "2026-11-20";
const italy = marketById("it-IT");
const path = "/eventi-wemeet";
const walk = "camminata-a-san-luca-bologna";

let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["peru", "vietnam"], today);
  await loadDemoContents(demo.db, demoData);
  // The demo has more.
  await demo.db.deleteFrom("event").where("city", "in", ["Roma", "Napoli"]).execute();
  const later = ["lo-zaino-sul-tavolo-torino", "mercato-e-colazione-bologna"];
  await demo.db.deleteFrom("event").where("slug", "in", later).execute();
});
afterAll(() => demo.close());

const listOf = async (query = "", now = new Date(`${today}T12:00:00Z`)) => {
  const expiries: number[] = [];
  const site = demo.siteOf({ market: italy, now, expiries });
  const { view, head } = await loadEvents(pageRequest(site, {}, query));
  return { view, head, expiries, html: htmlOf(<EventsPage view={view} />) };
};

const eventOf = async (slug: string, now = new Date(`${today}T12:00:00Z`)) => {
  const site = demo.siteOf({ market: italy, now });
  const { view, head } = await loadEvent(pageRequest(site, { event: slug }));
  const html = htmlOf(
    <EventPage
      view={view}
      crumbs={null}
      signUp={<p>the slot</p>}
      map={null}
      host={null}
      trips={null}
    />,
  );
  return { view, html, head: JSON.stringify(head) };
};

test("the list shows coming events, what its preset means, and holds until the next begins", async () => {
  const { view, expiries } = await listOf();
  expect(view.events.map(({ place }) => place.split(",")[0])).toEqual([
    "Bologna",
    "Milano",
    "Firenze",
    "Torino",
  ]);
  expect([view.count, view.days]).toEqual(["4 eventi", null]);
  expect(expiries).toEqual([Date.parse("2026-11-23T09:00:00Z")]);
  const weekend = await listOf("when=this-weekend");
  expect(weekend.view.days).toBe(
    "Questo weekend: sabato 21\u00A0novembre e domenica 22\u00A0novembre",
  );
  const week = await listOf("when=next-week");
  expect(week.view.days).toBe(
    "Prossima settimana: da lunedì 23\u00A0novembre a domenica 29\u00A0novembre",
  );
  expect(week.view.events).toHaveLength(3);
});

test("a city is searched with its neighbours; one without events is no choice", async () => {
  const { view, html, head } = await listOf("city=Torino");
  expect(view.count).toBe("1 evento a Torino");
  expect(view.nearby?.links).toEqual([
    { label: "Milano 1", path: `${path}?city=Milano` },
    { label: "Bologna 1", path: `${path}?city=Bologna` },
    { label: "Firenze 1", path: `${path}?city=Firenze` },
  ]);
  expect(html).toContain('<option value="Torino" selected="">');
  expect(JSON.stringify(head)).toContain("noindex,follow");
  expect((await listOf("city=Atlantide")).view.count).toBe("4 eventi");
});

test("where nothing is found, the nearest in time comes first, then in place", async () => {
  const { view } = await listOf("city=Torino&when=next-week");
  expect(view.none).toEqual({
    title: "In questi giorni a Torino non c’è niente",
    text: "Il prossimo qui è giovedì 10\u00A0dicembre.",
    links: [
      { label: "Quando vuoi, 1 evento", path: `${path}?city=Torino` },
      { label: "Milano, 1 evento", path: `${path}?city=Milano&when=next-week` },
      { label: "Bologna, 1 evento", path: `${path}?city=Bologna&when=next-week` },
      { label: "Firenze, 1 evento", path: `${path}?city=Firenze&when=next-week` },
    ],
  });
  // It may be before the days that are asked for.
  const tomorrow = await listOf("when=tomorrow", new Date("2026-11-23T08:00:00Z"));
  expect(tomorrow.view.none?.text).toBe("Il prossimo è lunedì 23\u00A0novembre.");
  const later = await listOf("", new Date("2027-05-01T12:00:00Z"));
  expect(later.view.none).toEqual({
    title: "Al momento non ci sono eventi in programma",
    text: null,
    links: [],
  });
});

test("an event shows places and the slot of its sign-up, and a calendar until it is over", async () => {
  const { view, html, head } = await eventOf(walk);
  expect(view.state).toMatchObject({ kind: "open", title: "ancora nessuno, 20 posti liberi" });
  expect(view.calendar?.path).toBe(`${path}/${walk}/calendar.ics`);
  expect(view.facts[0]?.details).toBe("dalle 10:00 alle 13:00 (CET)");
  expect(html).toContain("<p>the slot</p>");
  expect(head).toContain('"@type":"Event"');
  expect(head).toContain('"remainingAttendeeCapacity":20');
  expect(head).toContain("EventScheduled");

  const over = await eventOf(walk, new Date("2026-11-24T12:00:00Z"));
  expect(over.view.state).toMatchObject({
    kind: "over",
    title: "Si è fatto lunedì 23\u00A0novembre",
    texts: expect.arrayContaining(["Non c’erano iscrizioni."]),
  });
  expect([over.html.includes("the slot"), over.view.calendar]).toEqual([true, null]);
  expect([view.share?.url.endsWith(`${path}/${walk}`), over.view.share]).toEqual([true, null]);
});

test("a row offers a place, one in the line of a full event, and its page alone where nothing can be had", async () => {
  const full = { coming: 25, places: 25, waiting: 3 };
  await demo.db.updateTable("event").set(full).where("city", "=", "Milano").execute();
  const { view, html } = await listOf("", new Date("2026-11-23T09:30:00Z"));
  await demo.db.updateTable("event").set({ coming: 0, waiting: 0 }).execute();
  expect(view.events.map(({ left, signUp }) => [left, signUp?.action])).toEqual([
    // It has begun.
    ["20 posti liberi", undefined],
    ["al completo, 3 in attesa", "waiting"],
    ["chi aveva un posto lo sa già", undefined],
    [expect.stringMatching(/posti liberi$/), "going"],
  ]);
  expect(html.match(/<form action="[^"]*" method="post">/g)).toEqual(
    [view.events[1], view.events[3]].map((row) => `<form action="${row?.path}" method="post">`),
  );
});

test("a cancelled event says why, and names what else there is", async () => {
  const { view, html, head } = await eventOf("racconti-dal-peru-firenze");
  expect(view.state).toMatchObject({
    kind: "cancelled",
    texts: ["Il circolo resta chiuso per lavori. Cerchiamo un altro posto."],
    link: { label: "Tutti gli eventi", path },
  });
  expect(html).toContain("the slot");
  expect(head).toContain("EventCancelled");
});

test("a block shows the next events of a city and some days, and nothing where there are none", async () => {
  const shown = async (query: Partial<EventsQuery>, market = italy) => {
    const site = demo.siteOf({ market, now: new Date(`${today}T12:00:00Z`) });
    const found = await nextEvents(site, { city: "", when: "whenever", limit: 2, ...query });
    return found && [...found.events.map(({ place }) => place.split(",")[0]), found.all.path];
  };
  expect(await shown({})).toEqual(["Bologna", "Milano", path]);
  // What is called off is not shown.
  expect(await shown({ limit: 9 })).toEqual(["Bologna", "Milano", "Torino", path]);
  expect(await shown({ city: "torino", when: "next-30-days" })).toEqual([
    "Torino",
    `${path}?city=Torino&when=next-30-days`,
  ]);
  expect(await shown({ when: "today" })).toBeNull();
  expect(await shown({ city: "atlantide" })).toBeNull();
  expect(await shown({}, marketById("en-WE"))).toBeNull();
});

test("trips and coordinators link the events about them", async () => {
  const site = demo.siteOf({ market: italy, now: new Date(`${today}T12:00:00Z`) });
  const [event] = await site.catalogue.plannedEvents();
  const label = `${event?.title}, lunedì 23\u00A0novembre, Bologna`;
  const links = await eventLinks(site, ({ id }) => id === event?.id);
  expect(links).toEqual([{ label, path: `${path}/${walk}` }]);
  const off = await eventLinks(site, ({ cancelledBecause }) => cancelledBecause !== "");
  expect(off).toEqual([]);
});

test("what is not published has no page, no file and no entry in the sitemap", async () => {
  const hidden = "prima-volta-in-gruppo-bologna";
  await expect(eventOf(hidden)).rejects.toMatchObject({ problem: { status: 404 } });
  const now = new Date(`${today}T12:00:00Z`);
  const read = async (marketId: string, at: string) => {
    const market = marketById(marketId);
    const search = createCatalogue(demo.db, { now: () => now });
    const options = { db: demo.db, market, product: "Wayroam", origin: "http://x", now, ...search };
    const page = await documentAt(at)?.(options);
    return page && { ...page, text: (await bytesOf(page, "identity")).toString() };
  };
  const file = await read("it-IT", `${path}/${walk}/calendar.ics`);
  expect(file?.headers).toContainEqual(["content-type", "text/calendar; charset=utf-8"]);
  expect(file?.text).toContain(`URL:http://x${path}/${walk}\r\n`);
  for (const [market, at] of [
    ["it-IT", `${path}/${hidden}/calendar.ics`],
    ["it-IT", "/viaggi/peru/calendar.ics"],
    ["en-WE", "/events-wemeet/maps-and-a-pint-bristol/calendar.ics"],
  ] as const)
    expect({ at, status: (await read(market, at))?.status }).toEqual({ at, status: 404 });
  const sitemap = (await read("it-IT", "/sitemap.xml"))?.text ?? "";
  expect(sitemap).toContain(`<loc>http://x${path}</loc><lastmod>`);
  expect(sitemap).toContain(`<loc>http://x${path}/${walk}</loc>`);
  expect(sitemap).not.toContain(hidden);
  expect(sitemap).not.toContain("racconti-dal-peru");
  expect((await read("en-WE", "/sitemap.xml"))?.text).not.toContain("events-wemeet");
});

test.each(markets)(
  "WeMeet and its about stand in $id, and link events only where they are",
  async (market) => {
    const events = pathOf(market.id, "events-wemeet");
    for (const route of ["wemeet", "wemeet-about"] as const) {
      const at = pathOf(market.id, route, {}, "Wayroam") ?? "";
      const loaded = await loadContent(pageRequest(demo.siteOf({ market }), { "*": at.slice(1) }));
      if (!loaded.wemeet) throw new Error(`${at} is not a page about WeMeet.`);
      const html = htmlOf(<Wemeet {...loaded.wemeet} />);
      expect({ at, links: html.includes(`href="${events}`) }).toEqual({
        at,
        links: events !== null,
      });
      expect({ at, says: loaded.wemeet.view.hidden !== null }).toEqual({
        at,
        says: events === null,
      });
      expect(/href="[^"]*wemeet(?!-by)/.test(html)).toBe(events !== null);
    }
    expect(routeAt(market.id, events ?? "/events-wemeet")).toBe(
      events === null ? "*" : "events-wemeet",
    );
  },
);

test("later features fill the slots of an event's page, and their calendar file replaces its own", async () => {
  const site = demo.siteOf({ market: italy, now: new Date(`${today}T12:00:00Z`) });
  const pageWith = async (hasCalendar: boolean) => {
    const page = eventPageWith({
      signUp: (_, { slug }) => ({ content: <p>Come to {slug}</p>, hasCalendar }),
      trips: async (_, ids) => <p>Trips: {ids.length}</p>,
    });
    return htmlOf(<>{(await page.load(pageRequest(site, { event: walk }))).content}</>);
  };
  const [without, withCalendar] = [await pageWith(false), await pageWith(true)];
  expect(without).toContain("calendar.ics");
  expect(withCalendar).not.toContain("calendar.ics");
  for (const html of [without, withCalendar]) {
    expect(html).toMatch(new RegExp(`<p>Come to (?:<!-- -->)?${walk}</p>`));
    expect(html).toMatch(/<p>Trips: (?:<!-- -->)?\d<\/p>/);
  }
});
