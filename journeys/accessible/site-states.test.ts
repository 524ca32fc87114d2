import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AttendanceView } from "#features/people/attendance/parts/attendance-view.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser, type TestBrowser } from "../browser.ts";
import { sharedProduct } from "../shared.ts";
import { becomeVisitor } from "../visitor.ts";
import { wakeIslands } from "../wake-islands.ts";
import { narrow, openLook } from "./look.ts";

const product = sharedProduct();
const germany = marketById("de-DE");
const t = translatorFor(germany);
const searchPath = pathOf("de-DE", "search") ?? "/";
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const open = async (path: string, width: number) => {
  const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
  const look = openLook(page, { height: 844 });
  await page.goto(product.at(germany.hostDefault, path));
  await wakeIslands(page);
  await look.settle();
  return { page, ...look };
};

test("every focused control in the header is visibly focused", async () => {
  const { page } = await open("/", 1440);
  const outline = () => page.evaluate("getComputedStyle(document.activeElement).outlineStyle");
  for (const path of ["/", "/kontakt"]) {
    await page.goto(product.at(germany.hostDefault, path));
    await page.getByRole("heading", { level: 1 }).waitFor();
    const controls = await page.locator("header :is(a, button):visible").count();
    expect(controls).toBeGreaterThan(5);
    for (let index = 0; index <= controls; index += 1) {
      await page.keyboard.press("Tab");
      await expect
        .poll(async () => ({ path, index, outline: await outline() }))
        .toEqual({ path, index, outline: "solid" });
    }
  }
  await page.close();
});

test("the menu and the market dialog open, trap the focus and close by keyboard", async () => {
  const { page, lookHere, found } = await open("/", narrow);
  await page.getByRole("button", { name: t("nav.menu") }).press("Enter");
  const menu = page.locator("#menu");
  await menu.getByRole("link", { name: t("nav.trips") }).waitFor();
  await lookHere("menu");
  await menu.getByRole("button", { name: /EUR/ }).press("Enter");
  const modal = page.locator("#markets");
  await modal.getByText("España").waitFor();
  await lookHere("markets");
  const isInside = () => modal.evaluate((each) => each.contains(document.activeElement));
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect.poll(() => modal.isVisible()).toBe(false);
  expect(found()).toEqual([]);
  await page.close();
});

test("axe finds nothing in the filters on a phone", async () => {
  const { page, lookHere, found } = await open(
    `${searchPath}?where=asien&priceMax=1800&mood=nature`,
    narrow,
  );
  await page.getByRole("button", { name: `${t("filter.title")} · 2` }).click();
  const culture = page
    .locator("#filters")
    .getByRole("checkbox", { name: new RegExp(`^${t("mood.culture")} `) });
  await culture.check();
  await lookHere("filters");
  expect(found()).toEqual([]);
  await page.close();
});

const chooseTabs = async (page: Page, lookHere: (state: string) => Promise<void>) => {
  const tabs = page.getByRole("tab");
  await tabs.first().focus();
  for (const key of ["ArrowLeft", "Home", "ArrowRight"]) {
    await page.keyboard.press(key);
    await lookHere(`when, by ${key}`);
  }
};

test("axe finds nothing in the states of a place at an event on a phone", async () => {
  const { page, lookHere, found } = await open("/", narrow);
  await becomeVisitor(page.context(), product, germany.hostDefault);
  const panel = (kind: AttendanceView["kind"]) =>
    page.locator(`.event-panel[data-state="${kind}"]`);
  const show = (slug: string) =>
    page.goto(
      product.at(
        germany.hostDefault,
        pathOf("de-DE", "events-wemeet-event", { event: slug }) ?? "",
      ),
    );
  const press = async (name: string, kind: AttendanceView["kind"]) => {
    await page.getByRole("button", { name, exact: true }).click();
    await panel(kind).waitFor();
    await lookHere(kind);
  };
  await show("wohin-es-im-winter-geht-muenchen");
  await lookHere("full");
  await press(t("attendance.join"), "waiting");
  await press(t("attendance.leaveLine"), "full");
  await show("karten-auf-dem-grossen-tisch-berlin");
  await lookHere("open");
  await press(t("attendance.go"), "going");
  await press(t("attendance.leave"), "leaving");
  await press(t("attendance.stay"), "going");
  await page.goto(product.at(germany.hostDefault, `${pathOf("de-DE", "profile")}#events`));
  await lookHere("my events");
  expect(found()).toEqual([]);
  await page.close();
});

test("axe finds nothing in the steps of the search on a phone", async () => {
  const phone = await open("/", narrow);
  const bar = phone.page.getByRole("search").first();
  await bar.getByRole("button", { name: t("search.wherePlaceholder") }).click();
  const sheet = bar.getByRole("group", { name: t("search.label") });
  await sheet.getByRole("option", { name: t("area.asia") }).waitFor();
  await phone.lookHere("where");
  const steps = sheet.locator(":scope > details");
  await steps.nth(1).locator("summary").first().click();
  await chooseTabs(phone.page, phone.lookHere);
  await steps.nth(2).locator("summary").click();
  await phone.lookHere("who");
  expect(phone.found()).toEqual([]);
  await phone.page.close();
});

test("axe finds nothing in the dates of the search on a wide screen", async () => {
  const { page, lookHere, found } = await open(searchPath, 1440);
  const wideBar = page.getByRole("search").first();
  await wideBar.getByRole("button", { name: t("search.when") }).click();
  const panel = wideBar.getByRole("group", { name: t("search.when"), exact: true });
  await panel.getByRole("tab", { name: t("search.dates") }).click();
  await expect.poll(() => panel.getByRole("grid").count()).toBe(2);
  await panel.getByRole("textbox", { name: t("search.to") }).fill("12/24/2027");
  await panel.getByRole("textbox", { name: t("search.from") }).focus();
  await panel.getByRole("alert").waitFor();
  await lookHere("a day that is none");
  await panel.getByRole("textbox", { name: t("search.to") }).fill("24.12.2027");
  await panel.getByRole("textbox", { name: t("search.from") }).fill("20.12.2027");
  await lookHere("two days");
  expect(found()).toEqual([]);
  await page.close();
});
