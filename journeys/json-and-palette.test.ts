import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { openBrowser } from "./product.ts";
import { ownProduct } from "./shared.ts";

let product: Awaited<ReturnType<typeof ownProduct>>;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [product, browser] = await Promise.all([ownProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await page.goto(product.at("backoffice.localhost", "/custompages"));
  await page.getByLabel("E-mail").fill("admin@wayroam.test");
  await page.getByLabel("Password").fill("wayroam-admin");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: /^Custom pages/i }).waitFor();
});
afterEach(() => page.context().close());

const commandField = () => page.getByRole("combobox", { name: "Search commands" });
const openPalette = async () => {
  await page.keyboard.press("ControlOrMeta+k");
  await commandField().waitFor();
};
const openBlockJson = async () => {
  await page.getByRole("link", { name: "Capodanno in gruppo" }).click();
  await page.getByRole("button", { name: /^2\. Text/ }).click();
  await page.getByRole("button", { name: "JSON Text, block 2" }).click();
  const json = page.getByRole("textbox", { name: "JSON of Text, block 2" });
  await json.waitFor();
  return json;
};

test("the palette finds commands and pages, runs them, and returns the focus", async () => {
  await page.getByRole("link", { name: "New page" }).focus();
  await openPalette();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await commandField().waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("New page");

  await openPalette();
  await commandField().fill("work spa");
  expect(
    await page.getByRole("listbox", { name: "Commands" }).getByRole("option").allTextContents(),
  ).toEqual(["Work on Spain"]);
  await commandField().press("Enter");
  const country = page.getByRole("combobox", { name: "Country" });
  await expect.poll(() => country.inputValue()).toBe("Spain");
  await openPalette();
  await commandField().fill("work ital");
  await commandField().press("Enter");
  await expect.poll(() => country.inputValue()).toBe("Italy");

  await openPalette();
  const recent = page.getByRole("group", { name: "Recently used" }).getByRole("option");
  expect(await recent.allTextContents()).toEqual(["Work on Spain"]);
  await commandField().fill("capodanno");
  await page.getByRole("option", { name: /Capodanno in gruppo/ }).waitFor();
  await commandField().press("Enter");
  await page.getByRole("heading", { level: 1, name: "Capodanno in gruppo" }).waitFor();
});

test("? lists the shortcuts, and is typed as a character in a field", async () => {
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await help.getByText("Search commands").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  await page.getByLabel("Search").fill("");
  await page.keyboard.press("?");
  expect(await page.getByLabel("Search").inputValue()).toBe("?");
  expect(await help.count()).toBe(0);
});

test("keys of one letter can be switched off, and stay off", async () => {
  const choose = async (choice: string) => {
    await page.getByRole("button", { name: /Administrator/ }).click();
    const account = page.getByRole("group", { name: "Account" });
    await account
      .getByRole("group", { name: "Keys of one letter" })
      .getByText(choice, { exact: true })
      .click();
    await page.keyboard.press("Escape");
  };
  await choose("Off");
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("?");
  await openPalette(); // by keys that are held together
  expect(await page.getByRole("dialog", { name: "Keys" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await choose("On");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
});

test("the JSON editor shows an error at its line, and accepts the corrected text", async () => {
  const json = await openBlockJson();
  await json.fill('{\n  "title": "a" "text": ""\n}');
  const syntaxError = page.getByRole("button", {
    name: /^Line 2, column 16: A comma or } is expected/,
  });
  await syntaxError.waitFor();
  expect(await json.getAttribute("aria-invalid")).toBe("true");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Discard this text" }).click();
  await syntaxError.waitFor({ state: "detached" });
  expect(JSON.parse(await json.innerText())).toHaveProperty("title");

  await json.fill('{\n  "title": "a",\n  "text": "",\n  "customCss": 7\n}');
  const typeError = page.getByRole("button", { name: /^Line 4, column 16: / });
  await typeError.waitFor();
  await typeError.click();
  await page.keyboard.press("ControlOrMeta+Delete");
  await page.keyboard.type('""');
  await typeError.waitFor({ state: "detached" });
});

test("the JSON editor completes keys, has its own undo, and is left by Escape and Tab", async () => {
  await page.clock.install();
  const json = await openBlockJson();
  await json.fill('{"title": "a", "text": ""}');
  await json.press("ControlOrMeta+End");
  await json.press("ArrowLeft");
  await page.keyboard.type(", cust");
  await page.getByRole("option", { name: /customCss/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.clock.fastForward(100); // a suggestion that has just appeared does not react to Enter yet
  await page.keyboard.press("Enter");
  await expect.poll(() => json.innerText()).toContain('"customCss": ""}');
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => json.innerText()).not.toContain('"customCss": ""}');
  await json.fill('{"title": "Rimasto", "text": "", "customCss": ""}');
  await page.clock.fastForward(300); // while a suggestion is open, Escape closes only the suggestion
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect(await json.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test.each([390, 1024, 1440])(
  "shell and JSON editor do not shift or overflow at %i px, light and dark",
  async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(`
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  `);
    await page.reload();
    await page.getByRole("link", { name: "Capodanno in gruppo" }).waitFor();
    expect(await page.evaluate("window.shift")).toBeLessThan(0.02);
    expect(await page.title()).toContain("Custom Pages");
    await page.keyboard.press("Tab");
    await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("screen");

    for (const scheme of ["Light", "Dark"]) {
      await openPalette();
      await commandField().fill(`${scheme} colours`);
      await commandField().press("Enter");
      await commandField().waitFor({ state: "detached" });
      const chosen = page.locator(`html[data-mantine-color-scheme=${scheme.toLowerCase()}]`);
      await chosen.waitFor({ state: "attached" });
      expect(await axeViolations(page)).toEqual([]);
      await openBlockJson();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth > innerWidth")).toBe(false);
      await page.goto(product.at("backoffice.localhost", "/custompages"));
      await page.getByRole("link", { name: "Capodanno in gruppo" }).waitFor();
    }
    if (width === 1440) return;
    const menu = page
      .getByRole("button", { name: /open (?:the )?menu/i })
      .filter({ visible: true })
      .first(); // the country in the bar of a phone opens it too
    await menu.click();
    const entry = page
      .getByRole("navigation", { name: "Back-office" })
      .getByRole("link", { name: "Home" });
    await expect.poll(() => entry.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect
      .poll(() => menu.evaluate((button) => button === document.activeElement))
      .toBe(true);
  },
);
