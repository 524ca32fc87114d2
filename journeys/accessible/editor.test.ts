import { type Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blockSchemas } from "#blocks/schemas.ts";
import { openBlock, textBlock } from "../office.ts";
import { sharedProduct } from "../shared.ts";
import { narrow } from "./look.ts";
import { openOfficeWindow, type OfficeWindow } from "./office-window.ts";

const product = sharedProduct();
const heroStart = blockSchemas["wr-hero"].start;
let window: OfficeWindow;
beforeAll(async () => {
  window = await openOfficeWindow(product, "editor");
});
afterAll(() => window?.office.close());

const button = (name: string | RegExp) => window.page.getByRole("button", { name });
const click = async (name: string | RegExp, shown: Locator): Promise<void> => {
  await button(name).click();
  await shown.waitFor();
};

type State = readonly [
  state: string,
  enter: () => Promise<unknown>,
  leave?: () => Promise<unknown>,
];

/** The states of a page with a text, another that is off, and a list of questions. */
const statesOf = ({ page }: OfficeWindow): readonly State[] => {
  const escape = () => page.keyboard.press("Escape");
  const label = (name: string) => page.getByLabel(name);
  return [
    ["page settings", () => label("Slug").waitFor()],
    [
      "search and sharing",
      async () => {
        await page.getByText("Search and sharing").click();
        await page
          .getByText("The link /non-esiste leads nowhere: visitors meet a 404.", { exact: true })
          .waitFor();
      },
    ],
    ["a block", () => openBlock(page, 2)],
    ["a schedule", () => button(/^Schedule /).click()],
    ["a list of a block", () => openBlock(page, 3)],
    ["a block's JSON", () => button(/^JSON FAQ/).click()],
    // The text is in the editor once it scrolls.
    ["the page's JSON", () => click("JSON of the page", page.locator(".cm-line").nth(20))],
    [
      "errors",
      async () => {
        await button("Collapse all").click();
        await label("Slug").fill("a/b/c");
        await page.getByText("You can use just one /").first().waitFor();
      },
      () => label("Slug").fill(`fine-${crypto.randomUUID().slice(0, 8)}`),
    ],
    ["the picker", () => click("Add block", label("Search blocks")), escape],
    [
      "versions",
      async () => {
        await button("Versions").click();
        await button(/^Version 1/).click();
      },
      escape,
    ],
    [
      "commands",
      async () => {
        await page.keyboard.press("ControlOrMeta+k");
        await page.getByRole("combobox", { name: "Search commands" }).waitFor();
      },
      escape,
    ],
    [
      "keys",
      () => click("Keys", page.getByRole("dialog", { name: "Keys" }).getByText("Undo typing")),
      escape,
    ],
    [
      "leaving",
      async () => {
        await page.getByRole("link", { name: "Back to custom pages" }).click();
        await button("Stay").waitFor();
      },
      escape,
    ],
  ];
};

const openPage = async ({ office, page }: OfficeWindow, width: number) => {
  const record = await office.create({
    name: `Stati ${width}`,
    blocks: [
      {
        ...textBlock("Uno"),
        blockType: "wr-hero",
        content: { ...heroStart, title: "Uno", buttonLabel: "Vai", buttonLink: "/non-esiste" },
      },
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
};

test.each([1440, narrow])("axe finds nothing in any state of the editor at %i", async (width) => {
  const { page, begin, resize, lookHere, found } = window;
  await begin();
  await resize(width);
  await openPage(window, width);
  for (const [state, enter, leave] of statesOf(window)) {
    await enter();
    await lookHere(state);
    await leave?.();
  }
  const isAlwaysOpen = width >= 1440; // beside the form, unless somebody closes it
  if (!isAlwaysOpen) await button("Live preview").click();
  await page.frameLocator(".preview-frame").locator("main").waitFor();
  await lookHere("live preview");
  expect(found()).toEqual([]);
});

test("axe finds nothing where two edit one page", async () => {
  const other = await openOfficeWindow(product, "admin");
  try {
    const record = await window.office.create({ name: "In due", blocks: [textBlock("Uno")] });
    await window.begin();
    await Promise.all([window.office.edit(record), other.office.edit(record)]);
    await openBlock(window.page, 1);
    await window.page.getByLabel("Title", { exact: true }).fill("Emma writes");
    await openBlock(other.page, 1);
    const lock = other.page.getByText(/^Emma Clarke is editing this block since \d\d:\d\d\.$/);
    await lock.waitFor();
    await other.lookHere("a block that another edits");
    expect(other.found()).toEqual([]);
  } finally {
    await other.office.close();
  }
});
