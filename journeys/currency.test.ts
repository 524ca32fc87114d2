import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const market = marketById("en-WE");
const home = product.at(market.hostDefault, "/");
const tripsPath = pathOf(market.id, "travels") ?? "";
let browser: TestBrowser;
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

test("a page is the same with any cookie, port and case of its host, and no address sets a cookie", async () => {
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
    // The market's own, where it is asked for, stands without the other that may be paid.
    expect(headers["etag"] === withoutCookie.headers["etag"]).toBe(code === "XXX");
  }
  const name = market.hostDefault;
  for (const host of [name, name.toUpperCase(), `${name}:1234`]) {
    const { headers, text } = await read(home, { host });
    const tag = withoutCookie.headers["etag"];
    expect({ host, tag: headers["etag"] }).toEqual({ host, tag });
    expect(text).not.toContain(`${name}:1234/`);
  }
  // The links, the search and the modal keep the currency, but no page is another page with it.
  const { text } = await read(`${home}?currency=EUR`);
  const links = [...text.matchAll(/<a[^>]*href="(\/[^"]*)"/g)].map(([, href = ""]) => href);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((href) => !/[?;]currency=/.test(href))).toEqual([]);
  expect(text).toContain('<input type="hidden" name="currency" value="EUR"/>');
  for (const [, link = ""] of text.matchAll(
    /<link rel="(?:canonical|alternate)"[^>]*href="([^"]+)"/g,
  ))
    expect(link).not.toContain("currency");
});

test("a chosen currency applies to every page, in a new tab too, until another is chosen", async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(home);
  await expect.poll(() => shownCurrency(page)).toContain("£");
  await chooseCurrency(page, "EUR");
  await expect.poll(() => queryOf(page)).toBe("?currency=EUR");
  await expect.poll(() => shownCurrency(page)).toContain("€");
  await expect.poll(() => currencyCookie(page)).toBe("EUR");
  await page.getByRole("navigation").locator(`a[href^="${tripsPath}?"]:visible`).first().click();
  await page.waitForURL(`**${tripsPath}?currency=EUR`);
  await expect.poll(() => shownCurrency(page)).toContain("€");
  const tab = await page.context().newPage();
  await tab.goto(home);
  await tab.waitForURL("**/?currency=EUR");
  await expect.poll(() => shownCurrency(tab)).toContain("€");
  await chooseCurrency(tab, "GBP");
  await expect.poll(() => queryOf(tab)).toBe("?currency=GBP");
  await expect.poll(() => shownCurrency(tab)).toContain("£");
  await expect.poll(() => currencyCookie(tab)).toBe("GBP");
  await tab.goto(home);
  await tab.waitForURL("**/?currency=GBP");
  await expect.poll(() => shownCurrency(tab)).toContain("£");
});
