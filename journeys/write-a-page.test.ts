import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openBlock, openOffice, save, textBlock } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
let office: Office;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(async () => {
  office = await openOffice(browser, product);
  page = office.page;
});
afterEach(() => office.close());

const text = () => page.getByRole("textbox", { name: "Text", exact: true });
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const openText = async () => {
  const record = await office.create({ blocks: [textBlock("Uno")] });
  await office.edit(record);
  await openBlock(page, 1);
  await text().waitFor();
  return record;
};
const savedText = async (id: string) => {
  await save(page);
  await page.getByText("Page updated successfully.").waitFor();
  return (await office.stored(id)).blocks[0]?.content["text"];
};

test("a text is written by keyboard alone, with a heading, a list and bold words", async () => {
  const record = await openText();
  await page.getByLabel("Title", { exact: true }).focus();
  await press("Tab"); // the toolbar is one stop
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    "Bold",
  );
  await press("Tab", "Control+A");
  await page.keyboard.type("First");
  await press("Enter");
  await page.keyboard.type("/head");
  await page.getByRole("option", { name: "Heading", exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await press("Enter");
  await page.keyboard.type("Where");
  await press("Enter");
  await page.keyboard.type("- one");
  await press("Enter");
  await page.keyboard.type("two ");
  await press("Control+B");
  await page.keyboard.type("strong");
  await press("Enter", "Enter");
  await page.keyboard.type("5 * 6 [x]");
  expect(await axeViolations(page)).toEqual([]);
  expect(await savedText(record.id)).toBe(
    "First\n\n## Where\n\n- one\n- two **strong**\n\n5 \\* 6 [x]",
  );
});

test("a text is written by mouse, and one history undoes all of it", async () => {
  const record = await openText();
  await text()
    .locator("p")
    .dblclick({ position: { x: 8, y: 8 } });
  await page.getByRole("button", { name: "Bold" }).click();
  await page.getByRole("button", { name: "Numbered list" }).click();
  expect(await text().locator("ol strong").innerText()).toBe("Testo");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await text().locator("p > strong").innerText()).toBe("Testo");
  await text().focus();
  await press("Control+Z");
  await expect.poll(() => text().locator("strong").count()).toBe(0);
  await press("Control+Shift+Z");
  expect(await savedText(record.id)).toBe("**Testo**");
});

const pasted = [
  [
    "Google Docs",
    `<b style="font-weight:normal" id="docs-internal-guid-1"><h1><span style="font-size:20pt">Titolo</span></h1>
<p><span style="font-weight:700">Forte</span><span> e </span><a href="https://www.a.test/b?c">un link</a></p>
<ul><li><p>uno</p><ul><li><p>dentro</p></li></ul></li><li><p>due</p></li></ul></b>`,
    "## Titolo\n\n**Forte** e [un link](https://www.a.test/b?c)\n\n- uno\n- dentro\n- due",
  ],
  [
    "Word",
    `<html><head><style>p{}</style></head><body><p class=MsoNormal><b>Word</b></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>primo</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>secondo</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>passo</p></body></html>`,
    "**Word**\n\n- primo\n- secondo\n\n1. passo",
  ],
  [
    "a hostile page",
    `<p onclick="alert(1)">a <a href="javascript:alert(1)">b</a> <a href="//evil.test">c</a></p>
<script>alert(1)</script><iframe src="//evil.test"></iframe><table><tr><td>d</td></tr></table>`,
    "a b c\n\nd",
  ],
] as const;

test.each(pasted)("what is pasted from %s is cleaned", async (_source, html, expected) => {
  const record = await openText();
  await text().focus();
  await press("Control+A");
  await text().evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", markup);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
  expect(await savedText(record.id)).toBe(expected);
});

test("a link that is not allowed is refused at the text, and JSON shows what is stored", async () => {
  await openText();
  await page.getByRole("button", { name: "JSON Text, block 1" }).click();
  const json = page.getByRole("textbox", { name: /^JSON of Text/ });
  await json.fill('{ "title": "", "text": "## A\\n\\n[b](javascript:x)", "customCss": "" }');
  await page.getByRole("button", { name: "JSON Text, block 1" }).click();
  await text().waitFor();
  expect(await text().locator("h2").innerText()).toBe("A");
  await page.getByText("The link javascript:x is not allowed.").first().waitFor();
  await expect.poll(() => text().getAttribute("aria-invalid")).toBe("true");
});
