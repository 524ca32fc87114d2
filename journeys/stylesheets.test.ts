import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blockSchemas } from "#blocks/schemas.ts";
import { isForPageType } from "#features/pages/parts/block-placement.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { openOffice, textBlock } from "./office.ts";
import { addressesByPageType } from "./page-types.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";
import { waitForHydration } from "./hydration.ts";

const product = sharedProduct();
const host = "it.localhost";
const prefetchedSheets = 'link[rel="prefetch"][href$=".css"]';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** Rules that match an element on the page but are in a style sheet that loads later. */
const missedRules = (page: Page): Promise<string[]> =>
  page.evaluate(async (prefetchedSheets) => {
    // Pseudo-elements, and states that need a pointer, a key or a dialog.
    const states = /::[\w-]+(\([^)]*\))?|:(hover|active|focus(-visible|-within)?|modal|open)\b/g;
    const matchingSelectors = (rule: CSSRule): string[] => {
      const inner =
        "cssRules" in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(matchingSelectors) : [];
      const selector = "selectorText" in rule ? String(rule.selectorText) : "&";
      if (selector.includes("&")) return inner;
      const isMatched = document.querySelector(selector.replace(states, ":is(*)"));
      return isMatched ? [...inner, selector] : inner;
    };
    const links = [...document.querySelectorAll<HTMLLinkElement>(prefetchedSheets)];
    const texts = links.map(async ({ href }) => (await fetch(href)).text());
    return (await Promise.all(texts)).flatMap((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [...sheet.cssRules].flatMap(matchingSelectors);
    });
  }, prefetchedSheets);

const sheetsOf = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) =>
      links.map((link) => /assets\/(\w+)-/.exec(link.getAttribute("href") ?? "")?.[1] ?? ""),
    );

/**
 * Creates a custom page with the initial content and the examples of every block that it may hold;
 * the demo's page told in full holds the others too.
 */
const pageOfAllBlocks = async (): Promise<string> => {
  const office = await openOffice(browser, product);
  const placed = Object.values(blockSchemas).filter((block) => isForPageType(block, "custom"));
  const blocks = placed.flatMap(({ name, start, examples }) =>
    [start, ...examples.map(({ content }) => content)].map((content) => ({
      ...textBlock(""),
      blockType: name,
      content,
    })),
  );
  const { slug } = await office.create({ isPublished: true, blocks });
  await office.close();
  return product.at(host, `/${slug}`);
};

test("no page leaves out a style sheet that has a rule for it", async () => {
  const pages = [
    ...(await addressesByPageType(marketById("it-IT"), product.at)),
    ["of staff", product.at(host, "/capodanno")] as const,
    ["of all blocks, told in full", product.at(host, "/tutti-i-blocchi")] as const,
    ["of all blocks", await pageOfAllBlocks()] as const,
  ];
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  for (const [type, address] of pages) {
    await page.goto(address, { waitUntil: "load" });
    await page.locator(prefetchedSheets).first().waitFor({ state: "attached" });
    expect({ type, missed: await missedRules(page) }).toEqual({ type, missed: [] });
  }
  await page.close();
});

/**
 * The style sheets that are applied at the moment when an element that matches the selector
 * appears.
 */
const sheetsWhenAppears = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (wantedSelector) =>
      new Promise((resolve) => {
        const resolveWhenFound = () => {
          if (!document.querySelector(wantedSelector)) return;
          observer.disconnect();
          resolve([...document.styleSheets].map(({ href }) => href ?? ""));
        };
        const observer = new MutationObserver(resolveWhenFound);
        observer.observe(document, { childList: true, subtree: true });
      }),
    selector,
  );

test("a client-side navigation shows the page only with its style sheets, however late they load", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The delay is long enough for the page's text and script to arrive first.
  await page.route("**/assets/trip-*.css", async (route) => {
    await setTimeout(2000);
    await route.continue();
  });
  await page.goto(product.at(host, pathOf("it-IT", "search") ?? "/"));
  expect(await sheetsOf(page)).toEqual(["site", "search"]);
  await waitForHydration(page);
  const sheetsAtFirstSight = sheetsWhenAppears(page, ".trip-facts");
  await page.locator("main .card-link").first().click();
  const sheetNames = (await sheetsAtFirstSight).flatMap(
    (href) => /assets\/(\w+)-/.exec(href)?.[1] ?? [],
  );
  expect(sheetNames).toEqual(expect.arrayContaining(["site", "departures", "trip"]));
  await page.close();
});

test("a style sheet that failed to load is requested again with its page", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route("**/assets/trip-*.css", (route) => route.abort());
  await page.goto(product.at(host, pathOf("it-IT", "search") ?? "/"));
  await waitForHydration(page);
  const reloaded = page.waitForEvent("domcontentloaded");
  await page.locator("main .card-link").first().click();
  await reloaded;
  // The style sheet has not arrived yet, but the content of the page has.
  await page.locator("h1").waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/viaggi\//);
  await page.close();
});
