import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Office, openOffice, save } from "./office.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
/** What the parts that tests write were before, by their paths of the API. */
const before = new Map<string, object>();
let office: Office;
beforeAll(async () => {
  browser = await openBrowser();
  office = await openOffice(product, "editor");
  for (const path of ["fr/layout/header", "es/layout/header", "de/layout/contacts"]) {
    const { id: _id, ...content } = (await office.call("GET", path)).body as { id: string };
    before.set(path, content);
  }
});
afterAll(async () => {
  // The product is shared: each part is what it was.
  for (const [path, content] of before) {
    const { status } = await office.call("PUT", path, content);
    if (status !== 200) throw new Error(`${path} is not what it was: ${status}`);
  }
  await browser?.close();
  await office?.close();
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
  const page = await openPart("header", "Header", "?market=fr");
  await entryOf(page, /^Départs garantis/).click();
  expect(await shows("fr.localhost", "/", "On part, c’est sûr")).toBe(false);
  await page.getByLabel("Label").fill("On part, c’est sûr");
  const frame = page.frameLocator(".layout-preview iframe");
  await frame.locator(".site-header", { hasText: "On part, c’est sûr" }).waitFor();
  await page.getByText("1 edit since").waitFor();

  // Another market keeps the draft of this one on the device.
  await page.getByRole("link", { name: /^ES Spain/ }).click();
  await page.getByText("Layout · Spain").waitFor();
  await page.getByRole("link", { name: /^FR France/ }).click();
  await page.getByText("Unsaved changes").waitFor();

  await save(page);
  await page.getByText("Header saved.").waitFor();
  for (const path of ["/", "/departs-confirmes", "/contact"])
    await expect.poll(() => shows("fr.localhost", path, "On part, c’est sûr")).toBe(true);
  expect(await shows("es.localhost", "/", "On part, c’est sûr")).toBe(false);

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Unsaved changes").waitFor();
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await page.getByText("Nothing to save").waitFor();

  // On a phone it begins as a phone shows it.
  await page.setViewportSize({ width: 390, height: 844 });
  await openPart("header", "Header");
  const preview = page.getByRole("region", { name: "Live preview" });
  await preview.locator("[data-device=phone]").waitFor();
  const title = preview.getByRole("heading", { name: "Live preview" });
  await expect.poll(async () => (await title.boundingBox())?.height).toBeLessThan(30);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("a menu has entries under it, which visitors open without JavaScript", async () => {
  const page = await openPart("header", "Header", "?market=es");
  await page.getByRole("button", { name: "Add an entry" }).click();
  const shown = page.frameLocator(".layout-preview iframe").getByLabel("Menú principal");
  await shown.getByRole("link", { name: "Coordinadores" }).waitFor();
  await page.getByText("Left out until it is written: Label of entry 6, Target of").waitFor();
  const label = page.getByLabel("Label");
  await expect.poll(() => label.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.type("Quiénes somos");
  await page.getByLabel("Opens").selectOption("menu");
  await page.getByText("1 thing to fix").waitFor();
  const errors = page.locator(".record-page-errors");
  await errors.waitFor({ state: "detached" });
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
  await entry.waitFor({ state: "hidden" });
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
  const page = await openPart("beans", "Beans", "?market=de");
  await page.getByRole("button", { name: "Add an entry" }).click();
  await page.getByRole("region", { name: "Entry 4" }).getByLabel("Label").fill("Incontri");
  await page.getByLabel("Opens").selectOption("search-ai");
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

test("contacts are seen on the page of contacts", async () => {
  const page = await openPart("contacts", "Contacts", "?market=de");
  await page.getByText("Layout · Germany").waitFor();
  await page.getByLabel("Hours").fill("Montags bis mittags");
  await save(page);
  await page.getByText("Contacts saved.").waitFor();
  await expect.poll(() => shows("de.localhost", "/kontakt", "Montags bis mittags")).toBe(true);
});
