import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const market = marketById("en-WE");
const t = translatorFor(market);
const home = product.at(market.hostDefault, "/");
const tripsPath = pathOf(market.id, "travels") ?? "";
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** Opens a new visitor's page, and counts page requests and loaded pages. */
const openVisit = async (options: BrowserContextOptions = {}) => {
  const page = await (await browser.newContext(options)).newPage();
  const loads = { documentRequests: 0, loadedPages: 0 };
  page.on("domcontentloaded", () => (loads.loadedPages += 1));
  page.on("request", (request) => {
    if (request.resourceType() === "document") loads.documentRequests += 1;
  });
  return { page, loads };
};

const tripsLink = (page: Page) =>
  page.getByRole("navigation").locator(`a[href="${tripsPath}"]:visible`).first();

test("a script that cannot be loaded reloads its page once a minute at most; the page stays readable", async () => {
  const { page, loads } = await openVisit();
  await page.route("**/assets/react-*.js", (route) => route.abort());
  const touch = async () => {
    const failed = page.waitForEvent("requestfailed", (each) => each.url().includes("/react-"));
    await page.getByRole("search").hover();
    await failed;
  };
  await page.goto(home);
  await touch();
  await expect.poll(() => loads.loadedPages).toBe(2);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.mouse.move(0, 0);
  await touch();
  await page.waitForLoadState("networkidle");
  expect(loads.documentRequests).toBe(2);
  await page.evaluate(() => sessionStorage.setItem("reloaded-at", String(Date.now() - 60_001)));
  await page.mouse.move(0, 0);
  await touch();
  await expect.poll(() => loads.documentRequests).toBe(3);
  await page.context().close();
});

/** How the browser came by the page that it shows. */
const deliveryOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return entry instanceof PerformanceNavigationTiming && "deliveryType" in entry
      ? String(entry.deliveryType)
      : "";
  });

/** Whether the page tells the browser to load others ahead. */
const loadsAhead = (page: Page): Promise<number> =>
  page.locator("head script[type=speculationrules]").count();

test("a page is loaded ahead when a pointer rests on its link, but not over 2G", async () => {
  const { page } = await openVisit();
  await page.goto(home);
  await expect.poll(() => loadsAhead(page)).toBe(1);
  await tripsLink(page).hover();
  // The rest of the pointer takes part in what is tried, and has no state to wait for.
  await expect
    .poll(() => page.evaluate(() => performance.now()), { interval: 100 })
    .toBeGreaterThan(await page.evaluate(() => performance.now() + 1500));
  await tripsLink(page).click();
  await page.waitForURL((url) => url.pathname === tripsPath);
  await expect.poll(() => deliveryOf(page)).toBe("navigational-prefetch");
  await page.context().close();

  const { page: slowPage } = await openVisit();
  await slowPage.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } }),
  );
  await slowPage.goto(home);
  await tripsLink(slowPage).hover();
  await tripsLink(slowPage).click();
  await slowPage.waitForURL((url) => url.pathname === tripsPath);
  await slowPage.waitForLoadState("networkidle");
  await expect.poll(() => deliveryOf(slowPage)).toBe("");
  await expect.poll(() => loadsAhead(slowPage)).toBe(0);
  await slowPage.context().close();
});

test("a progress bar shows while the next page loads, and the phone's menu closes when it is shown", async () => {
  const { page } = await openVisit({ viewport: { width: 390, height: 844 } });
  // A page that was loaded ahead would be there at once.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(home);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${tripsPath}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("button", { name: t("nav.menu") }).click();
  const menu = page.getByRole("dialog", { name: t("nav.menu") });
  await menu.waitFor();
  // While the next page is awaited nothing can be asked of this one, so that it notes what it shows.
  await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>(".loading-bar");
    const note = () => {
      const { animationDuration, animationDelay } = getComputedStyle(bar!);
      const shown = `${bar!.dataset["busy"]} ${animationDuration} ${animationDelay}`;
      sessionStorage.setItem("bar", shown);
    };
    new MutationObserver(note).observe(bar!, { attributes: true });
  });
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === tripsPath);
  await tripsLink(page).click({ noWaitAfter: true });
  await asked;
  release();
  await page.waitForURL((url) => url.pathname === tripsPath);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("bar"))).toBe("true 5s 0.2s");
  const bar = page.locator(".loading-bar");
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

  const footerLink = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Coordinators" })
    .first();
  await footerLink.press("Enter");
  const title = page.getByRole("heading", { level: 1, name: "Coordinators" });
  await title.waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate("document.activeElement.className")).toBe("skip-link");
  await page.context().close();
});

test("a reload restores the scroll position", async () => {
  const { page } = await openVisit({ viewport: { width: 390, height: 844 } });
  const { text } = await read(product.at(market.hostDefault, tripsPath));
  const [, trip = ""] = /class="card-link" href="([^"]+)"/.exec(text) ?? [];
  await page.goto(product.at(market.hostDefault, trip));
  const last = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  const top = () => last.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await last.evaluate((heading) => heading.scrollIntoView());
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
  await page.context().close();
});
