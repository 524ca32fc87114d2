import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice, save } from "./office.ts";
import { openBrowser } from "./product.ts";
import { ownProduct } from "./shared.ts";

let product: Awaited<ReturnType<typeof ownProduct>>;
let browser: Browser;
let office: Office;
beforeAll(async () => {
  product = await ownProduct();
  browser = await openBrowser();
  office = await openOffice(browser, product, "editor");
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const openPart = async (part: string, title: string, query = ""): Promise<Page> => {
  const { page } = office;
  await page.goto(office.at(`/layout/${part}${query}`));
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.locator(".market-card").first().waitFor();
  return page;
};
const shows = async (host: string, path: string, text: string): Promise<boolean> =>
  (await product.read(host, path)).includes(text);
const entryOf = (page: Page, name: RegExp) => page.locator(".item-open").filter({ hasText: name });

test("a header's link is renamed, seen before in the real header, and on every page after", async () => {
  const page = await openPart("header", "Header");
  await entryOf(page, /^Partenze confermate/).click();
  expect(await shows("it.localhost", "/", "Si parte di sicuro")).toBe(false);
  await page.getByLabel("Label").fill("Si parte di sicuro");
  const frame = page.frameLocator(".layout-preview iframe");
  await frame.locator(".site-header", { hasText: "Si parte di sicuro" }).waitFor();
  await page.getByText("1 edit since").waitFor();

  // Another market keeps the draft of this one on the device.
  await page.getByRole("link", { name: /^ES Spain/ }).click();
  await page.getByText("Layout · Spain").waitFor();
  await page.getByRole("link", { name: /^IT Italy/ }).click();
  await page.getByText("Unsaved changes").waitFor();

  await save(page);
  await page.getByText("Header saved.").waitFor();
  for (const path of ["/", "/partenze-confermate", "/contatti"])
    await expect.poll(() => shows("it.localhost", path, "Si parte di sicuro")).toBe(true);
  expect(await shows("es.localhost", "/", "Si parte di sicuro")).toBe(false);

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Unsaved changes").waitFor();
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await page.getByText("Nothing to save").waitFor();
});

test("a menu has entries under it, which visitors open without JavaScript", async () => {
  const page = await openPart("header", "Header", "?market=es");
  await page.getByRole("button", { name: "Add an entry" }).click();
  const shown = page.frameLocator(".layout-preview iframe").getByLabel("Menú principal");
  await shown.getByRole("link", { name: "Coordinadores" }).waitFor();
  await page.getByText("Left out until it is written: Label of entry 5, Target of").waitFor();
  const label = page.getByLabel("Label");
  await expect.poll(() => label.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.type("Quiénes somos");
  await page.getByLabel("Opens").selectOption("menu");
  await page.getByText("1 thing to fix").waitFor();
  const errors = page.locator(".record-page-errors");
  expect(await errors.count()).toBe(0);
  await save(page);
  await errors.getByRole("button", { name: /^Go to it/ }).waitFor();
  await page.getByRole("button", { name: "Add one: Menu" }).click();
  const under = page.getByRole("group", { name: "Menu", exact: true });
  await under.getByLabel("Label").fill("Así somos");
  await under.getByLabel("Opens").selectOption("our-values");
  await page.getByText("No errors").waitFor();
  const preview = page.frameLocator(".layout-preview iframe");
  await preview.getByRole("link", { name: "Así somos" }).waitFor();
  await save(page);
  await page.getByText("Header saved.").waitFor();
  await expect.poll(() => shows("es.localhost", "/", "Así somos")).toBe(true);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(product.at("es.localhost", "/"));
  const entry = visitor.locator(".site-links").getByRole("link", { name: "Así somos" });
  expect(await entry.isVisible()).toBe(false);
  await visitor.getByRole("button", { name: "Quiénes somos" }).focus();
  await visitor.keyboard.press("Enter");
  await entry.waitFor();
  await visitor.keyboard.press("Escape");
  await entry.waitFor({ state: "hidden" });
  await visitor.setViewportSize({ width: 390, height: 800 });
  await visitor.locator(".site-menu-button").click();
  await visitor.locator(".menu-links").getByRole("link", { name: "Así somos" }).click();
  await visitor.waitForURL(/el-buen-wayroamer/);
  await context.close();

  await page.getByRole("switch", { name: /^Enabled: entry/ }).click();
  await page.locator(".item-row .tag", { hasText: "off" }).waitFor();
  await save(page);
  await expect.poll(() => shows("es.localhost", "/", "Así somos")).toBe(false);
});

test("a route without a path is said on its card, and a link to nowhere before it is saved", async () => {
  const page = await openPart("beans", "Beans");
  await page.getByRole("button", { name: "Add an entry" }).click();
  await page.getByRole("region", { name: "Entry 4" }).getByLabel("Label").fill("Incontri");
  await page.getByLabel("Opens").selectOption("wemeet");
  await page.getByText("Incontri has no path").waitFor();
  await page.locator(".item-row .tag", { hasText: "no path" }).waitFor();
  await page.getByLabel("Opens").selectOption("address");
  await page.getByLabel("Path or address").fill("/non-esiste");
  await save(page);
  await page.getByText("Incontri: nothing is at /non-esiste").waitFor();
  await page.getByRole("button", { name: "Go on editing" }).click();
  await page.getByLabel("Path or address").fill("javascript:alert(1)");
  await page.getByText("1 thing to fix").waitFor();
  await page.getByRole("button", { name: /^Delete entry 4/ }).click();
  await page.getByText("No errors").waitFor();
  await expect.poll(() => page.locator(".item-row").count()).toBe(3);
});

test("on a phone the header begins as a phone shows it", async () => {
  await office.page.setViewportSize({ width: 390, height: 844 });
  const page = await openPart("header", "Header");
  const preview = page.getByRole("region", { name: "Live preview" });
  await preview.locator("[data-device=phone]").waitFor();
  const title = await preview.getByRole("heading", { name: "Live preview" }).boundingBox();
  expect(title?.height).toBeLessThan(30);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("contacts are seen on the page of contacts", async () => {
  const page = await openPart("contacts", "Contacts", "?market=de");
  await page.getByText("Layout · Germany").waitFor();
  await page.getByLabel("Hours").fill("Montags bis mittags");
  await save(page);
  await page.getByText("Contacts saved.").waitFor();
  const { body } = await office.call("GET", "de/layout/contacts");
  expect(body).toMatchObject({ hours: "Montags bis mittags" });
  await expect.poll(() => shows("de.localhost", "/kontakt", "Montags bis mittags")).toBe(true);
});

test.each([1440, 820, 390])("every part is accessible and fits at %d px", async (width) => {
  const { page } = office;
  await page.setViewportSize({ width, height: 900 });
  for (const [part, title] of [
    ["header", "Header"],
    ["footer", "Footer"],
    ["beans", "Beans"],
    ["contacts", "Contacts"],
  ] as const) {
    await openPart(part, title);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
});
