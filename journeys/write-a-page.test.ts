import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Office, openBlock, save, textBlock, saveAndWait } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";
import { pastedTexts } from "./pasted-texts.ts";
import { read } from "./read.ts";

let office: Office;
let page: Page;
const product = officeForEach((desk) => {
  ({ office, page } = desk);
});

const text = () => page.getByRole("textbox", { name: "Text", exact: true });
const title = () => page.getByLabel("Title", { exact: true }); // not the page's own SEO title
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const openText = async (isPublished = false) => {
  const record = await office.create({ isPublished, blocks: [textBlock("Uno")] });
  await office.edit(record);
  await openBlock(page, 1);
  await text().waitFor();
  return record;
};
const storedText = async (id: string) => (await office.stored(id)).blocks[0]?.content["text"];
const paste = (html: string) =>
  text().evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", markup);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
const pasteNote = () => page.getByRole("status").filter({ hasText: "Pasted." });
const expectSaved = async (id: string, expected: string) => {
  await save(page);
  await expect.poll(() => storedText(id)).toBe(expected);
  await page.getByText("Nothing to save").waitFor();
};

test("a text is written by keyboard alone, with a heading, a list and bold words", async () => {
  expect.hasAssertions();
  const record = await openText();
  await title().focus();
  await press("Tab"); // the toolbar is one stop
  await page.getByRole("button", { name: "Bold" }).and(page.locator(":focus")).waitFor();
  await press("Tab", "Control+A");
  await page.keyboard.type("First");
  await press("Enter");
  await page.keyboard.type("/head");
  await page.getByRole("option", { name: "Heading", exact: true }).waitFor();
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
  await expectSaved(record.id, "First\n\n## Where\n\n- one\n- two **strong**\n\n5 \\* 6 [x]");
});

test("lists nest by the keyboard, and Tab leaves the text where nothing can be moved", async () => {
  const record = await openText(true);
  await text().focus();
  await press("Control+A");
  await page.keyboard.type("- one");
  await press("Enter");
  await page.keyboard.type("two");
  await press("Tab", "Enter");
  await page.keyboard.type("three");
  await press("Control+]", "Enter", "Control+[", "Shift+Tab");
  await page.keyboard.type("four");
  await expectSaved(record.id, "- one\n  - two\n    - three\n- four");
  // At the outermost level the way back leads out of the text, and the first item has none above it.
  await text().focus();
  await press("Control+End", "Shift+Tab");
  await page
    .getByRole("toolbar", { name: "Marks, headings and lists" })
    .locator(":focus")
    .waitFor();
  await text().focus();
  // The editor puts back its own selection a moment after it gets the focus.
  const start = async () => {
    await press("Control+Home");
    return text().evaluate(() => getSelection()?.anchorNode?.textContent);
  };
  await expect.poll(start).toBe("one");
  await press("Tab");
  await expect.poll(() => text().evaluate((each) => each === document.activeElement)).toBe(false);
  const html = (await read(product.at("it.localhost", `/${record.slug}`))).text;
  expect(html).toContain("<li>two<ul");
});

test("typed stars are marks at the edges of words, and signs elsewhere", async () => {
  expect.hasAssertions();
  const record = await openText();
  await text().focus();
  await press("Control+A");
  await page.keyboard.type("3 * 4 * 2, *note. *end, **strong** and *slanted*");
  await expectSaved(record.id, String.raw`3 \* 4 \* 2, \*note. \*end, **strong** and *slanted*`);
});

test("a text is written by mouse, undone by one history, and cleaned of what is pasted", async () => {
  const record = await openText();
  await text()
    .locator("p")
    .dblclick({ position: { x: 8, y: 8 } });
  await page.getByRole("button", { name: "Bold" }).click();
  await page.getByRole("button", { name: "Numbered list" }).click();
  await expect.poll(() => text().locator("ol strong").allInnerTexts()).toEqual(["Testo"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => text().locator("p > strong").allInnerTexts()).toEqual(["Testo"]);
  await text().focus();
  await press("Control+Z");
  await expect.poll(() => text().locator("strong").count()).toBe(0);
  await press("Control+Shift+Z");
  await expectSaved(record.id, "**Testo**");

  const note = pasteNote().locator("p");
  // What is not stored does not stand there either.
  const emptyParts = text().locator(":is(p, h2, h3):has(> .ProseMirror-trailingBreak)");
  for (const [source, html, expected, said = ""] of pastedTexts) {
    await text().focus();
    await press("Control+A");
    await paste(html);
    await save(page);
    await expect
      .poll(() => storedText(record.id), { message: `pasted from ${source}` })
      .toBe(expected);
    await expect
      .poll(async () => (await note.allInnerTexts()).join(), { message: `said of ${source}` })
      .toBe(said === "" ? "" : `Pasted. ${said}`);
    await expect.poll(() => emptyParts.count(), { message: `empty parts from ${source}` }).toBe(0);
    await page.getByText("Nothing to save").waitFor();
  }

  await page.getByRole("button", { name: "JSON Text, block 1" }).click();
  const json = page.getByRole("textbox", { name: /^JSON of Text/ });
  await json.fill('{ "title": "", "text": "## A\\n\\n[b](javascript:x)", "customCss": "" }');
  await page.getByRole("button", { name: "JSON Text, block 1" }).click();
  await expect.poll(() => text().locator("h2").allInnerTexts()).toEqual(["A"]);
  await page.getByText("The link javascript:x is not allowed.").first().waitFor();
  await expect.poll(() => text().getAttribute("aria-invalid")).toBe("true");
});

test("what a paste left out is said in sight below a long text, while the window stays", async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const content = { title: "", text: "Una riga.\n\n".repeat(60).trim(), customCss: "" };
  await office.edit(await office.create({ blocks: [textBlock("", { content })] }));
  await openBlock(page, 1);
  await text().focus();
  await press("Control+End");
  await paste("<p>Fine</p><blockquote>Il mare non aspetta.</blockquote>");
  await pasteNote().getByText("1 quote became a paragraph.").waitFor();
  /** Whether all of it can be seen, and nothing lies over its middle. */
  const isSeen = (each: Locator) =>
    each.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const hit = (y: number) => document.elementFromPoint((left + right) / 2, y);
      return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => element.contains(hit(y)));
    });
  await expect.poll(() => isSeen(pasteNote())).toBe(true);
  await expect
    .poll(() => page.locator(".block-form").evaluate((pane) => pane.scrollTop))
    .not.toBe(0);
  await expect.poll(() => page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
  await expect
    .poll(() => isSeen(page.getByRole("button", { name: "Save", exact: true })))
    .toBe(true);
});

test("texts are edited in the preview by mouse and by keyboard, and stand in the form", async () => {
  const faq = {
    ...textBlock("Due", { id: "due" }),
    blockType: "wr-faq",
    content: { title: "Domande", questions: [{ question: "Quando?", answer: "Presto." }] },
  };
  const record = await office.create({
    blocks: [textBlock("Uno", { id: "uno" }), faq],
    isPublished: true,
  });
  await office.edit(record); // the preview is open: the window is 1440 px wide
  const frame = page.frameLocator(".preview-frame");
  const heading = frame.locator("#b-uno").getByRole("textbox", { name: "Title" });
  await heading.click();
  await title().waitFor();
  await press("End");
  await page.keyboard.type(" due parole");
  await expect.poll(() => title().inputValue()).toBe("Uno due parole");
  await press("Control+z");
  await expect.poll(() => heading.textContent()).toBe("Uno due ");
  await page.keyboard.type("volte");
  await expect.poll(() => title().inputValue()).toBe("Uno due volte");
  await page.evaluate(() => navigator.clipboard.writeText("e\n<b>tre</b>"));
  await page.keyboard.type(" ");
  await press("Control+v", "Escape");
  const words = "Uno due volte e <b>tre</b>";
  await expect.poll(() => title().inputValue()).toBe(words);
  await expect.poll(() => heading.innerText()).toBe(words);
  await expect.poll(() => heading.getAttribute("contenteditable")).toBeNull();
  // Elsewhere on a block a click opens its form.
  await frame.locator("#b-due").getByText("Presto.").dispatchEvent("click");
  await page.getByRole("region", { name: "FAQ, block 2" }).waitFor();
  await saveAndWait(page);
  const html = (await read(product.at("it.localhost", `/${record.slug}`))).text;
  expect(html).toContain("<h2>Uno due volte e &lt;b&gt;tre&lt;/b&gt;</h2>");
  expect(html).not.toContain("data-preview");

  await openBlock(page, 1);
  const question = frame.locator("#b-due").getByRole("textbox", { name: "Questions 1, Question" });
  const field = page.getByLabel("Question", { exact: true });
  await question.waitFor();
  await frame.locator("#b-due").focus();
  await press("Enter");
  await page.getByRole("region", { name: "FAQ, block 2" }).waitFor();
  await press("Tab", "Tab"); // over the block's title
  await expect
    .poll(() => question.evaluate((each) => each === each.ownerDocument.activeElement))
    .toBe(true);
  await press("Enter", "End");
  await page.keyboard.type(" E dove?");
  await expect.poll(() => field.inputValue()).toBe("Quando? E dove?");
  await press("Enter");
  await page.keyboard.type("nulla");
  await expect.poll(() => question.innerText()).toBe("Quando? E dove?");
  await press("Control+z");
  await expect.poll(() => question.textContent()).toBe("Quando? E ");
  await expect.poll(() => field.inputValue()).toBe("Quando? E ");
  // An empty text is as wrong here as in the form.
  await question.press("Enter");
  await press("Control+a", "Delete");
  await expect.poll(() => field.inputValue()).toBe("");
  await press("Escape");
  await page
    .getByText(/^1 error/)
    .first()
    .waitFor();
});
