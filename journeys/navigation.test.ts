import type { BrowserContextOptions, Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";
import { triggerHydration, waitForHydration } from "./hydration.ts";

const product = sharedProduct();
const market = marketById("en-WE");
const t = translatorFor(market);
const german = translatorFor(marketById("de-DE"));
const home = product.at(market.hostDefault, "/");
const tripsPath = pathOf(market.id, "travels") ?? "";
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** Opens a new visitor's page, and counts page requests, loaded pages and prefetches. */
const openVisit = async (options: BrowserContextOptions = {}) => {
  const page = await (await browser.newContext(options)).newPage();
  const loads = { documentRequests: 0, loadedPages: 0, prefetches: 0 };
  page.on("domcontentloaded", () => (loads.loadedPages += 1));
  page.on("request", (request) => {
    if (request.resourceType() === "document") loads.documentRequests += 1;
    const isPage = !request.url().includes("/assets/");
    if (isPage && request.headers()["sec-purpose"] === "prefetch") loads.prefetches += 1;
  });
  return { page, loads };
};

/** Repeats an action until a count is reached, even when the page changes in the meantime. */
const hydrateUntil = async (page: Page, count: () => number, expected: number) => {
  await expect
    .poll(async () => {
      await triggerHydration(page);
      return count();
    })
    .toBe(expected);
};
const tripsLink = (page: Page) =>
  page.getByRole("navigation").locator(`a[href="${tripsPath}"]:visible`).first();

test("a script that cannot be loaded reloads its page once a minute at most; the page stays readable", async () => {
  const { page, loads } = await openVisit();
  await page.route("**/assets/frame-*.js", (route) => route.abort());
  // The page may reload while it is loading, so the test waits only for the response.
  await page.goto(home, { waitUntil: "commit" });
  await hydrateUntil(page, () => loads.loadedPages, 2);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Loads the page again. Within a minute, only the visitor's own reload may happen.
  // Awaited from now on, because the page hydrates by itself as well.
  const failed = page.waitForEvent(
    "requestfailed",
    (each) => each.url().includes("/frame-") && each.headers()["sec-purpose"] !== "prefetch",
  );
  await page.reload({ waitUntil: "load" });
  await triggerHydration(page);
  await failed;
  await page.waitForLoadState("networkidle");
  expect(loads.documentRequests).toBe(3);
  // At the next page load, makes the last reload look more than a minute old. Scripts of the
  // current page are not affected.
  await page.addInitScript(() => {
    if (sessionStorage.getItem("later")) return;
    sessionStorage.setItem("later", "yes");
    sessionStorage.setItem("reloaded-at", String(Date.now() - 60_001));
  });
  await page.reload({ waitUntil: "commit" });
  await hydrateUntil(page, () => loads.documentRequests, 5);
  await page.context().close();
});

test("a script of the next page that cannot be loaded reloads once, and then shows the error page", async () => {
  const { page, loads } = await openVisit();
  await page.route("**/assets/destinations-*.js", (route) => route.abort());
  await page.goto(home);
  await waitForHydration(page);
  await tripsLink(page).click();
  await expect.poll(() => loads.loadedPages).toBe(2);
  await waitForHydration(page);
  await tripsLink(page).click();
  await page.getByText(t("error.generic")).first().waitFor();
  expect(loads.documentRequests).toBe(2);
  await page.context().close();
});

/** Follows a link of the German home page, of which nothing arrives. */
const failNavigation = async (page: Page, fail: (route: Route) => Promise<void>) => {
  await page.goto(product.at("de.localhost", "/"));
  await waitForHydration(page);
  await page.route("**/*.data*", fail);
  await page
    .getByRole("navigation")
    .locator(`a[href="${pathOf("de-DE", "travels")}"]:visible`)
    .first()
    .click();
  await page.getByRole("link", { name: german("error.retry") }).waitFor();
};

test("a navigation that fails shows the error page in the market's language, with header and footer", async () => {
  const { page } = await openVisit();
  await failNavigation(page, (route) => route.fulfill({ status: 503 }));
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de-DE");
  await page.getByRole("banner").waitFor();
  await page.getByRole("contentinfo").waitFor();
  await page.context().close();
});

test("a navigation over a connection that broke at once still says so, and offers to try again", async () => {
  const { page } = await openVisit();
  await page.route("**/assets/error-page-*.js", (route) => route.abort());
  await failNavigation(page, (route) => route.abort());
  const heading = page.locator("main h1").filter({ hasText: german("error.title") });
  await expect.poll(() => heading.count()).toBe(1);
  await page.context().close();
});

test("a page is prefetched when a pointer rests on its link, but not over 2G", async () => {
  const { page, loads: fastLoads } = await openVisit();
  await page.goto(home);
  await waitForHydration(page);
  // Prefetching starts only when the browser is idle. An earlier hover has no effect, so the hover
  // is repeated.
  const hoverTripsLink = async () => {
    await page.mouse.move(0, 700);
    await tripsLink(page).hover();
    return fastLoads.prefetches;
  };
  await expect.poll(hoverTripsLink, { interval: 500 }).toBeGreaterThan(0);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await page.context().close();

  const { page: slowPage, loads } = await openVisit();
  await slowPage.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } }),
  );
  await slowPage.goto(home);
  await waitForHydration(slowPage);
  await tripsLink(slowPage).hover();
  await tripsLink(slowPage).click();
  await slowPage.waitForURL((url) => url.pathname === tripsPath);
  await slowPage.getByRole("heading", { level: 1 }).waitFor();
  expect(loads).toEqual({ documentRequests: 1, loadedPages: 1, prefetches: 0 });
  await slowPage.context().close();
});

test("a progress bar shows while the next page loads, and the phone's menu closes when it is shown", async () => {
  const { page } = await openVisit({ viewport: { width: 390, height: 844 } });
  await page.goto(home);
  await waitForHydration(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${tripsPath}.data*`, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("button", { name: t("nav.menu") }).click();
  const menu = page.getByRole("dialog", { name: t("nav.menu") });
  await menu.waitFor();
  await tripsLink(page).click();
  const bar = page.locator(".loading-bar");
  await expect.poll(() => bar.getAttribute("data-busy")).toBe("true");
  const { duration, delay } = await bar.evaluate((element) => {
    const style = getComputedStyle(element);
    return { duration: style.animationDuration, delay: style.animationDelay };
  });
  expect({ duration, delay }).toEqual({ duration: "5s", delay: "0.2s" });
  release();
  await page.waitForURL((url) => url.pathname === tripsPath);
  await expect.poll(() => bar.getAttribute("data-busy")).toBe("false");
  await expect.poll(() => menu.isVisible()).toBe(false);
  await page.context().close();
});

test("with reduced motion neither the progress bar nor the pages are animated", async () => {
  const { page } = await openVisit({ reducedMotion: "reduce" });
  await page.goto(home);
  const animationCount = await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>(".loading-bar");
    if (bar) bar.dataset["busy"] = "true";
    return document.getAnimations().filter(({ effect }) => {
      const timing = effect?.getComputedTiming();
      return Number(timing?.duration ?? 0) > 10;
    }).length;
  });
  expect(animationCount).toBe(0);
  await page.context().close();
});

test("over a picture the header scrolls away and returns as a surface; a link that is followed by keyboard leads to the beginning of the next page", async () => {
  const { page } = await openVisit({ viewport: { width: 1440, height: 800 } });
  await page.goto(home);
  const headerAt = async (offset: number) => {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), offset);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return page.locator(".site-header").evaluate((header) => {
      const { top, height } = header.getBoundingClientRect();
      const isTransparent = getComputedStyle(header).backgroundColor === "rgba(0, 0, 0, 0)";
      return { visibleHeight: Math.round(Math.max(0, top + height)), isTransparent };
    });
  };
  await expect.poll(() => headerAt(0)).toEqual({ visibleHeight: 77, isTransparent: true });
  await expect.poll(() => headerAt(40)).toEqual({ visibleHeight: 37, isTransparent: true });
  await expect.poll(() => headerAt(74)).toEqual({ visibleHeight: 3, isTransparent: true });
  await expect.poll(() => headerAt(80)).toEqual({ visibleHeight: 77, isTransparent: false });
  await expect.poll(() => headerAt(400)).toEqual({ visibleHeight: 77, isTransparent: false });

  await waitForHydration(page);
  const footerLink = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Coordinators" })
    .first();
  await footerLink.press("Enter");
  const title = page.getByRole("heading", { level: 1, name: "Coordinators" });
  await title.waitFor();
  const isAtTitle = () => title.evaluate((each) => document.activeElement === each);
  await expect.poll(isAtTitle).toBe(true);
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate("document.activeElement.closest('main') !== null"))
    .toBe(true);
  await page.context().close();
});

test("a reload restores the scroll position", async () => {
  const { page } = await openVisit({ viewport: { width: 390, height: 844 } });
  const { text } = await read(product.at(market.hostDefault, tripsPath));
  const [, trip = ""] = /class="card-link" href="([^"]+)"/.exec(text) ?? [];
  await page.goto(product.at(market.hostDefault, trip));
  const last = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  const top = () => last.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  // By now all content below the screen has its final height.
  await expect.poll(() => page.evaluate(() => document.getElementById("rest") === null)).toBe(true);
  await last.evaluate((heading) => heading.scrollIntoView());
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
  await page.context().close();
});
