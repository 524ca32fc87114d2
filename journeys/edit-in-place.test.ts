import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { blocksOf, type Office, openBlock, openOffice, save, textBlock } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
let office: Office;
let page: Page;
let frame: FrameLocator;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(async () => {
  office = await openOffice(browser, product);
  page = office.page;
  frame = page.frameLocator(".preview-frame");
});
afterEach(() => office.close());

const blocks = () => [
  textBlock("Uno", { id: "uno" }),
  {
    ...textBlock("Due"),
    id: "due",
    blockType: "wr-faq",
    content: { title: "Domande", questions: [{ question: "Quando?", answer: "Presto." }] },
  },
];
const title = () => page.getByLabel("Title", { exact: true }); // not the page's own SEO title
const heading = () => frame.locator("#b-uno").getByRole("textbox", { name: "Title" });

test("a heading is edited in the preview by mouse, and stands in the form and on the public page", async () => {
  const record = await office.create({ blocks: blocks(), isPublished: true });
  await office.edit(record); // the preview is open: the window is 1440 px wide
  await heading().click();
  await title().waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type(" due parole");
  await expect.poll(() => title().inputValue()).toBe("Uno due parole");
  await page.keyboard.press("Control+z");
  await expect.poll(() => heading().textContent()).toBe("Uno due ");
  await page.keyboard.type("volte");
  await expect.poll(() => title().inputValue()).toBe("Uno due volte");

  await page.evaluate(() => navigator.clipboard.writeText("e\n<b>tre</b>"));
  await page.keyboard.type(" ");
  await page.keyboard.press("Control+v");
  await page.keyboard.press("Escape");
  const words = "Uno due volte e <b>tre</b>";
  await expect.poll(() => title().inputValue()).toBe(words);
  await expect.poll(() => heading().innerText()).toBe(words);
  await expect.poll(() => heading().getAttribute("contenteditable")).toBeNull();

  // Elsewhere on a block a click opens its form.
  await frame.locator("#b-due").getByText("Presto.").dispatchEvent("click");
  await page.getByRole("region", { name: "FAQ, block 2" }).waitFor();
  await save(page);
  await page.getByText("Page updated successfully.").waitFor();
  const site = await office.tab();
  const answer = await site.goto(product.at("it.localhost", `/${record.slug}`));
  const html = (await answer?.text()) ?? "";
  expect(html).toContain("<h2>Uno due volte e &lt;b&gt;tre&lt;/b&gt;</h2>");
  expect(html).not.toContain("data-preview");
});

test("a question is edited in the preview by keyboard alone", async () => {
  await office.edit(await office.create({ blocks: blocks() }));
  const question = frame.locator("#b-due").getByRole("textbox", { name: "Questions 1, Question" });
  await question.waitFor();
  await frame.locator("#b-due").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "FAQ, block 2" }).waitFor();
  await page.keyboard.press("Tab"); // to the block's title
  await page.keyboard.press("Tab");
  await expect
    .poll(() => question.evaluate((each) => each === each.ownerDocument.activeElement))
    .toBe(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.type(" E dove?");
  const field = page.getByLabel("Question", { exact: true });
  await expect.poll(() => field.inputValue()).toBe("Quando? E dove?");
  await page.keyboard.press("Enter");
  await page.keyboard.type("nulla");
  expect(await field.inputValue()).toBe("Quando? E dove?");
  await expect.poll(() => question.innerText()).toBe("Quando? E dove?");
  await page.keyboard.press("Control+z");
  await expect.poll(() => question.textContent()).toBe("Quando? E ");

  // An empty text is as wrong here as in the form.
  await question.press("Enter");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await expect.poll(() => field.inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await page
    .getByText(/^1 error/)
    .first()
    .waitFor();
});

test("the preview stays closed where somebody has closed it, and below 1440 px until it is asked for", async () => {
  const record = await office.create({ blocks: blocks() });
  const isOpen = () => page.getByRole("button", { name: "Preview" }).getAttribute("aria-pressed");
  await office.edit(record);
  expect(await isOpen()).toBe("true");
  await openBlock(page, 1);
  await page.getByRole("button", { name: "Preview" }).click();
  await office.edit(record);
  expect(await isOpen()).toBe("false");
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize({ width: 1439, height: 900 });
  await office.edit(record);
  expect(await isOpen()).toBe("false");
  expect(await blocksOf(page).isVisible()).toBe(true);
});
