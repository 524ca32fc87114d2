import { afterAll, beforeAll, expect, test } from "vitest";
import type { Market } from "#markets/market-type.ts";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

test("a visitor goes from home through search to a departure", async () => {
  const market = marketById("it-IT");
  const t = translatorFor(market);
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(product.at(market.hostDefault, "/"));
  const bar = page.getByRole("search").first();
  await bar.getByLabel(t("search.where")).fill(t("area.europe"));
  await bar.getByRole("button", { name: t("search.submit") }).click();
  await page.waitForURL((url) => url.pathname === pathOf(market.id, "search"));
  const resultStatus = page.getByRole("status");
  await expect.poll(() => resultStatus.textContent()).toMatch(/[1-9]/);

  const filter = page.getByRole("checkbox", {
    name: new RegExp(`^${t("mood.nature")}\\W+\\d+$`),
  });
  const label = (await filter.locator("xpath=..").textContent()) ?? "";
  await filter.check();
  await page.waitForURL((url) => url.searchParams.get("mood") === "nature");
  const count = Number(/\d+$/.exec(label)?.[0]);
  await expect.poll(() => resultStatus.textContent()).toBe(t("count.trips", { n: count }));

  const card = page.getByRole("article").first();
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await card.click(); // the whole card is one link
  await page.getByRole("heading", { level: 1, name }).waitFor();

  const row = page
    .locator("#departures li[class*=dep-row]")
    .filter({ has: page.locator("[data-status]:not([data-status=SOLD_OUT])") })
    .first();
  const price = await row.locator("strong").first().textContent();
  const status = await row.locator("[data-status]").getAttribute("data-status");
  await row.getByRole("link").last().click();
  await page.locator(`[data-status="${status}"]`).first().waitFor();
  await expect
    .poll(() => page.locator(".departure-money strong").first().textContent())
    .toBe(price);
  await page
    .getByText(t(`guidance.${status as "PLANNED"}`))
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

const searchAddress = (query: string) => product.at("it.localhost", `/cerca?${query}`);

test("back, reload and a shared link show the same list, also before the page's scripts run", async () => {
  const page = await browser.newPage();
  const cardTitles = (tab = page) =>
    tab.getByRole("article").getByRole("heading").allTextContents();
  const count = (tab = page) => tab.getByRole("status").first().textContent();
  const nature = (tab = page) => tab.getByRole("checkbox", { name: /^Natura / });
  const address = searchAddress("where=asia&sort=price-asc");
  await page.goto(address);
  const all = await count();
  await nature().check();
  await page.waitForURL((url) => url.searchParams.get("mood") === "nature");
  await expect.poll(() => count()).not.toBe(all);
  const filtered = page.url();
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
  await expect.poll(() => nature().isChecked()).toBe(true);
  await page.reload();
  await expect.poll(() => cardTitles()).toEqual(titles);

  const other = await browser.newPage();
  await other.goto(page.url());
  await expect.poll(() => cardTitles(other)).toEqual(titles);
  await other.goto(address);
  await nature(other).check();
  await other.waitForURL(filtered);
  await expect.poll(() => count(other)).not.toBe(all);
  await other.goto(product.at("it.localhost", "/"));
  await other.goBack({ waitUntil: "load" });
  await other.goBack({ waitUntil: "commit" });
  await expect.poll(() => count(other)).toBe(all);
  expect(other.url()).toBe(address);
  await Promise.all([page.close(), other.close()]);
});

const valueIn = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");

/** Follows a market's links from its home page to a departure that can be booked. */
const wayIn = async (market: Market) => {
  const t = translatorFor(market);
  const answer = (path: string) => read(product.at(market.hostDefault, path));
  const home = await answer("/");
  const action = valueIn(home.text, /<form id="search"[^>]* action="([^"]+)"/);
  const results = await answer(`${action}?q=${encodeURIComponent(t("area.europe"))}`);
  const trip = await answer(valueIn(results.text, /class="card-link" href="([^"]+)"/));
  const [, ...rows] = trip.text.split('<li class="dep-row"');
  const row = rows.find((each) => /data-status="(?!SOLD_OUT)/.test(each)) ?? "";
  const departure = await answer(valueIn(row, /href="([^"]*\/\d{4}-[^"]+)"/));
  const [, money = ""] = departure.text.split('class="departure-money"');
  const status = valueIn(row, /data-status="(\w+)"/);
  return {
    action,
    statuses: [home, results, trip, departure].map(({ status: code }) => code),
    prices: [row, money].map((html) => valueIn(html, /<strong>([^<]+)</)),
    isSameStatus: departure.text.includes(`data-status="${status}"`),
    isGuided: departure.text.includes(t(`guidance.${status as "PLANNED"}`)),
  };
};

test("in each market the links lead from home through search to a departure of the same price", async () => {
  for (const market of markets) {
    const { prices, ...way } = await wayIn(market);
    expect({ market: market.id, ...way }).toEqual({
      market: market.id,
      action: pathOf(market.id, "search"),
      statuses: [200, 200, 200, 200],
      isSameStatus: true,
      isGuided: true,
    });
    expect(prices[0]).toMatch(/\d/);
    expect(prices[1]).toBe(prices[0]);
    const foreignPath = market.language === "de" ? "/viaggi" : "/reiseziele";
    const { status, text } = await read(product.at(market.hostDefault, foreignPath));
    expect({ foreignPath, status }).toEqual({ foreignPath, status: 404 });
    expect(text).toContain(translatorFor(market)("notFound.title"));
  }
});
