import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { openBrowser } from "./product.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";
import { waitForHydration } from "./hydration.ts";

const product = sharedProduct();
const market = marketById("en-WE");
const home = product.at(market.hostDefault, "/");
const tripsPath = pathOf(market.id, "travels") ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const queryOf = (page: Page) => new URL(page.url()).search;
const shownCurrency = (page: Page) => page.locator(".site-market span").first().textContent();
const currencyCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "currency")?.value;
const chooseCurrency = async (page: Page, code: string) => {
  const href = await page.locator(`#markets a[href*="currency=${code}"]`).getAttribute("href");
  await page.goto(new URL(href ?? "", page.url()).href);
};

test("a page has the same bytes with any cookie, and no address sets one", async () => {
  const withoutCookie = await read(home);
  for (const cookie of ["currency=EUR", "currency=USD", "currency=%00", "x=1"]) {
    const { text, headers } = await read(home, { cookie });
    expect(text === withoutCookie.text).toBe(true);
    expect(headers["etag"]).toBe(withoutCookie.headers["etag"]);
  }
  expect(withoutCookie.headers["vary"]).toBe("accept-encoding");
  for (const code of ["EUR", "GBP", "XXX"]) {
    const { headers } = await read(`${home}?currency=${code}`);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["etag"] === withoutCookie.headers["etag"]).toBe(code !== "EUR");
  }
});

test("the host's port and case do not change a page, and its links use the configured host", async () => {
  const plain = await read(home);
  const name = market.hostDefault;
  for (const host of [name, name.toUpperCase(), `${name}:1234`]) {
    const { headers, text } = await read(home, { host });
    expect({ host, tag: headers["etag"] }).toEqual({ host, tag: plain.headers["etag"] });
    expect(text).not.toContain(`${name}:1234/`);
  }
});

test("a chosen currency applies to every page, in a new tab too, until the market's own is chosen", async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(home);
  expect(await shownCurrency(page)).toContain("£");
  await chooseCurrency(page, "EUR");
  expect(queryOf(page)).toBe("?currency=EUR");
  expect(await shownCurrency(page)).toContain("€");
  expect(await currencyCookie(page)).toBe("EUR");
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole("navigation").locator(`a[href^="${tripsPath}?"]:visible`).first().click();
  await page.waitForURL(`**${tripsPath}?currency=EUR`);
  expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);
  expect(await shownCurrency(page)).toContain("€");
  await page.reload();
  expect(await shownCurrency(page)).toContain("€");
  const tab = await page.context().newPage();
  await tab.goto(home);
  await tab.waitForURL("**/?currency=EUR");
  expect(await shownCurrency(tab)).toContain("€");
  await chooseCurrency(tab, "GBP");
  expect(queryOf(tab)).toBe("");
  expect(await shownCurrency(tab)).toContain("£");
  expect(await currencyCookie(tab)).toBeUndefined();
  await tab.goto(home);
  expect(queryOf(tab)).toBe("");
});

test("without JavaScript the links, the search and the modal keep the currency", async () => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${home}?currency=EUR`);
  await page
    .locator(`a[href^="${tripsPath}?"]`)
    .first()
    .evaluate((link) => link.getAttribute("href"));
  const { text } = await read(`${home}?currency=EUR`);
  const internalLinks = [...text.matchAll(/<a[^>]*href="(\/[^"]*)"/g)].map(([, href = ""]) => href);
  expect(internalLinks.filter((href) => !/[?;]currency=/.test(href))).toEqual([]);
  expect(text).toContain('<input type="hidden" name="currency" value="EUR"/>');
  for (const [, link = ""] of text.matchAll(
    /<link rel="(?:canonical|alternate)"[^>]*href="([^"]+)"/g,
  ))
    expect(link).not.toContain("currency");
  expect(await currencyCookie(page)).toBeUndefined();
});
