import { isDeepStrictEqual } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { axeViolations } from "./axe.ts";
import { openOffice } from "./office.ts";
import { firstMatch } from "./html.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { read } from "./read.ts";
import { ownProduct, sharedProduct } from "./shared.ts";
import { startStandIns } from "./stand-ins.ts";

const unconfigured = sharedProduct();
let standIns: Awaited<ReturnType<typeof startStandIns>>;
let product: Awaited<ReturnType<typeof ownProduct>>;
let browser: TestBrowser;
let context: BrowserContext;
beforeAll(async () => {
  standIns = await startStandIns();
  product = await ownProduct({
    TAG_MANAGER_ID: "GTM-STANDIN",
    TAG_MANAGER_BASE: standIns.base,
    MAPS_KEY: "key-of-maps",
    MAPS_BASE: standIns.base,
    ERROR_REPORTING_DSN: `http://key@${standIns.host}/1`,
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await standIns?.close();
});
afterEach(async () => {
  await context?.close();
  standIns.requests.length = 0;
  standIns.failingPaths.clear();
});

const italy = marketById("it-IT");
const t = translatorFor(italy);
const envelopePath = "/api/1/envelope/";

/** Opens a new visitor's page, and records the hosts that it requests. */
const openVisit = async (at = product.at(italy.hostDefault, "/"), before = "") => {
  context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  await context.addInitScript(before);
  const page = await context.newPage();
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(at);
  return { page, hosts };
};

const banner = (page: Page) => page.getByRole("dialog", { name: t("consent.title") });
const answer = async (page: Page, key: "accept" | "refuse") => {
  await banner(page)
    .getByRole("button", { name: t(`consent.${key}`) })
    .click();
};
/** Fires the event that the browser fires for an uncaught error in the page. */
const reportErrorIn = (page: Page, message: string) =>
  page.evaluate((text) => void setTimeout(() => reportError(new Error(text))), message);
/** The page views that the tag manager has received. */
const sentPageViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((each) => ("page_path" in each ? [each.page_path] : [])),
  );
/** The titles of the page views that the tag manager has received. */
const sentTitles = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((each) => ("page_title" in each ? [each.page_title] : [])),
  );
const goTo = async (page: Page, path: string) => {
  await page.locator(`footer a[href="${path}"]`).click();
  await page.waitForURL(`**${path}`);
};

test("without configured services a page has no consent dialog and no other host in its policy; with them, their hosts, and the same page for every visitor", async () => {
  const { text, headers } = await read(unconfigured.at(italy.hostDefault, "/"));
  expect(headers["content-security-policy"]).toMatch(/^default-src 'self'; script-src 'self' 's/);
  expect(headers["content-security-policy"]).not.toMatch(/http|connect-src/);
  expect(text).not.toContain("data-consent");
  expect(text).not.toContain("heldErrors");
  expect(text).not.toMatch(/<script[^>]* src="https?:/);

  const url = product.at(italy.hostDefault, "/");
  const [first, second] = [await read(url), await read(url, { cookie: "consent=1" })];
  expect(first.text).toContain("heldErrors");
  const policy = String(first.headers["content-security-policy"]);
  const sources: Record<string, readonly string[]> = Object.fromEntries(
    policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1)]),
  );
  expect(sources["default-src"]).toEqual(["'self'"]);
  expect(sources["connect-src"]).toEqual(["'self'", standIns.base]);
  expect(sources["img-src"]).toEqual(["'self'", "data:", standIns.base, standIns.base]);
  expect(new Set(sources["script-src"]?.filter((each) => !each.startsWith("'sha256-")))).toEqual(
    new Set(["'self'", standIns.base]),
  );
  expect(second.text).toBe(first.text);
});

test("nothing is sent before consent or after a refusal, and consent is asked for once", async () => {
  const { page, hosts } = await openVisit();
  await banner(page).waitFor();
  await reportErrorIn(page, "Before any answer");
  await expect.poll(() => page.evaluate(() => "dataLayer" in window)).toBe(false);
  await answer(page, "refuse");
  await banner(page).waitFor({ state: "hidden" });
  await goTo(page, pathOf("it-IT", "coordinators") ?? "");
  await reportErrorIn(page, "After a refusal");
  await page.reload({ waitUntil: "networkidle" });
  await banner(page).waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => "dataLayer" in window)).toBe(false);
  expect(standIns.requests).toEqual([]);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test("who has answered when other things were asked for is asked again, and nothing is sent before", async () => {
  const { page } = await openVisit();
  await answer(page, "accept");
  await expect.poll(() => standIns.requestsFor("/gtm.js")).toHaveLength(1);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("consent") ?? "") as object;
    const ofReports = { ...kept, revision: 2, categories: ["necessary", "reports"] };
    localStorage.setItem("consent", JSON.stringify(ofReports));
  });
  standIns.requests.length = 0;
  await page.reload();
  await banner(page).waitFor();
  expect(standIns.requests).toEqual([]);
});

test("with consent each page view is sent after 250 ms, on later visits too, until consent is withdrawn", async () => {
  const { page } = await openVisit();
  await answer(page, "accept");
  await expect.poll(() => sentPageViews(page)).toEqual(["/"]);
  const homeTitle = await page.title();
  const askedFor = () => standIns.requestsFor("/gtm.js")[0]?.query.get("id");
  await expect.poll(askedFor).toBe("GTM-STANDIN");
  const path = pathOf("it-IT", "coordinators") ?? "";
  await page.locator(`footer a[href^="${path}"]`).click();
  await page.waitForURL(`**${path}`);
  await expect.poll(() => sentPageViews(page)).toEqual([path]);
  const { text: served } = await read(product.at(italy.hostDefault, path));
  const title = firstMatch(served, /<title>(.*?)<\/title>/);
  expect(title).not.toBe(homeTitle);
  await expect.poll(() => sentTitles(page)).toEqual([title]);
  // Another choice of the same page is a page view too.
  const search = pathOf("it-IT", "search") ?? "";
  await page.goto(product.at(italy.hostDefault, search));
  await expect.poll(() => sentPageViews(page)).toEqual([search]);
  const delayMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const push = window.dataLayer!.push;
        window.dataLayer!.push = (...events) => {
          resolve(performance.now() - start);
          return push.apply(window.dataLayer, events);
        };
        document.querySelector<HTMLElement>("#filters [name=mood]")?.click();
      }),
  );
  expect(delayMs).toBeGreaterThanOrEqual(250);
  await expect
    .poll(async () => (await sentPageViews(page)).at(-1))
    .toMatch(new RegExp(`^${search}\\?mood=`));
  await page.goto(product.at(italy.hostDefault, path));
  await page.reload();
  await expect.poll(() => sentPageViews(page)).toEqual([path]);
  await banner(page).waitFor({ state: "hidden" });

  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("_ga");
  await page.getByRole("button", { name: t("consent.settings") }).click();
  const choices = page.getByRole("dialog", { name: t("consent.settings") });
  const reloaded = page.waitForEvent("load");
  await choices.getByRole("button", { name: t("consent.refuse") }).click();
  await reloaded;
  standIns.requests.length = 0;
  await goTo(page, pathOf("it-IT", "faqs") ?? "");
  await reportErrorIn(page, "After it was taken back");
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.evaluate(() => "dataLayer" in window)).toBe(false);
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("_ga");
  expect(standIns.requests).toEqual([]);
});

test("errors before consent are sent after it, without personal data and without a loop", async () => {
  const { page } = await openVisit(product.at(italy.hostDefault, "/cerca?q=segreto"));
  await banner(page).waitFor();
  await reportErrorIn(page, "Write to anna@example.com about /x?q=segreto");
  for (let at = 0; at < 30; at++) await reportErrorIn(page, `Loop ${at}`);
  expect(standIns.requests).toEqual([]);
  await answer(page, "accept");
  await expect.poll(() => standIns.requestsFor(envelopePath).length).toBe(20);
  const sent = standIns.requestsFor(envelopePath).map(({ body }) => body);
  // They are sent at the same time, so that any may arrive first.
  const [withheld] = sent.filter((body) => body.includes("Write to [e-mail] about /x"));
  expect(withheld).toContain('"market":"it-IT"');
  for (const body of sent) expect(body).not.toMatch(/segreto|anna@|breadcrumb|"user"/);
  await reportErrorIn(page, "From now on at once");
  await expect
    .poll(() => standIns.requestsFor(envelopePath).at(-1)?.body)
    .toContain("From now on at once");
});

test("Global Privacy Control counts as a refusal, which the visitor can change", async () => {
  const signal = `Object.defineProperty(navigator, "globalPrivacyControl", { value: true })`;
  const { page } = await openVisit(product.at(italy.hostDefault, "/"), signal);
  const choices = page.getByRole("dialog", { name: t("consent.settings") });
  const settings = page.getByRole("button", { name: t("consent.settings") });
  await expect
    .poll(async () => {
      await settings.dispatchEvent("click"); // the event reaches the button even when something covers it
      return choices.isVisible();
    })
    .toBe(true);
  await banner(page).waitFor({ state: "hidden" });
  expect(standIns.requests).toEqual([]);
  await choices.getByRole("button", { name: t("consent.accept") }).click();
  await expect.poll(() => sentPageViews(page)).toEqual(["/"]);
});

test("one category can be chosen without the other, by the keyboard alone", async () => {
  const { page } = await openVisit();
  await banner(page).waitFor();
  await banner(page)
    .getByRole("button", { name: t("consent.choose") })
    .press("Enter");
  const choices = page.getByRole("dialog", { name: t("consent.settings") });
  await choices.waitFor();
  await choices.getByRole("checkbox", { name: t("consent.reports") }).press("Space");
  await choices.getByRole("button", { name: t("consent.save") }).press("Enter");
  await reportErrorIn(page, "Chosen alone");
  await expect.poll(() => standIns.requestsFor(envelopePath).length).toBe(1);
  expect(standIns.requestsFor("/gtm.js")).toEqual([]);
});

test("accept and refuse look alike, and the consent dialog is accessible", async () => {
  const { page } = await openVisit();
  await banner(page).waitFor();
  const lookOf = async (key: "accept" | "refuse") => {
    const button = banner(page).getByRole("button", { name: t(`consent.${key}`) });
    const { width = 0, height = 0, y = 0 } = (await button.boundingBox()) ?? {};
    const style = await button.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
      return { backgroundColor, color, fontSize, fontWeight };
    });
    return { width: Math.round(width), height: Math.round(height), y: Math.round(y), ...style };
  };
  const looks = async () => ({ refuse: await lookOf("refuse"), accept: await lookOf("accept") });
  await expect.poll(looks).toSatisfy(({ refuse, accept }) => isDeepStrictEqual(refuse, accept));
  expect(await axeViolations(page)).toEqual([]);
  await banner(page)
    .getByRole("button", { name: t("consent.choose") })
    .click();
  await page.getByRole("dialog", { name: t("consent.settings") }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

/** Finds the path of a trip with several stops. */
const tripPath = async () => {
  const { text } = await read(product.at(italy.hostDefault, pathOf("it-IT", "travels") ?? ""));
  return /href="(\/viaggi\/[\w-]+)["?]/.exec(text)?.[1] ?? "";
};
const mapScript = "/maps/api/js";

test("a third party's interactive map loads only after a click on the drawn map", async () => {
  const path = await tripPath();
  expect((await read(unconfigured.at(italy.hostDefault, path))).text).not.toContain(
    t("trip.mapOpen"),
  );
  const { page, hosts } = await openVisit(product.at(italy.hostDefault, path));
  await answer(page, "refuse");
  const open = page.getByRole("button", { name: t("trip.mapOpen") });
  await page.getByText(t("trip.mapNote", { host: standIns.host })).waitFor();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  await open.click();
  const region = page.getByRole("region", { name: t("trip.mapStops") });
  await region.waitFor();
  const [scriptRequest, ...otherRequests] = standIns.requestsFor(mapScript);
  expect(otherRequests).toEqual([]);
  expect(Object.fromEntries(scriptRequest?.query ?? [])).toMatchObject({
    key: "key-of-maps",
    libraries: "places",
    language: "it",
    region: "IT",
  });
  const stopNames = await page.locator(".route-map figcaption li").allTextContents();
  expect(stopNames.length).toBeGreaterThan(1);
  const drawn = () => page.evaluate("window.drawnMap");
  await expect.poll(drawn).toEqual({
    map: "map-canvas",
    stops: [...new Set(stopNames)],
    path: stopNames.length,
    libraries: ["maps", "marker", "places"],
  });
  await expect
    .poll(() => region.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await expect.poll(() => open.count()).toBe(0);
});

test("when the interactive map fails to load the drawn one stays with a message, and it can be retried", async () => {
  standIns.failingPaths.add(mapScript);
  const { page } = await openVisit(product.at(italy.hostDefault, await tripPath()));
  await answer(page, "refuse");
  const open = page.getByRole("button", { name: t("trip.mapOpen") });
  await open.click();
  await page.getByText(t("trip.mapFailed")).waitFor();
  await page.locator(".route-map svg").waitFor();
  standIns.failingPaths.clear();
  await open.click();
  await page.getByRole("region", { name: t("trip.mapStops") }).waitFor();
  expect(standIns.requestsFor(mapScript)).toHaveLength(2);
});

test("the staff app sends page views after 250 ms and reports its errors, without a query or a person", async () => {
  const office = await openOffice(product);
  ({ context } = office);
  const page = await office.show("/custompages");
  await expect.poll(() => sentPageViews(page)).toEqual(["/custompages"]);
  await page.goto(office.at("/faq?search=anna@example.com"));
  await page.evaluate(() => {
    reportError(new Error("Before the reporter, of anna@example.com"));
  });
  await expect.poll(() => sentPageViews(page)).toEqual(["/faq"]);
  await page.getByRole("link", { name: "Redirects", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /^Redirects/ }).waitFor();
  await expect.poll(() => sentPageViews(page)).toEqual(["/faq", "/redirects"]);
  await expect.poll(() => standIns.requestsFor(envelopePath).length).toBe(1);
  // The title of a record comes with the record, which may take longer than the delay.
  const record = await office.create({ name: `Titolo ${crypto.randomUUID()}` });
  await page.clock.install();
  await page.goto(office.at(`/custompages?search=${record.name.replace(" ", "+")}`));
  await expect.poll(() => sentPageViews(page)).toEqual(["/custompages"]);
  const { promise: answered, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(`**/api/it/custompages/${record.id}`, async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole("link", { name: record.name }).click();
  await page.waitForURL(`**/custompages/${record.id}`);
  await page.clock.fastForward(500); // longer than the delay
  letThrough();
  await expect.poll(() => sentPageViews(page)).toContain(`/custompages/${record.id}`);
  await expect
    .poll(async () => (await sentTitles(page)).at(-1))
    .toMatch(new RegExp(`^${record.name} · Custom Pages`));
  const [report] = standIns.requestsFor(envelopePath);
  expect(report?.body).toContain("Before the reporter, of [e-mail]");
  expect(report?.body).toContain('"app":"back-office"');
  expect(report?.body).not.toMatch(/anna@|search=|breadcrumb|"user"|wayroam.test/);
});
