import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LiveCount } from "#features/search/parts/assist-view.ts";
import { type SearchSort, sorts } from "#features/search/contract.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById, pathOf } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser } from "./product.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const italy = marketById("it-IT");
const sampled = (["it-IT", "en-US", "de-DE"] as const).map(marketById);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const addressOf = (market: Market, query: string) =>
  product.at(market.hostDefault, `${pathOf(market.id, "search")}?${query}`);
const numberIn = (text: string): number => Number(text.replaceAll(/\D/g, ""));

type Card = Readonly<{ path: string; price: number; was: number; days: number; flag: string }>;

const cardOf = (html: string): Card => {
  const price = numberIn(/<strong>([^<]*)<\/strong>/.exec(html)?.[1] ?? "");
  return {
    path: /class="card-link" href="([^"]+)"/.exec(html)?.[1] ?? "",
    price,
    was: numberIn(/<s>([^<]*)<\/s>/.exec(html)?.[1] ?? String(price)),
    days: Number(/class="card-line">(?:<[^>]+>)*(\d+)/.exec(html)?.[1]),
    flag: /card-flag">([^<]*)</.exec(html)?.[1] ?? "",
  };
};

const listed = async (market: Market, query: string) => {
  const { text } = await read(addressOf(market, query));
  const cards = [...text.matchAll(/<article class="card">.*?<\/article>/gs)];
  return {
    text,
    total: numberIn(/role="status">([^<]*)</.exec(text)?.[1] ?? ""),
    cards: cards.map(([html]) => cardOf(html)),
  };
};

/** All pages of a search, until a page repeats the one before or is not full. */
const allOf = async (market: Market, query: string) => {
  const { total, cards } = await listed(market, query);
  const pages = Array.from({ length: Math.ceil(total / 12) - 1 }, (_, at) => at + 2);
  // One after another: parallel requests could get 503.
  const others: (typeof cards)[] = [];
  for (const page of pages) others.push((await listed(market, `${query}&page=${page}`)).cards);
  return { total, cards: [cards, ...others].flat() };
};

const rises = (numbers: readonly number[]) =>
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
const falls = (numbers: readonly number[]) => rises(numbers.toReversed());

/** Checks what cards show of each order; the index's own test covers dates and relevance. */
const holds: Partial<Record<SearchSort, (cards: readonly Card[]) => void>> = {
  "price-asc": (cards) => rises(cards.flatMap(({ price }) => price || [])),
  "price-desc": (cards) => falls(cards.flatMap(({ price }) => price || [])),
  "duration-asc": (cards) => rises(cards.map(({ days }) => days)),
  "duration-desc": (cards) => falls(cards.map(({ days }) => days)),
  // Sorted by whole per cent.
  discount: (cards) =>
    falls(cards.map(({ price, was }) => Math.round(100 * (1 - price / was)) || 0)),
};

const sorted = sampled.flatMap(({ id }) => sorts.map((sort) => [id, sort] as const));

test.each(sorted)("in %s all pages by %s hold every trip once, in order", async (id, sort) => {
  const market = marketById(id);
  const q = sort === "relevance" ? translatorFor(market)("area.asia").slice(0, 3) : "";
  const { total, cards } = await allOf(market, `q=${q}&sort=${sort}`);
  expect(total).toBeGreaterThan(12);
  expect(cards).toHaveLength(total);
  expect(new Set(cards.map(({ path }) => path)).size).toBe(total);
  holds[sort]?.(cards);
});

const searches = [
  "",
  "season=summer&age=25-35",
  "priceMax=1500&discounted=1&mood=nature",
  "status=SOLD_OUT&status=ALMOST_FULL&duration=up-to-10",
];

const counted = async (market: Market, params: URLSearchParams): Promise<number> => {
  const path = `/api/${market.apiCountry}/search-count?${params}`;
  const count: LiveCount = JSON.parse((await read(product.at(market.hostDefault, path))).text);
  return count.total;
};

test.each(sampled.flatMap(({ id }) => searches.map((search) => [id, search] as const)))(
  "in %s every count beside /?%s is what its choice brings",
  async (id, search) => {
    const market = marketById(id);
    const { text } = await listed(market, search);
    const boxes = [
      ...text.matchAll(
        /<input type="checkbox" form="search" name="(\w+)"[^>]* value="([^"]*)"\/>(?:(?!<\/label>).)*filter-count">(\d+)</gs,
      ),
    ].map(([, name = "", value = "", count]) => ({ name, value, count: Number(count) }));
    expect(boxes.length).toBeGreaterThan(20);
    const brought = await Promise.all(
      boxes.map(async ({ name, value }) => {
        const alone = new URLSearchParams(search);
        alone.delete(name);
        alone.append(name, value);
        return { name, value, count: await counted(market, alone) };
      }),
    );
    expect(boxes).toEqual(brought);
  },
);

test("the count of a choice is the number of trips on its pages", async () => {
  const { facets }: LiveCount = JSON.parse(
    (await read(product.at(italy.hostDefault, "/api/it/search-count?season=summer"))).text,
  );
  for (const [mood, count] of Object.entries(facets["mood"] ?? {})) {
    const { total, cards } = await allOf(italy, `season=summer&mood=${mood}`);
    expect({ mood, total, shown: cards.length }).toEqual({ mood, total: count, shown: count });
  }
});

test.each(sampled)(
  "in $id an empty result offers alternatives with their counts",
  async (market) => {
    const t = translatorFor(market);
    for (const search of ["month=2031-01&mood=nature", "priceMax=1&status=CONFIRMED"]) {
      const { text } = await listed(market, search);
      const banner = /<section class="no-results">.*?<\/section>/s.exec(text)?.[0] ?? "";
      expect(banner).toContain(t(search.startsWith("month") ? "results.noDates" : "results.none"));
      const ways = [...banner.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(
        ([, path = "", words = ""]) => ({
          query: new URL(path.replaceAll("&amp;", "&"), "http://localhost").search.slice(1),
          count: /: (\d+) \S+$/.exec(words)?.[1],
        }),
      );
      const told = ways.filter(({ count }) => count !== undefined);
      expect(told.length).toBeGreaterThan(0);
      for (const { query, count } of told)
        expect((await listed(market, query)).total).toBe(Number(count));
      // The last alternative leads to all trips and has no count.
      expect(ways.at(-1)?.query).toBe("");
    }
  },
);

test("back, reload and a shared link show the same list", async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  const shown = (on = page) => on.getByRole("article").getByRole("heading").allTextContents();
  await page.goto(addressOf(italy, "where=asia&sort=price-asc"));
  await page.getByRole("checkbox", { name: /^Natura / }).check();
  await page.waitForURL((url) => url.searchParams.get("mood") === "nature");
  await page.getByRole("link", { name: "Successiva" }).click();
  await page.getByText(/^Pagina 2 di/).waitFor();
  const list = await shown();
  expect(list.length).toBeGreaterThan(0);
  await page.getByRole("article").first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: list[0] ?? "" }).waitFor();
  await page.goBack();
  await expect.poll(() => shown()).toEqual(list);
  expect(await page.getByRole("checkbox", { name: /^Natura / }).isChecked()).toBe(true);
  await page.reload();
  expect(await shown()).toEqual(list);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  expect(await shown(other)).toEqual(list);
  await other.context().close();
  await page.close();
});

test("going back before a page's script answers shows what the address says", async () => {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(10_000);
  const count = () => page.getByRole("status").first().textContent();
  const search = addressOf(italy, "where=asia");
  await page.goto(search);
  const all = await count();
  await page.getByRole("checkbox", { name: /^Natura / }).check();
  await page.waitForURL((url) => url.searchParams.get("mood") === "nature");
  await expect.poll(count).not.toBe(all);
  await page.goto(product.at(italy.hostDefault, "/"));
  await page.goBack({ waitUntil: "load" });
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(count).toBe(all);
  expect(page.url()).toBe(search);
  await page.context().close();
});
