import type { Browser, Page, Request } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Office, openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
let office: Office;
beforeAll(async () => {
  browser = await openBrowser();
  office = await openOffice(browser, product, "admin");
});
afterAll(() => browser?.close());

const inTab = async (run: (page: Page) => Promise<void>) => {
  const page = await office.tab();
  try {
    await run(page);
  } finally {
    await page.context().setOffline(false);
    await page.close();
  }
};
const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Back-office" }).getByRole("link", { name, exact: true });
const countLoads = (page: Page) => {
  const loads = { count: 0 };
  page.on("domcontentloaded", () => (loads.count += 1));
  return loads;
};

test("the loading bar runs five seconds, from 200 ms after a screen began to load", () =>
  inTab(async (page) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/redirect-screen-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(office.at("/faq"));
    const clickedAt = await menuLink(page, "Redirects").evaluate((link: HTMLElement) => {
      link.click();
      return performance.now();
    });
    const bar = page.locator(".loading-bar");
    const shownAt = await bar.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const look = () =>
            element.getAttribute("data-on") === "true"
              ? resolve(performance.now())
              : requestAnimationFrame(look);
          look();
        }),
    );
    expect(shownAt - clickedAt).toBeGreaterThanOrEqual(195);
    expect(await bar.evaluate((each) => getComputedStyle(each).animationDuration)).toBe("5s");
    release();
    await page.getByRole("heading", { level: 1, name: /^Redirects/ }).waitFor();
    await expect.poll(() => bar.getAttribute("data-on")).toBe("false");
  }));

test("code that cannot be loaded reloads the page once, and then shows an error with a way on", () =>
  inTab(async (page) => {
    await page.route("**/redirect-screen-*.js", (route) => route.abort());
    await page.goto(office.at("/faq"));
    await menuLink(page, "Redirects").waitFor();
    const loads = countLoads(page);
    await menuLink(page, "Redirects").click();
    const error = page.getByRole("main").getByRole("alert");
    await expect.poll(() => loads.count).toBe(1);
    await error.getByRole("heading", { name: /Failed to fetch/ }).waitFor();
    expect(page.url()).toBe(office.at("/redirects"));
    expect(await error.innerText()).toContain("Error 500");
    await menuLink(page, "Faq").click();
    await page.getByRole("heading", { level: 1, name: /^Help/ }).waitFor();
    expect(loads.count).toBe(1);
  }));

test("a part that no screen waits for is loaded when the connection returns", () =>
  inTab(async (page) => {
    const isPart = /\/renewal-[^/]*\.js$/;
    await page.route(isPart, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (each) => isPart.test(each.url()));
    await page.goto(office.at("/faq"));
    await failed;
    const loads = countLoads(page);
    await page.context().setOffline(true);
    await page.unroute(isPart);
    const loaded = page.waitForResponse(isPart);
    await page.context().setOffline(false);
    expect((await loaded).status()).toBe(200);
    expect(loads.count).toBe(0);
  }));

test("a screen that is opened without a connection says so and comes when it returns", () =>
  inTab(async (page) => {
    const isCode = /\/redirect-screen-[^/]*\.js$/;
    await page.route(isCode, (route) => route.abort());
    const underWay = new Set<Request>();
    page.on("request", (request) => underWay.add(request));
    page.on("requestfinished", (request) => underWay.delete(request));
    page.on("requestfailed", (request) => underWay.delete(request));
    const isLoadedAhead = page.waitForResponse(/\/travels-screen-[^/]*\.js$/);
    await page.goto(office.at("/faq"));
    await isLoadedAhead;
    // What the screen imports as well; the network may have been idle before.
    await expect.poll(() => underWay.size).toBe(0);
    const loads = countLoads(page);
    await page.context().setOffline(true);
    await menuLink(page, "Travels").click();
    await page.getByText("Tries again as soon as the connection is back").waitFor();
    await menuLink(page, "Redirects").click();
    await page.getByText("Tries again when the connection is back").waitFor();
    expect(loads.count).toBe(0);
    await page.unroute(isCode);
    await page.context().setOffline(false);
    await page.getByRole("heading", { level: 1, name: /^Redirects/ }).waitFor();
  }));

test("a part of the editor that cannot be loaded does the same, inside the back-office", () =>
  inTab(async (page) => {
    const { id } = await office.create();
    await page.route("**/presence-panel-*.js", (route) => route.abort());
    const loads = countLoads(page);
    // The page reloads itself, maybe before it has loaded: the test waits only for the response.
    await page.goto(office.at(`/custompages/${id}`), { waitUntil: "commit" });
    const error = page.getByRole("main").getByRole("alert");
    await expect.poll(() => loads.count).toBe(2);
    await error.getByRole("heading", { name: /Failed to fetch/ }).waitFor();
    expect(await menuLink(page, "Home").isVisible()).toBe(true);
  }));

test("a session that cannot be read is an error with its status and message", () =>
  inTab(async (page) => {
    await page.route("**/api/me", (route) =>
      route.fulfill({ status: 503, json: { detail: "The database is away." } }),
    );
    await page.goto(office.at("/faq"));
    const error = page.getByRole("main").getByRole("alert");
    await error.getByRole("heading", { name: "The database is away." }).waitFor();
    expect(await error.innerText()).toContain("Error 503");
  }));

test("the tooling bar lies at the foot of its routes alone, with what the record can do", () =>
  inTab(async (page) => {
    const bar = page.getByRole("group", { name: "Tooling" });
    const { id, name } = await office.create();
    await page.goto(office.at("/faq"));
    await menuLink(page, "Custom Pages").click();
    await page.getByRole("heading", { level: 1, name: /^Custom pages/ }).waitFor();
    expect(await page.locator(".tooling-room").count()).toBe(0);
    await page.goto(office.at(`/custompages/${id}`));
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await bar.getByRole("button", { name: "Copy id" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(id);
    const foot = async () => {
      const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
      return Math.round(y + height);
    };
    await expect.poll(foot).toBe(900);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
    await bar.getByRole("button", { name: "JSON" }).click();
    await page.getByRole("region", { name: "JSON of the page" }).waitFor();
    await page.goto(office.at("/resources/badges"));
    await bar.getByRole("link", { name: "Open the site" }).waitFor();
  }));

const isRedirectCode = (url: string) => url.includes("/redirect-screen-");

test("the menu's screens are loaded in idle time, and what fails then disturbs nobody", () =>
  inTab(async (page) => {
    await page.route("**/redirect-screen-*.js", (route) => route.abort());
    const loads = countLoads(page);
    const failed = page.waitForEvent("requestfailed", (request) => isRedirectCode(request.url()));
    await page.goto(office.at("/faq"));
    await failed;
    await page.waitForLoadState("networkidle");
    expect(loads.count).toBe(1);
    expect(await page.getByRole("alert").count()).toBe(0);
  }));

test.each([{ effectiveType: "2g" }, { effectiveType: "4g", saveData: true }])(
  "nothing is loaded ahead with a connection such as %o",
  (connection) =>
    inTab(async (page) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, "connection", { value }),
        connection,
      );
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      const prefetcher = page.waitForResponse(/prefetch-screens-/);
      await page.goto(office.at("/faq"));
      await prefetcher;
      await page.waitForTimeout(2200); // idle time is over after two seconds at the latest
      await menuLink(page, "Redirects").hover();
      await page.waitForTimeout(200);
      expect(requested.filter(isRedirectCode)).toEqual([]);
      await menuLink(page, "Redirects").click();
      await page.getByRole("heading", { level: 1, name: /^Redirects/ }).waitFor();
    }),
);

test("every route that is opened closes the sidebar, the path that is open too", () =>
  inTab(async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(office.at("/faq"));
    for (const name of ["Faq", "Redirects"]) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await menuLink(page, name).click();
      await page.getByRole("button", { name: "Open menu" }).waitFor();
      await expect.poll(() => menuLink(page, name).isVisible()).toBe(false);
    }
  }));

test("beside a calendar the sidebar rests on its rail, opens over it, and is back on a list", () =>
  inTab(async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const width = async () => (await page.locator("#sidebar").boundingBox())?.width;
    await page.goto(office.at("/travels?view=calendar"));
    await expect.poll(width).toBe(60);
    await page.getByRole("button", { name: /open the menu$/ }).click();
    await expect.poll(width).toBe(228);
    await menuLink(page, "Redirects").click();
    await page.getByRole("heading", { level: 1, name: /^Redirects/ }).waitFor();
    await expect.poll(width).toBe(228);
    await expect.poll(() => page.locator("main[inert]").count()).toBe(0);
  }));

/** Records whether a screen fades in from now on. */
const recordEntry = async (page: Page) => {
  await page.evaluate(() => {
    const seen = { entry: false };
    Object.assign(window, { seen });
    const look = () => {
      seen.entry ||= document.getAnimations().some(({ id }) => id === "page-enter");
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate("window.seen.entry");
};

test("screens follow each other by the transition page, out-in, but not with reduced motion", () =>
  inTab(async (page) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/redirect-screen-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(office.at("/faq"));
    await menuLink(page, "Redirects").waitFor();
    const hasEntered = await recordEntry(page);
    const opacity = () =>
      page.getByRole("main").evaluate((each) => Number(getComputedStyle(each).opacity));
    await menuLink(page, "Redirects").click();
    await expect.poll(opacity).toBeLessThan(0.5);
    expect(await hasEntered()).toBe(false);
    release();
    await page.getByRole("heading", { level: 1, name: /^Redirects/ }).waitFor();
    await expect.poll(hasEntered).toBe(true);
    await expect.poll(opacity).toBe(1);
    const isEntering = () =>
      page.evaluate(() => document.getAnimations().some(({ id }) => id === "page-enter"));
    await expect.poll(isEntering).toBe(false);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const hasEnteredAgain = await recordEntry(page);
    await menuLink(page, "Faq").click();
    await page.getByRole("heading", { level: 1, name: /^Help/ }).waitFor();
    await page.waitForTimeout(200);
    expect(await hasEnteredAgain()).toBe(false);
  }));

test("a list that could not be loaded is tried again when the connection returns", () =>
  inTab(async (page) => {
    const isBadges = /\/api\/it\/resources\/badges/;
    await page.route(isBadges, (route) => route.abort());
    await page.goto(office.at("/resources/badges"));
    const failed = page.getByRole("main").getByRole("alert");
    await failed.getByText(/Tries again by itself within \d+ s/).waitFor();
    await page.context().setOffline(true);
    await failed.getByText("as soon as the connection is back").waitFor();
    await page.unroute(isBadges);
    const answered = page.waitForResponse(isBadges);
    await page.context().setOffline(false);
    expect((await answered).status()).toBe(200);
    await failed.waitFor({ state: "hidden" });
  }));
