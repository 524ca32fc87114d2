import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from "vitest";
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

const office = "backoffice.localhost";
const signIn = async (name: "editor" | "admin") => {
  await page.goto(product.at(office, "/custompages"));
  await page.getByLabel("E-mail").fill(`${name}@wayroam.test`);
  await page.getByLabel("Password").fill(`wayroam-${name}`);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();
};

beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
});
afterEach(() => page.context().close());

const addBlock = async (query: string) => {
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByLabel("Search blocks").fill(query);
  await page.getByLabel("Search blocks").press("Enter");
};
const save = () => page.getByRole("button", { name: "Save", exact: true }).click();
const openOnSite = async (path: string) => {
  const site = await page.context().newPage();
  const answer = await site.goto(product.at("it.localhost", path));
  return { site, status: answer?.status() };
};

test("a page is created through the forms, published, duplicated and deleted", async () => {
  await signIn("editor");
  await page.getByRole("link", { name: "New page" }).click();
  await page.getByLabel("Name").fill("Ponte di giugno");
  await expect.poll(() => page.getByLabel("Slug").inputValue()).toBe("ponte-di-giugno");
  await page.getByText("/ponte-di-giugno is free").waitFor();
  await page.getByLabel("Slug").fill("Capodanno");
  await page.getByText("Taken by").getByRole("link", { name: "Capodanno in gruppo" }).waitFor();
  await page.getByText("1 thing to fix before saving").waitFor();
  await page.getByLabel("Slug").fill("/ponte");
  await page.getByText("Wrong slug. Slug cannot start with /").first().waitFor();
  await page.getByText("1 thing to fix before saving").waitFor();
  expect(
    await page.getByRole("button", { name: "Save", exact: true }).getAttribute("aria-disabled"),
  ).toBe("true");
  await page.getByLabel("Slug").fill("ponte-giugno");
  await page.getByLabel("Published").check();

  await addBlock("hero");
  await page.getByLabel("Title", { exact: true }).fill("Tre giorni bastano");
  await page.getByRole("button", { name: /^Button link/ }).click();
  const link = page.getByRole("combobox", { name: "Search, or paste an address" });
  await link.fill("javascript:alert(1)");
  await page.getByText("Visitors are not led to javascript: addresses").waitFor();
  await link.fill("/cerca");
  await page.getByRole("option").waitFor();
  await link.press("Enter");
  await page.getByLabel("Button label").fill("Vedi i viaggi");
  await addBlock("faq");
  await page.getByRole("button", { name: "Add one: Questions" }).click();
  await page.getByLabel("Question", { exact: true }).fill("Si parte di venerdì?");
  await page.getByRole("textbox", { name: "Answer" }).fill("Sì, nel pomeriggio.");
  await addBlock("tours");
  await page.getByLabel("How many").fill("3");
  await save();
  const question = page.getByRole("dialog", { name: "Publish “Ponte di giugno”?" });
  await question.getByText("Visitors see it at /ponte-giugno.").waitFor();
  await question.getByText("No description: a general sentence stands in.").waitFor();
  await question.getByRole("button", { name: "Save, and publish it" }).click();
  await page.getByText("Page created successfully.").waitFor();
  await page.waitForURL(/\/custompages\/[0-9a-f-]{36}$/);

  const { site, status } = await openOnSite("/ponte-giugno");
  expect(status).toBe(200);
  expect(await site.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([
    "Tre giorni bastano",
  ]);
  expect(await site.getByRole("heading", { name: "Tre giorni bastano" }).count()).toBe(1);
  expect(await site.getByText("Si parte di venerdì?").count()).toBe(1);
  expect(await site.locator("li[class*=dep-row]").count()).toBe(3);

  await page.getByRole("link", { name: "Back to custom pages" }).click();
  await page.getByRole("button", { name: "Duplicate Ponte di giugno" }).click();
  await page.getByRole("link", { name: "Ponte di giugno (copy)" }).waitFor();
  await page.getByRole("button", { name: "More: Ponte di giugno", exact: true }).click();
  await page.getByRole("menuitem", { name: "Delete …" }).click();
  await page.getByRole("button", { name: "Delete the page" }).click();
  await page.getByText("No redirect leaves from this slug, so after the deletion").waitFor();
  expect((await openOnSite("/ponte-giugno")).status).toBe(200);
  await page.getByRole("button", { name: "Delete without a redirect" }).click();
  await page.getByText("Page deleted successfully.").waitFor();
  expect((await openOnSite("/ponte-giugno")).status).toBe(404);
});

const openNewYearFromList = async () => {
  await page.getByRole("link", { name: "Capodanno in gruppo" }).click();
  await page.getByRole("heading", { level: 1, name: "Capodanno in gruppo" }).waitFor();
};

const openNewYear = async () => {
  await signIn("editor");
  await openNewYearFromList();
};

test("a block's form and its JSON show the same content, and invalid JSON keeps its editor open", async () => {
  await openNewYear();
  await page.getByRole("button", { name: /^2\. Text/ }).click();
  await page.getByLabel("Title", { exact: true }).fill("Scritto nel modulo");
  await page.getByRole("button", { name: "JSON Text, block 2" }).click();
  const json = page.getByLabel("JSON of Text, block 2", { exact: true });
  expect(JSON.parse(await json.innerText())).toMatchObject({ title: "Scritto nel modulo" });
  // Chosen by the editor's own key: a selection that a script sets may be lost to a redraw.
  const write = async (text: string) => {
    await json.press("ControlOrMeta+a");
    await page.keyboard.insertText(text);
  };
  await write('{"title": ');
  await page.getByRole("button", { name: /^3\. Travels/ }).click();
  expect(await json.isVisible()).toBe(true);
  await write(JSON.stringify({ title: "Scritto in JSON", text: "Testo", customCss: "" }));
  // The button disappears when the editor has parsed the valid text. Only then can the editor be
  // closed.
  await page.getByRole("button", { name: "Discard this text" }).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "JSON Text, block 2" }).click();
  await expect
    .poll(() => page.getByLabel("Title", { exact: true }).inputValue())
    .toBe("Scritto in JSON");
});

test("a scheduled block is visible only in its period, shown in the market's time zone", async () => {
  await openNewYear();
  await page.getByRole("button", { name: /^2\. Text/ }).click();
  await page.getByLabel("Title", { exact: true }).fill("Solo più tardi");
  await page.getByRole("button", { name: "Schedule Text, block 2" }).click();
  await page.getByText("Times of Europe/Rome").waitFor();
  await page.getByLabel("From").fill("2099-01-01T09:00");
  await page
    .getByText(/^Appears in \d+ years, on Thursday 1 January 2099 at 09:00 Rome time/)
    .waitFor();
  await save();
  await page.getByText("Page updated successfully.").waitFor();
  const { site } = await openOnSite("/capodanno");
  expect(await site.getByText("Solo più tardi").count()).toBe(0);
  await page.getByRole("button", { name: "Page settings" }).click();
  const plan = page.getByRole("region", { name: "Plan of the page" });
  await plan.getByRole("button", { name: /^Text, block 2\s*Appears in/ }).click();
  await plan.getByText(/^The page is live, (\d+) of \1 blocks are shown\.$/).waitFor();
  const slider = plan.getByRole("slider", { name: "The page as of" });
  const moment = () => slider.getAttribute("aria-valuetext");
  await expect.poll(moment).toBe("Thu 1 Jan 2099 09:00, Europe/Rome");
  await slider.press("ArrowLeft");
  await expect.poll(moment).toBe("now, Europe/Rome");
  await page.getByRole("button", { name: /^2\. Text/ }).click();
  await page.getByRole("button", { name: "Always" }).click();
  await save();
  await expect
    .poll(async () => (await product.read("it.localhost", "/capodanno")).includes("Solo più tardi"))
    .toBe(true);
});

test("leaving unsaved edits asks first, and blocks move by their buttons", async () => {
  await openNewYear();
  await page.getByRole("button", { name: /^2\. Text/ }).click();
  await page.getByRole("button", { name: "Move up Text, block 2" }).click();
  await page.getByRole("button", { name: /^1\. Text/ }).waitFor();
  await page.getByRole("button", { name: "Duplicate Text, block 1" }).click();
  const copy = page.getByRole("button", { name: /^2\. Text/ });
  await expect.poll(() => copy.textContent()).toContain("off");
  await page.getByRole("link", { name: "Back to custom pages" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByText("Unsaved changes").waitFor();
  const country = page.getByRole("combobox", { name: "Country" });
  const before = await country.inputValue();
  await country.click();
  await page.getByRole("option", { name: "Spain" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect.poll(() => country.inputValue()).toBe(before);
  await page.getByRole("link", { name: "Back to custom pages" }).click();
  await page.getByRole("button", { name: "Leave, keep the draft on this device" }).click();
  await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();

  await openNewYearFromList();
  await page.getByText("Unsaved changes").waitFor();
  for (const _edit of ["the copy", "the move"]) await page.keyboard.press("Control+z");
  await page.getByText("Nothing to save").waitFor();
  await page.getByRole("button", { name: "Redo" }).click();
  await page.getByRole("link", { name: "Back to custom pages" }).click();
  await page.getByRole("button", { name: "Save and leave" }).click();
  await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();
  await openNewYearFromList();
  await page.getByText("Nothing to save").waitFor();
  await page.getByRole("button", { name: /^1\. Text/ }).click();
  await page.getByRole("button", { name: "Move down Text, block 1" }).click();
  await save();
  await page.getByText("Nothing to save").waitFor();
});

test("a deleted block can be brought back, and no block can be added while the page's JSON is invalid", async () => {
  await openNewYear();
  const rows = page.getByRole("navigation", { name: "Blocks" }).getByRole("listitem");
  await rows.nth(1).waitFor();
  const count = await rows.count();
  await page.getByRole("button", { name: /^2\. Text/ }).click();
  await page.getByRole("button", { name: "Delete Text, block 2" }).click();
  await expect.poll(() => rows.count()).toBe(count - 1);
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(() => rows.count()).toBe(count);
  await page.getByRole("button", { name: /^2\. Text/ }).click();
  await page.getByRole("button", { name: "Delete Text, block 2" }).click();
  await expect.poll(() => rows.count()).toBe(count - 1);

  await page.getByRole("button", { name: "JSON of the page" }).click();
  const json = page.getByRole("textbox", { name: "JSON of the page" });
  await json.press("ControlOrMeta+End");
  await json.press("Backspace");
  await page.getByRole("button", { name: "Add block" }).click();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await json.press("ControlOrMeta+z");
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByLabel("Search blocks").waitFor();
});

test("errors are shown at their fields: a schedule that ends before it begins, an invalid class", async () => {
  await openNewYear();
  const classes = page.getByLabel("Custom HTML classes");
  await classes.fill("1st");
  await classes.press("Enter");
  await page.getByText("1st: Begin with a letter").waitFor();
  await page.getByRole("button", { name: /^2\. Text/ }).click();
  await page.getByRole("button", { name: "Schedule Text, block 2" }).click();
  await page.getByLabel("From").fill("2099-01-02T09:00");
  const until = page.getByLabel("Until");
  await until.fill("01/01/2099");
  await until.blur();
  await expect.poll(() => until.inputValue()).toBe("01/01/2099 23:59");
  await until.fill("2099-01-01T09:00");
  const schedule = page.getByRole("group", { name: "Schedule of Text, block 2" });
  await schedule.getByText("The end must come after the beginning.").waitFor();
  await page.getByRole("button", { name: /^Go to it customHtmlClasses/ }).click();
  await expect.poll(() => classes.evaluate((field) => field === document.activeElement)).toBe(true);
});

test("no style sheet of staff can cover the header", async () => {
  await openNewYear();
  await page.getByRole("button", { name: /^2\. Text/ }).click();
  await page.locator("summary", { hasText: "Custom CSS" }).click();
  await page
    .getByLabel("Custom CSS")
    .fill(":scope { position: absolute; inset: 0; z-index: 2147483647 }");
  await save();
  await page.getByText("Page updated successfully.").waitFor();
  const { site } = await openOnSite("/capodanno");
  const link = site.getByRole("banner").getByRole("link").first();
  await link.waitFor();
  const isLinkOnTop = await link.evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("header") !== null;
  });
  expect(isLinkOnTop).toBe(true);
  await page.getByLabel("Custom CSS").fill("");
  await save();
  await page.getByText("Nothing to save").waitFor();
});

test("custom CSS reaches only its block, and page attributes hide header and footer", async () => {
  await openNewYear();
  await page.getByLabel("Hide layout").check();
  await page.getByRole("button", { name: /^2\. Text/ }).click();
  await page.locator("summary", { hasText: "Custom CSS" }).click();
  await page
    .getByLabel("Custom CSS")
    .fill("h2 { color: rgb(1, 2, 3) } p { background: url(https://evil.test/x) }");
  await save();
  await page
    .getByText("another host, or something that is not a path of this site, is named")
    .first()
    .waitFor();
  await page.getByLabel("Custom CSS").fill("h2 { color: rgb(1, 2, 3) }");
  await save();
  await page.getByText("Page updated successfully.").waitFor();
  const { site } = await openOnSite("/capodanno");
  const colours = await site
    .getByRole("heading", { level: 2 })
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect(colours.filter((colour) => colour === "rgb(1, 2, 3)")).toHaveLength(1);
  expect(await site.content()).not.toContain("evil.test");
  expect(await site.getByRole("banner").isVisible()).toBe(false);

  await page.getByLabel("Custom CSS").fill("h2 { color: red");
  await save();
  await page.getByText("Custom CSS, line 1: Unclosed block.").first().waitFor();
});

test("a redirect conflict asks for confirmation before anything is written", async () => {
  await openNewYear();
  await page.getByLabel("Slug").fill("capodanno-nuovo");
  await save();
  await page.getByText("No redirect leads from the old slug to the new one").waitFor();
  await page.getByText("Visitors of /capodanno are led to /capodanno-nuovo.").waitFor();
  expect((await openOnSite("/capodanno-nuovo")).status).toBe(404);
  await page.getByRole("button", { name: "Save, and create the redirect" }).click();
  await page.getByText("Page updated successfully.").waitFor();
  const { site } = await openOnSite("/capodanno");
  expect(new URL(site.url()).pathname).toBe("/capodanno-nuovo");
  await page.getByLabel("Slug").fill("capodanno");
  await page.getByText("but a redirect leads visitors from there to /capodanno-nuovo.").waitFor();
  await page.getByRole("link", { name: "Open the redirect" }).waitFor();
});
