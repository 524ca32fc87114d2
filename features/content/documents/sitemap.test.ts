import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCatalogue } from "#features/content/search/store.ts";
import { fillCatalogue } from "#features/content/search/testing/random-catalogue.ts";
import { marketById } from "#markets/markets.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { documentAt } from "#apps/server/site/documents/documents.ts";
import { bytesOf } from "#platform/server/pages/rendered-page.ts";

const today = "2026-11-20";
const now = new Date(`${today}T12:00:00Z`);
const market = marketById("it-IT");
const origin = "https://it.example";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase(migrations);
  await fillCatalogue(database.db, { market: market.id, travels: 40, toursPerTravel: 420, today });
});
afterAll(() => database.close());

const read = async (path: string): Promise<{ status: number; text: string }> => {
  const { db } = database;
  const catalogue = createCatalogue(db, { now: () => now });
  const options = { db, market, product: "Wayroam", origin, now, ...catalogue };
  const page = await documentAt(path)?.(options);
  if (!page) throw new Error(`There is no document at ${path}.`);
  return { status: page.status, text: (await bytesOf(page, "identity")).toString() };
};

const urlsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/<loc>([^<]+)</g), ([, address = ""]) => address);

test("a large market's sitemap has parts of at most 5,000 entries, which together list every departure once", async () => {
  const parts = urlsIn((await read("/sitemap.xml")).text);
  expect(parts.length).toBeGreaterThan(3);
  const pages: string[] = [];
  for (const part of parts) {
    const { status, text } = await read(part.slice(origin.length));
    expect(status).toBe(200);
    const urls = urlsIn(text);
    expect(urls.length).toBeLessThanOrEqual(5000);
    pages.push(...urls);
  }
  expect(new Set(pages).size).toBe(pages.length);
  const { rows } = await sql<{ path: string }>`
    select travel.slug || '/' || tour.code as path from tour
    join travel on travel.market = tour.market and travel.id = tour.travel_id
    where tour.market = ${market.id} and travel.is_published and tour.is_published
      and departure_date > ${today}::date`.execute(database.db);
  expect(rows.length).toBeGreaterThan(10_000);
  const departures = pages.filter((page) => /\/viaggi\/travel-\d+\/tour-/.test(page));
  expect(departures.toSorted()).toEqual(
    rows.map(({ path }) => `${origin}/viaggi/${path}`).toSorted(),
  );
  expect((await read(`/sitemap-${parts.length + 1}.xml`)).status).toBe(404);
});

test("the sitemap index dates each part by its latest change", async () => {
  await sql`update tour set updated_at = '2026-11-19T08:00:00Z'`.execute(database.db);
  const { text } = await read("/sitemap.xml");
  const changes = Array.from(text.matchAll(/<lastmod>([^<]+)</g), ([, moment]) => moment);
  const departures = changes.slice(0, -2); // The last two parts hold trips and other pages.
  expect(departures.length).toBeGreaterThan(2);
  expect(new Set(departures)).toEqual(new Set(["2026-11-19T08:00:00.000Z"]));
});

test("of custom pages the sitemap names those that visitors find at their slug and search engines may list", async () => {
  const page = {
    market: market.id,
    attributes: "{}",
    blocks: "[]",
    custom_css: "",
    custom_html_classes: "[]",
    is_fixed: false,
    is_published: true,
    seo: JSON.stringify({ robots: "index,follow" }),
  };
  const pages = [
    { ...page, name: "Listed", slug: "listed" },
    { ...page, name: "Draft", slug: "draft", is_published: false },
    { ...page, name: "Hidden", slug: "hidden", seo: JSON.stringify({ robots: "noindex,follow" }) },
    { ...page, name: "Fixed", slug: "fixed", is_fixed: true, routing_key: "our-values" },
    { ...page, name: "Elsewhere", slug: "elsewhere", market: "de-DE" },
  ];
  for (const each of pages) await database.db.insertInto("custom_page").values(each).execute();
  const parts = urlsIn((await read("/sitemap.xml")).text);
  const texts = await Promise.all(parts.map((part) => read(part.slice(origin.length))));
  const named = texts.flatMap(({ text }) => urlsIn(text));
  const slugs = pages.map(({ slug }) => `${origin}/${slug}`);
  expect(slugs.filter((address) => named.includes(address))).toEqual([`${origin}/listed`]);
});
