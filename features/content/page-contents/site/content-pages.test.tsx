import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { keepRows } from "#apps/server/testing/site/kept-rows.ts";
import { loadDemoContents } from "#demo/load/contents.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { ContentPage } from "#features/content/page-contents/site/content-page.tsx";
import { statuses } from "#features/records/statuses/contract.ts";
import { areaMapOf } from "#features/content/search/parts/areas/area-map.ts";
import { areasOf } from "#features/content/search/parts/areas/areas.ts";
import { fromSearchParams } from "#features/content/search/query/search-params.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById, markets } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import { pathOf } from "#markets/paths.ts";
import { type ContentRoute, contentRoutes } from "#markets/routes.ts";
import { contentPageOf } from "./load-content.ts";

const noSlots = { ownBlocks: async () => null };

let demo: Awaited<ReturnType<typeof openDemoSite>>;
let restore: Awaited<ReturnType<typeof keepRows>>;
beforeAll(async () => {
  demo = await openDemoSite(["vietnam", "ladakh"], "2026-11-22");
  await loadDemoContents(demo.db, demoData);
  restore = await keepRows(demo.db, ["page_content"]);
});
beforeEach(() => restore());
afterAll(() => demo.close());

const shown = async (market: Market, route: ContentRoute): Promise<string> => {
  const content = await contentPageOf(demo.siteOf({ market }), route, noSlots);
  if (!content) throw new Error(`${market.id} has no text for ${route}.`);
  return htmlOf(<ContentPage view={content.view} />);
};

const linksIn = (html: string): string[] =>
  [...(/<nav class="onward".*?<\/nav>/s.exec(html)?.[0] ?? "").matchAll(/href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );

test.each(markets)(
  "each content page of $id links to other pages, never to itself",
  async (market) => {
    for (const route of contentRoutes) {
      const html = await shown(market, route);
      const links = linksIn(html);
      expect(links.length).toBeGreaterThan(2);
      expect(links).not.toContain(pathOf(market.id, route, {}, "Wayroam"));
      expect(html).toContain(messagesOf(market.id)["content.onward"]);
    }
  },
);

const soughtIn = async (market: Market, q: string) => {
  const content = await contentPageOf(demo.siteOf({ market }), "faqs", noSlots, q);
  if (!content) throw new Error(`${market.id} has no questions.`);
  return { ...content, html: htmlOf(<ContentPage view={content.view} />) };
};

test.each(markets)("in $id a word finds the questions that have it, marked", async (market) => {
  const all = (await soughtIn(market, "")).view.faqs.flatMap(({ items }) => items);
  const [, word = ""] = /(\p{L}{8,})/u.exec(all[3]?.answer ?? "") ?? [];
  const { view, head, html } = await soughtIn(market, word.toLowerCase());
  const found = view.faqs.flatMap(({ items }) => items);
  expect(found).toContainEqual(all[3]);
  expect(found.length).toBeLessThan(all.length);
  for (const { question, answer } of found)
    expect(`${question} ${answer}`.toLowerCase()).toContain(word.toLowerCase());
  expect(html).toContain(`<mark>${word}</mark>`);
  expect(html).toContain('<details open="">');
  expect(head).toContainEqual({ name: "robots", content: "noindex,follow" });
  const mistyped = `${word.slice(0, 4)}${word.slice(5)}`.toLowerCase();
  expect((await soughtIn(market, mistyped)).view.faqs.length).toBeGreaterThan(0);
});

test.each(markets)("in $id questions sought in vain lead to chat and contacts", async (market) => {
  const { view, html } = await soughtIn(market, "qqqqqqq");
  expect(view.faqs).toEqual([]);
  for (const route of ["chat", "contacts", "faqs"] as const)
    expect(html).toContain(`<a class="chip" href="${pathOf(market.id, route)}"`);
});

test.each(markets)(
  "how it works in $id has a picture, steps, the six statuses and a link to the confirmed departures",
  async (market) => {
    const html = await shown(market, "how-it-works");
    const messages = messagesOf(market.id);
    const order = ["trip-picture", messages["home.step1"], ...statuses, 'class="button"'];
    const places = order.map((each) => html.indexOf(each));
    expect(places).not.toContain(-1);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    for (const status of statuses)
      for (const kind of ["status", "meaning", "guidance"] as const)
        expect(html).toContain(messages[`${kind}.${status}`]);
    expect(html).not.toContain("{statuses}");
    expect(/class="button" href="([^"]+)"/.exec(html)?.[1]).toBe(pathOf(market.id, "tours"));
  },
);

test.each(markets)(
  "a continent's page of $id has a picture, bookable trips and then its countries",
  async (market) => {
    const html = await shown(market, "asia");
    const order = ["trip-picture", "<h1", "card-price", 'class="countries"', 'class="prose"'];
    const places = order.map((each) => html.indexOf(each));
    expect(places).not.toContain(-1);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    const trips = html.slice(places[2], places[3]);
    expect(trips).not.toMatch(/data-status="(WAITING_LIST|SOLD_OUT)"/);
  },
);

test.each(markets)(
  "a continent's page of $id shows its countries on a map, by the numbers of their list",
  async (market) => {
    const site = demo.siteOf({ market });
    const { area } = (await contentPageOf(site, "asia", noSlots))?.view ?? {};
    const countries = area?.map?.countries ?? [];
    expect(countries.length).toBeGreaterThan(0);
    expect(area?.map?.map.places.map(({ name }) => name)).toEqual(
      countries.map(({ label }) => label),
    );
    // Every country stands once, with a number where the map shows it.
    const paths = [...countries, ...(area?.map?.others ?? [])].map(({ path }) => path);
    expect(area?.continent.countries).toEqual([]);
    const known = await site.catalogue.destinations();
    const counts = await site.catalogue.placeCounts();
    const inAsia = known.filter(
      ({ kind, region, slug }) => kind === "country" && region === "asia" && counts.has(slug),
    );
    expect(new Set(paths).size).toBe(inAsia.length);
    expect(paths).toHaveLength(inAsia.length);
    const html = await shown(market, "asia");
    const marks = [...html.matchAll(/<b class="figures">(\d+)<\/b><span>([^<]+)</g)];
    const rows = [...html.matchAll(/class="map-number figures"[^>]*>(\d+)<\/span>([^<]+)</g)];
    expect(rows.map(([, number, name]) => [number, name])).toEqual(
      marks.map(([, number, name]) => [number, name]),
    );
    expect(rows).toHaveLength(countries.length);
  },
);

test("a country lies on the map where its own trip begins", async () => {
  const site = demo.siteOf({ market: marketById("it-IT") });
  const known = await site.catalogue.destinations();
  const [area] = (await areasOf(site)).filter(({ code }) => code === "asia");
  if (!area) throw new Error("No trip goes to Asia.");
  const map = (await areaMapOf(site, known, area))?.map;
  const at = (name: string) => map?.places.find((place) => place.name === name);
  // Leh lies in the north-west of Vietnam.
  const [india, vietnam] = [at("India"), at("Vietnam")];
  expect(india?.left).toBeLessThan(vietnam?.left ?? 0);
  expect(india?.top).toBeLessThan(vietnam?.top ?? 0);
});

test.each(markets)(
  "a continent's page of $id leads to the trips of each month that has departures",
  async (market) => {
    const site = demo.siteOf({ market });
    const { area } = (await contentPageOf(site, "asia", noSlots))?.view ?? {};
    const links = area?.months?.months ?? [];
    expect(links.length).toBeGreaterThan(1);
    const found: string[] = [];
    for (const { path } of links) {
      const query = fromSearchParams(new URL(path, "http://localhost").searchParams);
      expect(query.where).toEqual([area?.continent.area.slug]);
      const n = await site.catalogue.countResults(query);
      found.push(site.localizer.t("count.trips", { n }));
    }
    expect(links.map(({ count }) => count)).toEqual(found);
    const months = links.map(({ path }) => /month=([\d-]+)/.exec(path)?.[1] ?? "");
    expect(months).toEqual(months.toSorted());
    const html = await shown(market, "asia");
    expect(html).toContain(`<h2 id="area-months">${messagesOf(market.id)["content.months"]}</h2>`);
    for (const { path } of links) expect(html).toContain(`href="${path.replace("&", "&amp;")}"`);
  },
);

test.each(markets)(
  "the FAQ page in $id has each question once, in groups, with the same texts in its structured data",
  async (market) => {
    const content = await contentPageOf(demo.siteOf({ market }), "faqs", noSlots);
    if (!content) throw new Error(`${market.id} answers no questions.`);
    const { view, head } = content;
    const html = htmlOf(<ContentPage view={view} />);
    const items = view.faqs.flatMap((group) => group.items);
    expect(items.length).toBeGreaterThanOrEqual(16);
    expect(items.length).toBeLessThanOrEqual(20);
    expect(new Set(items.map(({ question }) => question)).size).toBe(items.length);
    const [first] = view.faqs;
    const introduction = html.indexOf('<div class="prose"><section id="part-1">');
    expect(introduction).toBeGreaterThan(0);
    expect(html.indexOf(`id="${first?.id}"`)).toBeGreaterThan(introduction);
    for (const { id, title } of view.faqs) expect(html).toContain(`href="#${id}">${title}<`);
    expect(JSON.stringify(head)).toContain(
      JSON.stringify(
        items.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      ),
    );
  },
);

test("a page whose picture was deleted begins with its text", async () => {
  const market = markets.find(({ id }) => id === "de-DE")!;
  await demo.db.deleteFrom("page_content").where("key", "=", "age-groups").execute();
  const words = { title: "Alter", lead: "", sections: [], seo: { title: "", description: "" } };
  const picture = { wide: crypto.randomUUID(), tall: crypto.randomUUID() };
  await demo.db
    .insertInto("page_content")
    .values({
      market: market.id,
      kind: "fixed",
      key: "age-groups",
      content: JSON.stringify({ ...words, picture }),
    })
    .execute();
  const html = await shown(market, "age-groups");
  expect(html).toContain("<h1>Alter</h1>");
  expect(html).not.toContain("<picture");
});

test("a content page does not link to pages that its market lacks", async () => {
  const market = markets.find(({ id }) => id === "it-IT")!;
  expect(linksIn(await shown(market, "contacts"))).toContain("/domande-frequenti");
  await demo.db
    .deleteFrom("page_content")
    .where("market", "=", market.id)
    .where("key", "=", "faqs")
    .execute();
  expect(linksIn(await shown(market, "contacts"))).not.toContain("/domande-frequenti");
});
