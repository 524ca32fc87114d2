import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LiveCount } from "#features/search/parts/assist-view.ts";
import { type SearchSort, sorts } from "#features/search/contract.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser } from "./product.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const italy = marketById("it-IT");
const sampledMarkets = (["it-IT", "en-US", "de-DE"] as const).map(marketById);
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

type Card = Readonly<{
  path: string;
  price: number;
  fullPrice: number;
  days: number;
  badge: string;
}>;

const cardOf = (html: string): Card => {
  const price = numberIn(/<strong>([^<]*)<\/strong>/.exec(html)?.[1] ?? "");
  return {
    path: /class="card-link" href="([^"]+)"/.exec(html)?.[1] ?? "",
    price,
    fullPrice: numberIn(/<s>([^<]*)<\/s>/.exec(html)?.[1] ?? String(price)),
    days: Number(/class="card-line">(?:<[^>]+>)*(\d+)/.exec(html)?.[1]),
    badge: /card-flag">([^<]*)</.exec(html)?.[1] ?? "",
  };
};

const searchPage = async (market: Market, query: string) => {
  const { text } = await read(addressOf(market, query));
  const cards = [...text.matchAll(/<article class="card">.*?<\/article>/gs)];
  return {
    text,
    total: numberIn(/role="status">([^<]*)</.exec(text)?.[1] ?? ""),
    cards: cards.map(([html]) => cardOf(html)),
  };
};

/**
 * Reads all pages of a search. The last page is one that is not full or repeats the previous page.
 */
const allPages = async (market: Market, query: string) => {
  const { total, cards } = await searchPage(market, query);
  const pages = Array.from({ length: Math.ceil(total / 12) - 1 }, (_, at) => at + 2);
  // The pages are requested one after the other, because the server could answer parallel requests
  // with 503.
  const others: (typeof cards)[] = [];
  for (const page of pages) others.push((await searchPage(market, `${query}&page=${page}`)).cards);
  return { total, cards: [cards, ...others].flat() };
};

const expectAscending = (numbers: readonly number[]) =>
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
const expectDescending = (numbers: readonly number[]) => expectAscending(numbers.toReversed());

/**
 * Checks the order by what the cards show. Another test, that of the index, covers dates and
 * relevance.
 */
const orderChecks: Partial<Record<SearchSort, (cards: readonly Card[]) => void>> = {
  "price-asc": (cards) => expectAscending(cards.flatMap(({ price }) => price || [])),
  "price-desc": (cards) => expectDescending(cards.flatMap(({ price }) => price || [])),
  "duration-asc": (cards) => expectAscending(cards.map(({ days }) => days)),
  "duration-desc": (cards) => expectDescending(cards.map(({ days }) => days)),
  // The discount is rounded to whole per cent before the cards are sorted.
  discount: (cards) =>
    expectDescending(
      cards.map(({ price, fullPrice }) => Math.round(100 * (1 - price / fullPrice)) || 0),
    ),
};

const marketSorts = sampledMarkets.flatMap(({ id }) => sorts.map((sort) => [id, sort] as const));

test.each(marketSorts)(
  "in %s the pages of a search sorted by %s list every trip once, in order",
  async (id, sort) => {
    const market = marketById(id);
    const q = sort === "relevance" ? translatorFor(market)("area.asia").slice(0, 3) : "";
    const { total, cards } = await allPages(market, `q=${q}&sort=${sort}`);
    expect(total).toBeGreaterThan(12);
    expect(cards).toHaveLength(total);
    expect(new Set(cards.map(({ path }) => path)).size).toBe(total);
    orderChecks[sort]?.(cards);
  },
);

const searches = [
  "",
  "season=summer&age=25-35",
  "priceMax=1500&discounted=1&mood=nature",
  "status=SOLD_OUT&status=ALMOST_FULL&duration=up-to-10",
];

const countFor = async (market: Market, params: URLSearchParams): Promise<number> => {
  const path = `/api/${market.apiCountry}/search-count?${params}`;
  const count: LiveCount = JSON.parse((await read(product.at(market.hostDefault, path))).text);
  return count.total;
};

test.each(sampledMarkets.flatMap(({ id }) => searches.map((search) => [id, search] as const)))(
  "in %s each filter count of the search /?%s is the number of trips after choosing that filter",
  async (id, search) => {
    const market = marketById(id);
    const { text } = await searchPage(market, search);
    const boxes = [
      ...text.matchAll(
        /<input type="checkbox" form="search" name="(\w+)"[^>]* value="([^"]*)"\/>(?:(?!<\/label>).)*filter-count">(\d+)</gs,
      ),
    ].map(([, name = "", value = "", count]) => ({ name, value, count: Number(count) }));
    expect(boxes.length).toBeGreaterThan(20);
    // One after the other, as in `allPages`.
    const choiceCounts: typeof boxes = [];
    for (const { name, value } of boxes) {
      const params = new URLSearchParams(search);
      params.delete(name);
      params.append(name, value);
      choiceCounts.push({ name, value, count: await countFor(market, params) });
    }
    expect(boxes).toEqual(choiceCounts);
  },
);

test("the count of a choice is the number of trips on its pages", async () => {
  const { facets }: LiveCount = JSON.parse(
    (await read(product.at(italy.hostDefault, "/api/it/search-count?season=summer"))).text,
  );
  for (const [mood, count] of Object.entries(facets["mood"] ?? {})) {
    const { total, cards } = await allPages(italy, `season=summer&mood=${mood}`);
    expect({ mood, total, cardCount: cards.length }).toEqual({
      mood,
      total: count,
      cardCount: count,
    });
  }
});

test.each(sampledMarkets)(
  "in $id an empty result offers alternatives with their counts",
  async (market) => {
    const t = translatorFor(market);
    for (const search of ["month=2031-01&mood=nature", "priceMax=1&status=CONFIRMED"]) {
      const { text } = await searchPage(market, search);
      const banner = /<section class="no-results">.*?<\/section>/s.exec(text)?.[0] ?? "";
      expect(banner).toContain(t(search.startsWith("month") ? "results.noDates" : "results.none"));
      const alternatives = [...banner.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(
        ([, path = "", label = ""]) => ({
          query: new URL(path.replaceAll("&amp;", "&"), "http://localhost").search.slice(1),
          count: /: (\d+) \S+$/.exec(label)?.[1],
        }),
      );
      const withCount = alternatives.filter(({ count }) => count !== undefined);
      expect(withCount.length).toBeGreaterThan(0);
      for (const { query, count } of withCount)
        expect((await searchPage(market, query)).total).toBe(Number(count));
      // The last alternative links to all trips and shows no number.
      expect(alternatives.at(-1)?.query).toBe("");
    }
  },
);

test("back, reload and a shared link show the same list", async () => {
  const page = await browser.newPage();
  const cardTitles = (tab = page) =>
    tab.getByRole("article").getByRole("heading").allTextContents();
  await page.goto(addressOf(italy, "where=asia&sort=price-asc"));
  await page.getByRole("checkbox", { name: /^Natura / }).check();
  await page.waitForURL((url) => url.searchParams.get("mood") === "nature");
  // The address changes a moment before the list and its links.
  await page
    .getByRole("link", { name: "Successiva" })
    .and(page.locator("[href*='mood=nature']"))
    .click();
  await page.getByText(/^Pagina 2 di/).waitFor();
  const titles = await cardTitles();
  expect(titles.length).toBeGreaterThan(0);
  await page.getByRole("article").first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: titles[0] ?? "" }).waitFor();
  await page.goBack();
  await expect.poll(() => cardTitles()).toEqual(titles);
  await expect.poll(() => page.getByRole("checkbox", { name: /^Natura / }).isChecked()).toBe(true);
  await page.reload();
  expect(await cardTitles()).toEqual(titles);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  expect(await cardTitles(other)).toEqual(titles);
  await other.context().close();
  await page.close();
});

test("after going back, the result count matches the address before the page's scripts run", async () => {
  const page = await (await browser.newContext()).newPage();
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
