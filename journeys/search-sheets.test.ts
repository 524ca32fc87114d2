import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatDate, formatMonth } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { sharedProduct } from "./shared.ts";
import { wakeIslands } from "./wake-islands.ts";

const product = sharedProduct();
const germany = marketById("de-DE");
const t = translatorFor(germany);
const searchPath = pathOf("de-DE", "search") ?? "";
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const open = async (path: string, width: number): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  await page.goto(product.at(germany.hostDefault, path), { waitUntil: "networkidle" });
  return page;
};
const totalOn = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole("status").textContent()) ?? "")?.[0]);

test("on a phone the filters show how many are set and how many trips match, and apply together", async () => {
  const page = await open(`${searchPath}?where=asien&priceMax=1800&mood=nature`, 390);
  await page.getByRole("button", { name: `${t("filter.title")} · 2` }).click();
  const sheet = page.locator("#filters");
  const total = await totalOn(page);
  await sheet.getByRole("button", { name: t("search.submitCount", { n: total }) }).waitFor();
  const culture = sheet.getByRole("checkbox", { name: new RegExp(`^${t("mood.culture")} `) });
  const filterCount = Number(
    /\d+$/.exec((await culture.locator("xpath=..").innerText()) ?? "")?.[0],
  );
  await culture.check();
  const submitButton = sheet.locator("button[type=submit]");
  await expect.poll(() => submitButton.innerText()).not.toBe(t("search.submitCount", { n: total }));
  await expect.poll(() => page.url()).not.toContain("culture");
  const label = await submitButton.innerText();
  await submitButton.click();
  await page.waitForURL((url) => url.searchParams.getAll("mood").length === 2);
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await expect.poll(async () => t("search.submitCount", { n: await totalOn(page) })).toBe(label);
  await expect.poll(() => totalOn(page)).toBeGreaterThanOrEqual(Math.max(total, filterCount));
  await page.getByRole("button", { name: `${t("filter.title")} · 3` }).click();
  await sheet.getByRole("link", { name: t("filter.clearAll") }).click();
  await page.waitForURL((url) => url.search === "?where=asien");
  await page.close();
});

test("on a phone the search is a sheet of three steps, one open at a time, and shows the number of matching trips", async () => {
  const page = await open("/", 390);
  const bar = page.getByRole("search").first();
  await bar.getByRole("button", { name: t("search.wherePlaceholder") }).click();
  const sheet = bar.getByRole("group", { name: t("search.label") });
  const steps = sheet.locator(":scope > details");
  const openSteps = () => steps.evaluateAll((all) => all.map((each) => each.hasAttribute("open")));
  await expect.poll(openSteps).toEqual([true, false, false]);
  await sheet.getByRole("option", { name: t("area.asia") }).click();
  await steps.nth(1).locator("summary").first().click();
  await expect.poll(openSteps).toEqual([false, true, false]);
  const tabs = sheet.getByRole("tab");
  await tabs.first().focus();
  for (const key of ["ArrowLeft", "Home", "ArrowRight"]) {
    await page.keyboard.press(key);
    await expect.poll(() => sheet.locator("[role=tab][aria-selected=true]").count()).toBe(1);
  }
  await sheet.getByText(new RegExp(`^[1-9]\\d* Termine?$`)).first().waitFor();
  await sheet.getByRole("tab", { name: t("search.seasons") }).click();
  await sheet.getByRole("checkbox", { name: t("season.spring") }).check();
  await steps.nth(2).locator("summary").click();
  const countResponse = page.waitForResponse((answer) =>
    /search-count\?.*season=spring.*age=35-49/.test(answer.url()),
  );
  await sheet.getByLabel(t("search.age")).last().selectOption("35-49");
  const submitButton = sheet.locator("button[type=submit]").last();
  const { submit }: { submit: string } = await (await countResponse).json();
  await expect.poll(() => submitButton.innerText()).toBe(submit);
  await submitButton.click();
  await page.waitForURL((url) => url.pathname === searchPath);
  await expect
    .poll(() => [...new URL(page.url()).searchParams])
    .toEqual([
      ["q", t("area.asia")],
      ["season", "spring"],
      ["age", "35-49"],
    ]);
  await expect.poll(async () => t("search.submitCount", { n: await totalOn(page) })).toBe(submit);
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(openSteps).toEqual([true, true, true]);
  await bar.getByLabel(t("search.age")).selectOption("25-35");
  await page.waitForURL((url) => url.searchParams.get("age") === "25-35");
  await bar.getByRole("button", { name: t("search.when") }).click();
  const panel = bar.getByRole("group", { name: t("search.when"), exact: true });
  await panel.getByRole("tab", { name: t("search.dates") }).click();
  await expect.poll(() => panel.getByRole("grid").count()).toBe(2);
  await panel
    .getByRole("button", { name: / 15\. / })
    .first()
    .focus();
  await page.keyboard.press("End");
  const first = (await page.locator("[data-day]:focus").getAttribute("data-day")) ?? "";
  await page.keyboard.press("Enter");
  for (const key of ["PageDown", "PageDown", "Enter"]) await page.keyboard.press(key);
  const until = () => panel.locator("[name=to]").inputValue();
  await expect.poll(async () => (await until()) > first).toBe(true);
  // Visitors type a date in the market's format, whatever the language of their browser. The
  // calendar then shows that date.
  const toField = panel.getByRole("textbox", { name: t("search.to") });
  await toField.fill("12/24/2027");
  await panel.getByRole("textbox", { name: t("search.from") }).focus();
  await panel.getByRole("alert").waitFor();
  await expect.poll(until).toBe("");
  await page.keyboard.press("Enter");
  await expect.poll(() => panel.isVisible()).toBe(true);
  await toField.and(page.locator(":focus")).waitFor();
  await toField.fill("24.12.2027");
  await expect.poll(until).toBe("2027-12-24");
  await panel.getByRole("grid", { name: formatMonth("2027-12", germany.language) }).waitFor();
  // When the visitor types the later day first, the two days are swapped.
  const fromField = panel.getByRole("textbox", { name: t("search.from") });
  await fromField.fill("26.12.2027");
  await toField.focus();
  await expect.poll(() => fromField.inputValue()).toBe("24.12.2027");
  await expect.poll(() => toField.inputValue()).toBe("26.12.2027");
  await fromField.fill(formatDate(first));
  const bottom = async () => {
    const frame = await panel.boundingBox();
    return (frame?.y ?? 0) + (frame?.height ?? 901);
  };
  await expect.poll(bottom).toBeLessThanOrEqual(900);
  const next = panel.getByRole("button", { name: t("when.nextMonth") });
  await next.focus();
  while ((await next.getAttribute("aria-disabled")) === null) await page.keyboard.press("Enter");
  await next.and(page.locator(":focus")).waitFor();
  // Nothing is applied yet. The choice in the other tab is cleared.
  await expect.poll(() => new URL(page.url()).searchParams.get("season")).toBe("spring");
  const entries = () => page.evaluate(() => history.length);
  const before = [page.url(), await entries()] as const;
  await panel.locator("button[type=submit]").click();
  await page.waitForURL((url) => url.searchParams.get("from") === first);
  await expect.poll(() => new URL(page.url()).searchParams.get("season")).toBeNull();
  await expect.poll(entries).toBe(before[1] + 1);
  await bar.locator(".search-submit").click();
  await page.goBack();
  await page.waitForURL(before[0]);
  await expect.poll(() => bar.locator("[name=from]").inputValue()).toBe("");
  await page.close();
});

test("filters chosen before the scripts have loaded are applied once they have", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  const path = `${searchPath}?where=asien`;
  await page.goto(product.at(germany.hostDefault, path), { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: new RegExp(`^${t("mood.culture")} `) }).check();
  await page.getByRole("search").first().getByLabel(t("search.age")).selectOption("25-35");
  await expect.poll(() => new URL(page.url()).search).toBe("?where=asien");
  release();
  await page.waitForURL((url) => url.searchParams.get("age") === "25-35");
  await expect.poll(() => new URL(page.url()).searchParams.getAll("mood")).toEqual(["culture"]);
  await page.close();
});

test("the price slider's handles set its fields by pointer and by keyboard, and apply when released", async () => {
  const page = await open(`${searchPath}?where=asien`, 1440);
  const handle = (name: "priceMin" | "priceMax") =>
    page.getByRole("slider", { name: t(`filter.${name}`, { currency: "EUR" }) });
  const [minHandle, maxHandle] = [handle("priceMin"), handle("priceMax")];
  await wakeIslands(page);
  await minHandle.focus();
  await page.keyboard.press("PageUp");
  await page.waitForURL((url) => Number(url.searchParams.get("priceMin")) > 0);
  await expect
    .poll(
      async () =>
        (await page.locator("[name=priceMin]").inputValue()) === (await minHandle.inputValue()),
    )
    .toBe(true);
  await minHandle.and(page.locator(":focus")).waitFor();
  // The address is there before the page, whose parts may move the handle.
  await expect.poll(() => page.locator(".loading-bar").getAttribute("data-busy")).toBe("false");
  const box = await maxHandle.boundingBox();
  if (!box) throw new Error("The handle has no place.");
  expect(box.height).toBeGreaterThanOrEqual(24);
  await page.mouse.move(box.x + box.width - 12, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 12, { steps: 4 });
  await expect.poll(() => page.url()).not.toContain("priceMax");
  await page.mouse.up();
  await page.waitForURL((url) => url.searchParams.has("priceMax"));
  const bounds = new URL(page.url()).searchParams;
  expect(Number(bounds.get("priceMax"))).toBeGreaterThan(Number(bounds.get("priceMin")));
  // The default order is not part of the address.
  expect([...bounds.keys()]).toEqual(["where", "priceMin", "priceMax"]);
  await page.close();
});
