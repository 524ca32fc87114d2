import { expect, test } from "vitest";
import { type SearchSort, sorts } from "#features/content/search/contract.ts";
import type { LiveCount } from "#features/content/search/parts/assist-view.ts";
import { fromSearchParams } from "#features/content/search/query/search-params.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";
import { submittedParams, unescapeHtml } from "./submitted-form.ts";

const product = sharedProduct();
const italy = marketById("it-IT");

const search = (query: string | URLSearchParams, market: Market = italy) =>
  product.at(market.hostDefault, `${pathOf(market.id, "search")}?${query.toString()}`);
const numberIn = (text: string): number => Number(text.replaceAll(/\D/g, ""));

/**
 * The search with its lists as sets, because the order of the values of a filter has no meaning.
 */
const searchOf = (params: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(fromSearchParams(params)).map(([name, value]) => [
      name,
      Array.isArray(value) ? new Set<unknown>(value) : value,
    ]),
  );

const months = "month=2027-05&month=2027-06&month=2031-01";
const addresses = [
  "",
  "where=asia&where=marocco&where=nowhere-at-all",
  "where=asia&q=deserto+%22di+notte%22",
  "from=2027-03-20&to=2027-06-21",
  "from=2019-03-20",
  `${months}&days=9`,
  "month=2027-05&days=37",
  "season=spring&season=winter&period=natale",
  "priceMin=800&priceMax=1800&discounted=1",
  "duration=up-to-6&duration=over-10&age=25-35&age=all",
  "status=SOLD_OUT&status=CONFIRMED&mood=nature&mood=party&sort=price-desc",
  "badge=long-gone&type=no-type&style=no-style&privateRoom=1&unique=1",
  `where=asia&q=mare&${months}&days=12&season=summer&priceMin=1&priceMax=99999&age=35-49&sort=discount`,
];

test("without JavaScript the form, the chips and the paging lose nothing of a search", async () => {
  for (const address of addresses) {
    const { status, text } = await read(search(address));
    const submitted = submittedParams(text);
    expect({ address, status, search: searchOf(submitted) }).toEqual({
      address,
      status: 200,
      search: searchOf(new URLSearchParams(address)),
    });
    // The default order is not part of the query string.
    expect(submitted.get("sort")).toBe(new URLSearchParams(address).get("sort") ?? "");
  }
  const query = "mood=nature&mood=culture&season=spring&season=summer&sort=price-asc";
  const { text } = await read(search(query));
  const links = [...text.matchAll(/<a [^>]*href="([^"]*\?[^"]*)"[^>]*>/g)].map(([, href = ""]) =>
    new URL(unescapeHtml(href), product.at(italy.hostDefault, "/")).search.slice(1),
  );
  expect(links).toEqual(
    expect.arrayContaining([
      "season=spring&season=summer&mood=nature&mood=culture&sort=price-asc&page=2",
      "season=summer&mood=nature&mood=culture&sort=price-asc",
      "season=spring&season=summer&mood=culture&sort=price-asc",
    ]),
  );
});

type Card = Readonly<{ path: string; price: number; fullPrice: number; days: number }>;

const cardOf = (html: string): Card => {
  const price = numberIn(/<strong>([^<]*)<\/strong>/.exec(html)?.[1] ?? "");
  return {
    path: /class="card-link" href="([^"]+)"/.exec(html)?.[1] ?? "",
    price,
    fullPrice: numberIn(/<s>([^<]*)<\/s>/.exec(html)?.[1] ?? String(price)),
    days: Number(/class="card-line">(?:<[^>]+>)*(\d+)/.exec(html)?.[1]),
  };
};

const searchPage = async (market: Market, query: string) => {
  const { text } = await read(search(query, market));
  const cards = [...text.matchAll(/<article class="card">.*?<\/article>/gs)];
  return {
    text,
    total: numberIn(/role="status">([^<]*)</.exec(text)?.[1] ?? ""),
    cards: cards.map(([html]) => cardOf(html)),
  };
};

/** All pages of a search, one after the other, because the server may refuse many at once. */
const allPages = async (market: Market, query: string) => {
  const { total, cards } = await searchPage(market, query);
  const pages = Array.from({ length: Math.ceil(total / 12) - 1 }, (_, at) => at + 2);
  const others: (typeof cards)[] = [];
  for (const page of pages) others.push((await searchPage(market, `${query}&page=${page}`)).cards);
  return { total, cards: [cards, ...others].flat() };
};

const descending = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a);
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** What the cards show of an order. The search's own test covers dates and relevance. */
const shownOrder: Partial<
  Record<SearchSort, readonly [(card: Card) => number[], typeof ascending]>
> = {
  "price-asc": [({ price }) => [price || []].flat(), ascending],
  "price-desc": [({ price }) => [price || []].flat(), descending],
  "duration-asc": [({ days }) => [days], ascending],
  "duration-desc": [({ days }) => [days], descending],
  // The discount is rounded to whole per cent before the cards are sorted.
  discount: [
    ({ price, fullPrice }) => [Math.round(100 * (1 - price / fullPrice)) || 0],
    descending,
  ],
};

test("the pages of a search list every trip once, in each of the seven orders", async () => {
  for (const market of [italy, marketById("de-DE")])
    for (const sort of sorts) {
      const q = sort === "relevance" ? translatorFor(market)("area.asia").slice(0, 3) : "";
      const { total, cards } = await allPages(market, `q=${q}&sort=${sort}`);
      const paths = new Set(cards.map(({ path }) => path));
      const expected = { market: market.id, sort, cards: total, paths: total };
      expect({ ...expected, cards: cards.length, paths: paths.size }).toEqual(expected);
      expect(total).toBeGreaterThan(12);
      const [valuesOf, inOrder] = shownOrder[sort] ?? [() => [], ascending];
      const values = cards.flatMap(valuesOf);
      expect({ sort, values }).toEqual({ sort, values: inOrder(values) });
    }
});

const countFor = async (market: Market, query: string | URLSearchParams): Promise<LiveCount> => {
  const path = `/api/${market.apiCountry}/search-count?${query.toString()}`;
  return JSON.parse((await read(product.at(market.hostDefault, path))).text) as LiveCount;
};

test("the count beside each filter is the number of trips after choosing it, also on their pages", async () => {
  const market = marketById("en-US");
  for (const query of [
    "",
    "season=summer&age=25-35",
    "priceMax=1500&discounted=1&mood=nature",
    "status=SOLD_OUT&status=ALMOST_FULL&duration=up-to-10",
  ]) {
    const { text } = await searchPage(market, query);
    const boxes = [
      ...text.matchAll(
        /<input type="checkbox" form="search" name="(\w+)"[^>]* value="([^"]*)"\/>(?:(?!<\/label>).)*filter-count">(\d+)</gs,
      ),
    ].map(([, name = "", value = "", count]) => ({ name, value, count: Number(count) }));
    expect(boxes.length).toBeGreaterThan(20);
    const choiceCounts: typeof boxes = [];
    for (const { name, value } of boxes) {
      const params = new URLSearchParams(query);
      params.delete(name);
      params.append(name, value);
      choiceCounts.push({ name, value, count: (await countFor(market, params)).total });
    }
    expect({ query, boxes }).toEqual({ query, boxes: choiceCounts });
  }
  const { facets } = await countFor(italy, "season=summer");
  const [mood = "", count] = Object.entries(facets["mood"] ?? {}).at(0) ?? [];
  const { total, cards } = await allPages(italy, `season=summer&mood=${mood}`);
  expect([mood, total, cards.length]).toEqual([mood, count, count]);
});

test("an empty result says why, and offers what finds something with its number", async () => {
  const t = translatorFor(italy);
  for (const query of ["month=2031-01&mood=nature&days=4", "priceMax=1&status=CONFIRMED"]) {
    const { text } = await searchPage(italy, query);
    const banner = /<section class="no-results">.*?<\/section>/s.exec(text)?.[0] ?? "";
    const isForDates = query.startsWith("month");
    // The dates are blamed only where there are some, and trips without them.
    expect(banner).toContain(t(isForDates ? "results.noDates" : "results.none"));
    expect(isForDates && !text.includes(t("when.anyDays", { n: 4 }))).toBe(false);
    const chips = /<ul class="chips">.*?<\/ul>/s.exec(banner)?.[0] ?? "";
    const alternatives = [...chips.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, path = "", label = ""]) => ({
        query: new URL(unescapeHtml(path), "http://localhost").search.slice(1),
        count: /: (\d+) \S+$/.exec(label)?.[1],
      }),
    );
    const counted = alternatives.filter(({ count }) => count !== undefined);
    expect(counted.some((each) => each.query.includes("month=20"))).toBe(isForDates);
    expect(counted.length).toBeGreaterThan(0);
    for (const { query: other, count } of counted)
      expect([other, (await searchPage(italy, other)).total]).toEqual([other, Number(count)]);
    // The last alternative links to all trips and shows no number.
    expect(alternatives.at(-1)?.query).toBe("");
  }
  const word = await read(search("month=2027-05&q=qwrtplkz"));
  expect(word.text).not.toContain(t("results.noDates"));
  expect(word.text).toContain(t("results.none"));
  // A mistyped word is corrected with a message, and can still be searched for as typed.
  const { text } = await read(search("q=desreto"));
  expect(text).toContain(t("results.corrected", { meant: "deserto" }));
  const exactly = unescapeHtml(/href="([^"]*%22desreto%22[^"]*)"/.exec(text)?.[1] ?? "");
  const other = await read(product.at(italy.hostDefault, exactly));
  expect(other.text).toContain(t("results.none"));
  expect(submittedParams(other.text).get("q")).toBe('"desreto"');
});
