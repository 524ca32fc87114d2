import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countryCookie } from "#features/company/staff/country.ts";
import { type Office, openOffice } from "./office.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let office: Office;
beforeAll(async () => {
  office = await openOffice(product, "admin");
});
afterAll(() => office?.close());

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
const heading = (page: Page, name: RegExp) => page.getByRole("heading", { level: 1, name });
const countLoads = (page: Page) => {
  const loads = { count: 0 };
  page.on("domcontentloaded", () => (loads.count += 1));
  return loads;
};
const redirectCode = /\/redirect-screen-[^/]*\.js$/;

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

test("a screen that is awaited shows the loading bar, and fades in when it is there, but not with reduced motion", () =>
  inTab(async (page) => {
    const code = Promise.withResolvers<void>();
    await page.route(redirectCode, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(office.at("/faq"));
    await menuLink(page, "Redirects").waitFor();
    const hasEntered = await recordEntry(page);
    const bar = page.locator(".loading-bar");
    // From the click, in milliseconds of the page.
    const shownAfter = await bar.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const links = document.querySelectorAll<HTMLElement>("#sidebar a[href='/redirects']");
          links[0]?.click();
          const clickedAt = performance.now();
          const look = () =>
            element.getAttribute("data-on") === "true"
              ? resolve(performance.now() - clickedAt)
              : requestAnimationFrame(look);
          look();
        }),
    );
    expect(shownAfter).toBeGreaterThanOrEqual(195);
    const runsFor = () => bar.evaluate((each) => getComputedStyle(each).animationDuration);
    await expect.poll(runsFor).toBe("5s");
    const opacity = () =>
      page.getByRole("main").evaluate((each) => Number(getComputedStyle(each).opacity));
    await expect.poll(opacity).toBeLessThan(0.5);
    expect(await hasEntered()).toBe(false);
    code.resolve();
    await heading(page, /^Redirects/).waitFor();
    await expect.poll(hasEntered).toBe(true);
    await expect.poll(opacity).toBe(1);
    await expect.poll(() => bar.getAttribute("data-on")).toBe("false");
    const isEntering = () =>
      page.evaluate(() => document.getAnimations().some(({ id }) => id === "page-enter"));
    await expect.poll(isEntering).toBe(false);

    await page.emulateMedia({ reducedMotion: "reduce" });
    const hasEnteredAgain = await recordEntry(page);
    await menuLink(page, "Faq").click();
    await heading(page, /^Help/).waitFor();
    // It would have begun with the screen itself.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await hasEnteredAgain()).toBe(false);
  }));

test("code that cannot be loaded reloads the page once, and then shows an error with a way on", async () => {
  await inTab(async (page) => {
    await page.route(redirectCode, (route) => route.abort());
    await page.goto(office.at("/faq"));
    await menuLink(page, "Redirects").waitFor();
    const loads = countLoads(page);
    await menuLink(page, "Redirects").click();
    const error = page.getByRole("main").getByRole("alert");
    await expect.poll(() => loads.count).toBe(1);
    await error.getByRole("heading", { name: /Failed to fetch/ }).waitFor();
    await error.getByText("Error 500").waitFor();
    await expect.poll(() => page.url()).toBe(office.at("/redirects"));
    await menuLink(page, "Faq").click();
    await heading(page, /^Help/).waitFor();
    expect(loads.count).toBe(1);
  });
  // A part of the editor does the same, inside the back-office.
  await inTab(async (page) => {
    const { id } = await office.create();
    await page.route("**/presence-panel-*.js", (route) => route.abort());
    const loads = countLoads(page);
    // The page reloads itself, maybe before it has loaded: the test waits only for the response.
    await page.goto(office.at(`/custompages/${id}`), { waitUntil: "commit" });
    const error = page.getByRole("main").getByRole("alert");
    await expect.poll(() => loads.count).toBe(2);
    await error.getByRole("heading", { name: /Failed to fetch/ }).waitFor();
    await menuLink(page, "Home").waitFor();
  });
});

test("a session that cannot be read is an error in words, and an unknown page leads to the list without one", () =>
  inTab(async (page) => {
    await page.route("**/api/me", (route) =>
      route.fulfill({ status: 503, json: { detail: "The database is away." } }),
    );
    await page.goto(office.at("/faq"));
    const error = page.getByRole("main").getByRole("alert");
    await error.getByRole("heading", { name: "The database is away." }).waitFor();
    await error.getByText("Error 503").waitFor();
    await page.unrouteAll();

    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(office.at("/custompages/3f0e9f6c-58c4-4a0e-9d6e-2a9b5a0f4a11"));
    await page.waitForURL(office.at("/custompages"));
    await heading(page, /^Custom pages/).waitFor();
    // The rules of the page are loaded when the browser is idle, and fail after the list is shown.
    await page.waitForLoadState("networkidle");
    expect(errors).toEqual([]);
  }));

test("without a connection screens, parts and lists say so, and come by themselves when it returns", () =>
  inTab(async (page) => {
    const isPart = /\/renewal-[^/]*\.js$/;
    await page.route(redirectCode, (route) => route.abort());
    await page.route(isPart, (route) => route.abort());
    const underWay = new Set<Request>();
    page.on("request", (request) => underWay.add(request));
    page.on("requestfinished", (request) => underWay.delete(request));
    page.on("requestfailed", (request) => underWay.delete(request));
    const isLoadedAhead = page.waitForResponse(/\/travels-screen-[^/]*\.js$/);
    const hasFailed = page.waitForEvent("requestfailed", (each) => isPart.test(each.url()));
    await page.goto(office.at("/faq"));
    await Promise.all([isLoadedAhead, hasFailed]);
    // What the screen imports as well; the network may have been idle before.
    await expect.poll(() => underWay.size).toBe(0);
    const loads = countLoads(page);
    await page.context().setOffline(true);
    await page.unroute(isPart);
    const part = page.waitForResponse(isPart);
    await page.context().setOffline(false);
    expect((await part).status()).toBe(200);
    await page.context().setOffline(true);
    await menuLink(page, "Travels").click();
    await page.getByText("Tries again as soon as the connection is back").waitFor();
    await menuLink(page, "Redirects").click();
    await page.getByText("Tries again when the connection is back").waitFor();
    expect(loads.count).toBe(0);
    await page.unroute(redirectCode);
    await page.context().setOffline(false);
    await heading(page, /^Redirects/).waitFor();

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

test("the menu's screens are loaded in idle time, and what fails then disturbs nobody", () =>
  inTab(async (page) => {
    await page.route(redirectCode, (route) => route.abort());
    const loads = countLoads(page);
    const failed = page.waitForEvent("requestfailed", (each) => redirectCode.test(each.url()));
    // The screens are loaded one after another, this one after the redirects.
    const next = page.waitForResponse(/\/cache-screen-[^/]*\.js$/);
    await page.goto(office.at("/faq"));
    await Promise.all([failed, next]);
    expect(loads.count).toBe(1);
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  }));

test("nothing is loaded ahead where data are saved", async () => {
  const own = await openOffice(product, "admin", { isOwn: true });
  const { page } = own;
  await page.clock.install();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const prefetcher = page.waitForResponse(/prefetch-screens-/);
  await page.goto(own.at("/faq"));
  await menuLink(page, "Redirects").waitFor();
  await page.clock.runFor(2100); // idle time is over after two seconds at the latest
  await (await prefetcher).finished();
  await page.clock.runFor(90_000); // two seconds for each of the menu's screens
  await menuLink(page, "Redirects").hover();
  await page.clock.runFor(1000);
  expect(requested.filter((url) => redirectCode.test(url))).toEqual([]);
  await menuLink(page, "Redirects").click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return heading(page, /^Redirects/).count();
    })
    .toBe(1);
  expect(requested.filter((url) => redirectCode.test(url))).toHaveLength(1);
  await own.close();
});

test("the tooling bar lies at the foot of its routes alone, with what the record can do", () =>
  inTab(async (page) => {
    const bar = page.getByRole("group", { name: "Tooling" });
    const { id, name } = await office.create();
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
    await menuLink(page, "Custom Pages").click();
    await heading(page, /^Custom pages/).waitFor();
    await page.locator(".tooling-room").waitFor({ state: "detached" });
  }));

test("the sidebar closes with each route on a phone, rests on its rail beside a calendar, and has what the country has", () =>
  inTab(async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(office.at("/faq"));
    for (const name of ["Faq", "Redirects"]) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await menuLink(page, name).click();
      await page.getByRole("button", { name: "Open menu" }).waitFor();
      await menuLink(page, name).waitFor({ state: "hidden" });
    }

    await page.setViewportSize({ width: 1440, height: 900 });
    const width = async () => (await page.locator("#sidebar").boundingBox())?.width;
    await page.goto(office.at("/travels?view=calendar"));
    await expect.poll(width).toBe(60);
    await page.getByRole("button", { name: /open the menu$/ }).click();
    await expect.poll(width).toBe(228);
    await menuLink(page, "Redirects").click();
    await heading(page, /^Redirects/).waitFor();
    await expect.poll(width).toBe(228);
    await expect.poll(() => page.locator("main[inert]").count()).toBe(0);

    await menuLink(page, "Blocks").waitFor();
    await page.getByRole("combobox", { name: "Country" }).click();
    await page.getByRole("option", { name: /France/ }).click();
    const chosen = async () =>
      (await page.context().cookies()).find(({ name }) => name === countryCookie)?.value;
    await expect.poll(chosen).toBe("fr");
    await menuLink(page, "Blocks").waitFor({ state: "detached" });
    await page.goto(office.at("/blocks"));
    await heading(page, /^This page could not be found/).waitFor();
    await page.context().clearCookies({ name: countryCookie });
  }));
