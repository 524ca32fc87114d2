import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openBlock, openOffice, textBlock } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
let office: Office;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  office = await openOffice(browser, product);
  page = office.page;
});
afterAll(async () => {
  await browser?.close();
});

const violations: string[] = [];
/** Runs axe and checks that nothing is wider than the window. */
const checkState = async (state: string) => {
  const { width } = page.viewportSize() ?? { width: 0 };
  violations.push(...(await axeViolations(page)).map((each) => `${state} at ${width}: ${each}`));
  if (await page.evaluate("document.documentElement.scrollWidth > innerWidth"))
    violations.push(`${state} at ${width}: wider than the window`);
};
const pressEscape = () => page.keyboard.press("Escape");

const states: readonly (readonly [
  state: string,
  enter: () => Promise<unknown>,
  leave?: () => unknown,
])[] = [
  ["page settings", () => page.getByLabel("Slug").waitFor()],
  [
    "search and sharing",
    async () => {
      await page.getByText("Search and sharing").click();
      await page.getByRole("heading", { name: "What was found" }).waitFor();
    },
  ],
  ["a block", () => openBlock(page, 2)],
  ["a schedule", () => page.getByRole("button", { name: /^Schedule / }).click()],
  ["a list of a block", () => openBlock(page, 3)],
  ["a block's JSON", () => page.getByRole("button", { name: /^JSON FAQ/ }).click()],
  [
    "the page's JSON",
    async () => {
      await page.getByRole("button", { name: "JSON of the page" }).click();
      await page.locator(".cm-line").nth(20).waitFor(); // the editor now contains the whole text and scrolls
    },
  ],
  [
    "errors",
    async () => {
      await page.getByRole("button", { name: "Collapse all" }).click();
      await page.getByLabel("Slug").fill("a/b/c");
      await page.getByText("You can use just one /").first().waitFor();
    },
    () => page.getByLabel("Slug").fill(`fine-${Date.now()}`),
  ],
  [
    "the picker",
    async () => {
      await page.getByRole("button", { name: "Add block" }).click();
      await page.getByLabel("Search blocks").waitFor();
    },
    pressEscape,
  ],
  [
    "versions",
    async () => {
      await page.getByRole("button", { name: "Versions" }).click();
      await page.getByRole("button", { name: /^Version 1/ }).click();
    },
    pressEscape,
  ],
  [
    "leaving",
    async () => {
      await page.getByRole("link", { name: "Back to custom pages" }).click();
      await page.getByRole("button", { name: "Stay" }).waitFor();
    },
    pressEscape,
  ],
];

test.each([1440, 1024, 390])(
  "axe finds nothing in any state of the editor at %i",
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (const scheme of width === 1440 ? (["light", "dark"] as const) : (["light"] as const)) {
      await page.emulateMedia({ colorScheme: scheme });
      const record = await office.create({
        name: `Stati ${width} ${scheme}`,
        blocks: [
          textBlock("Uno"),
          textBlock("Due", { enabled: false }),
          {
            ...textBlock("Tre"),
            blockType: "wr-faq",
            content: { title: "Domande", questions: [{ question: "Quando?", answer: "Presto." }] },
          },
        ],
      });
      await office.edit(record);
      await page.getByLabel("Name").fill("Cambiata");
      for (const [state, enter, leave] of states) {
        await enter();
        await checkState(`${state}, ${scheme}`);
        await leave?.();
      }
      const isAlwaysOpen = width >= 1440; // beside the form, unless somebody closes it
      const toggle = async (name: string) =>
        isAlwaysOpen ? undefined : page.getByRole("button", { name }).click();
      await toggle(width < 900 ? "Live preview" : "Preview");
      await page.frameLocator(".preview-frame").locator("main").waitFor();
      await checkState(`live preview, ${scheme}`);
      await toggle(width < 900 ? "Form" : "Preview");
      await page.getByRole("link", { name: "Back to custom pages" }).click();
      await page.getByRole("button", { name: "Leave, keep the draft on this device" }).click();
      await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();
      await checkState(`the list, ${scheme}`);
    }
    expect(violations.splice(0)).toEqual([]);
  },
);
