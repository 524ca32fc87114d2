import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { blocksOf, type Office, openBlock, openOffice, textBlock } from "./office.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let office: Office;
let page: Page;
afterEach(() => office.close());
const sit = (opened: Office) => {
  office = opened;
  page = opened.page;
};

const commandField = () => page.getByRole("combobox", { name: "Search commands" });
const openPalette = async () => {
  await page.keyboard.press("ControlOrMeta+k");
  await commandField().waitFor();
};
const runCommand = async (words: string) => {
  await openPalette();
  await commandField().fill(words);
  await commandField().press("Enter");
  await commandField().waitFor({ state: "detached" });
};

/** How far what was on the screen has moved since the page was loaded. */
const shift = () =>
  page.evaluate<number>(`new Promise((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
    });
    observer.observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(sum)); // what is buffered was given before
  })`);

test("the palette runs commands and finds pages, ? lists the keys, and both can be switched off", async () => {
  sit(await openOffice(product, "admin"));
  const record = await office.create({ name: `Trovata ${crypto.randomUUID().slice(0, 8)}` });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const recent = page.getByRole("group", { name: "Recently used" }).getByRole("option");
  await office.show("/custompages");
  await page.getByRole("link", { name: "New page" }).first().focus();
  await openPalette();
  await page.keyboard.press("Escape");
  await commandField().waitFor({ state: "detached" });
  await expect.poll(focused).toBe("New page");
  await openPalette();
  await commandField().fill("work spa");
  const commands = page.getByRole("listbox", { name: "Commands" }).getByRole("option");
  await expect.poll(() => commands.allTextContents()).toEqual(["Work on Spain"]);
  // The Enter that ends a composition runs nothing; the next one does.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    await commandField().dispatchEvent("keydown", { key: "Enter", ...composing });
  await expect.poll(() => commandField().inputValue()).toBe("work spa");
  await commandField().press("Enter");
  const country = page.getByRole("combobox", { name: "Country" });
  await expect.poll(() => country.inputValue()).toBe("Spain");
  await runCommand("work ital");
  await expect.poll(() => country.inputValue()).toBe("Italy");
  await openPalette();
  await expect.poll(() => recent.allTextContents()).toEqual(["Work on Spain"]);
  await commandField().fill(record.name);
  const found = page.getByRole("option", { name: new RegExp(record.name) });
  await expect
    .poll(() => found.locator(".command-name mark").allTextContents())
    .toEqual(record.name.split(" "));
  await commandField().press("Enter");
  await page.getByRole("heading", { level: 1, name: record.name }).waitFor();

  await office.show("/custompages");
  const help = page.getByRole("dialog", { name: "Keys" });
  await page.keyboard.press("?");
  await help.getByText("Search commands").waitFor();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  const search = page.getByLabel("Search", { exact: true }).first();
  await search.fill("");
  await page.keyboard.press("?");
  await expect.poll(() => search.inputValue()).toBe("?");
  await help.waitFor({ state: "detached" });
  const choose = async (choice: string) => {
    await page.getByRole("button", { name: /Administrator/ }).click();
    const account = page.getByRole("group", { name: "Account" });
    await account
      .getByRole("group", { name: "Keys of one letter" })
      .getByText(choice, { exact: true })
      .click();
    await page.keyboard.press("Escape");
    await account.waitFor({ state: "hidden" });
  };
  await choose("Off");
  await office.show("/custompages");
  await page.keyboard.press("?");
  await openPalette(); // by keys that are held together
  await help.waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await choose("On");
  await page.keyboard.press("?");
  await help.waitFor();
});

test("a screen comes without a shift, and its content and menu are reached by keyboard", async () => {
  sit(await openOffice(product, "admin"));
  const { name } = await office.create({ name: `Ferma ${crypto.randomUUID().slice(0, 8)}` });
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await office.show("/custompages");
    await page.getByRole("link", { name }).first().waitFor();
    await expect.poll(shift).toBeLessThan(0.02);
  }
  await page.keyboard.press("Tab");
  await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("screen");
  const menu = page
    .getByRole("button", { name: /open (?:the )?menu/i })
    .filter({ visible: true })
    .first(); // the country in the bar of a phone opens it too
  await menu.click();
  const entry = page
    .getByRole("navigation", { name: "Back-office" })
    .getByRole("link", { name: "Home" });
  await entry.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await menu.and(page.locator(":focus")).waitFor();
});

test("a form and its JSON show the same, which is completed, undone, refused at its line and left", async () => {
  sit(await openOffice(product, "editor", { isOwn: true }));
  await page.clock.install();
  await office.edit(await office.create({ blocks: [textBlock("Uno"), textBlock("Due")] }));
  const title = page.getByLabel("Title", { exact: true });
  const json = page.getByRole("textbox", { name: "JSON of Text, block 1" });
  const toggle = page.getByRole("button", { name: "JSON Text, block 1" });
  const discard = page.getByRole("button", { name: "Discard this text" });
  const read = async () => JSON.parse(await json.innerText()) as unknown;
  // Chosen by the editor's own key: a selection that a script sets may be lost to a redraw.
  const write = async (text: string) => {
    await json.press("ControlOrMeta+a");
    await page.keyboard.insertText(text);
  };
  await openBlock(page, 1);
  await title.fill("Scritto nel modulo");
  await toggle.click();
  await expect.poll(read).toMatchObject({ title: "Scritto nel modulo" });
  await write('{\n  "title": "a" "text": ""\n}');
  const syntaxError = page.getByRole("button", {
    name: /^Line 2, column 16: A comma or } is expected/,
  });
  await syntaxError.waitFor();
  await expect.poll(() => json.getAttribute("aria-invalid")).toBe("true");
  await openBlock(page, 2); // text that cannot be read keeps its editor open
  await json.waitFor();
  await discard.click();
  await syntaxError.waitFor({ state: "detached" });
  await expect.poll(read).toMatchObject({ title: "Scritto nel modulo" });
  await write('{\n  "title": "a",\n  "text": "",\n  "customCss": 7\n}');
  const typeError = page.getByRole("button", { name: /^Line 4, column 16: / });
  await typeError.click();
  await page.keyboard.press("ControlOrMeta+Delete");
  await page.keyboard.type('""');
  await typeError.waitFor({ state: "detached" });

  await write('{"title": "a", "text": ""}');
  await json.press("ControlOrMeta+End");
  await json.press("ArrowLeft");
  await page.keyboard.type(", cust");
  await page.getByRole("option", { name: /customCss/ }).waitFor();
  await page.clock.fastForward(100); // a suggestion that has just appeared does not react to Enter yet
  await page.keyboard.press("Enter");
  await expect.poll(() => json.innerText()).toContain('"customCss": ""}');
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => json.innerText()).not.toContain('"customCss": ""}');
  await write('{"title": "Scritto in JSON", "text": "Testo", "customCss": ""}');
  await page.clock.fastForward(300); // while a suggestion is open, Escape closes only the suggestion
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect
    .poll(() => json.evaluate((element) => element.contains(document.activeElement)))
    .toBe(false);
  await discard.waitFor({ state: "hidden" }); // the text is read by then
  await toggle.click();
  await expect.poll(() => title.inputValue()).toBe("Scritto in JSON");

  const rows = blocksOf(page).getByRole("listitem");
  await page.getByRole("button", { name: "Delete Text, block 1" }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole("button", { name: "JSON of the page" }).click();
  const pageJson = page.getByRole("textbox", { name: "JSON of the page" });
  await pageJson.press("ControlOrMeta+End");
  await pageJson.press("Backspace");
  await discard.waitFor();
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await pageJson.press("ControlOrMeta+z");
  await discard.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByLabel("Search blocks").waitFor();
});
