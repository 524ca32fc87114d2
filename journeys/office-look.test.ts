import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Office, openOffice, textBlock } from "./office.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let office: Office;
let page: Page;
beforeAll(async () => {
  office = await openOffice(product, "admin");
  page = office.page;
});
afterAll(() => office?.close());

const open = async (path: string, heading: RegExp) => {
  await page.goto(office.at(path));
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
};
const editorWith = async (count: number) => {
  const blocks = Array.from({ length: count }, (_, index) => textBlock(`Blocco ${index + 1}`));
  const { id, name } = await office.create({ name: "Aspetto", blocks });
  return { path: `/custompages/${id}`, heading: new RegExp(`^${name}`) };
};

/** The first primary colour and font of the company, which a library's own sheets would replace. */
const themeOf = () =>
  page.evaluate(() => {
    const read = (element: Element) => getComputedStyle(element);
    return {
      primary: read(document.documentElement)
        .getPropertyValue("--mantine-primary-color-filled")
        .trim(),
      spruce: read(document.documentElement)
        .getPropertyValue("--mantine-color-spruce-filled")
        .trim(),
      background: read(document.body).backgroundColor,
      font: read(document.body).fontFamily.split(",")[0],
    };
  });

test("the company's theme wins over the library's on every screen, also after a navigation", async () => {
  const expected = {
    primary: "#0e3f3a",
    spruce: "#0e3f3a",
    background: "rgb(248, 250, 248)",
    font: '"Hanken Grotesk"',
  };
  const editor = await editorWith(1);
  await open("/redirects", /^Redirects/);
  await expect.poll(themeOf).toEqual(expected);
  await page.getByRole("link", { name: "Faq", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /^Help/ }).waitFor();
  await expect.poll(themeOf).toEqual(expected);
  await open(editor.path, editor.heading);
  await expect.poll(themeOf).toEqual(expected);
});

/** Elements of the screen that a finger misses: hit less than 44 px wide or high. */
const smallTargets = () =>
  page.evaluate(() => {
    const selector = "button, select, summary, a[href], input, textarea, [role=tab]";
    const inSentence = "p a, p button, small a, legend a, .sr-only *";
    const screen = document.querySelector("#screen");
    const isHit = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const control = hit?.closest("label")?.control;
      return hit !== null && (target.contains(hit) || control === target);
    };
    const reach = (target: Element, x: number, y: number, dx: number, dy: number) => {
      let length = 0;
      while (length < 60 && isHit(target, x + dx * (length + 1), y + dy * (length + 1)))
        length += 1;
      return length;
    };
    const small: string[] = [];
    for (const target of screen?.querySelectorAll(selector) ?? []) {
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInView = x > 0 && x < innerWidth && y > 130 && y < innerHeight - 90;
      if (width < 2 || !isInView || target.matches(inSentence) || !isHit(target, x, y)) continue;
      const wide = reach(target, x, y, 1, 0) + reach(target, x, y, -1, 0) + 1;
      const high = reach(target, x, y, 0, 1) + reach(target, x, y, 0, -1) + 1;
      const name = target.getAttribute("aria-label") ?? target.textContent?.trim() ?? "";
      if (Math.min(wide, high) < 43) small.push(`${target.tagName} ${name} ${wide}x${high}`);
    }
    return small;
  });

test("on a phone every target of a screen is 44 px for the finger, and a block can be added however many there are", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await office.call("POST", "it/redirects", {
    from: `/dito-${crypto.randomUUID().slice(0, 8)}`,
    to: "/cerca",
  });
  const editor = await editorWith(9);
  const screens = [
    ["/redirects", /^Redirects/],
    ["/custompages", /^Custom pages/],
    ["/page-contents/coordinators", /^Coordinators/],
    [editor.path, editor.heading],
  ] as const;
  for (const [path, heading] of screens) {
    await open(path, heading);
    await expect
      .poll(async () => ({ path, small: await smallTargets() }))
      .toEqual({ path, small: [] });
  }
  // The last screen is an editor of many blocks.
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    const rightEnd = async () => {
      const add = await page.getByRole("button", { name: "Add block" }).boundingBox();
      return (add?.x ?? width) + (add?.width ?? width);
    };
    await expect.poll(rightEnd).toBeLessThanOrEqual(width);
  }
});

test("the help on keys keeps its words off the dialog's edges, and scrolls", async () => {
  await page.setViewportSize({ width: 1440, height: 500 });
  const { path, heading } = await editorWith(1);
  await open(path, heading);
  await page.getByRole("button", { name: "Keys" }).click();
  const dialog = page.getByRole("dialog", { name: "Keys" });
  await dialog.waitFor();
  const word = dialog.getByText("Page settings", { exact: true });
  const leftOf = async (each: Locator) => (await each.boundingBox())?.x ?? 0;
  await expect.poll(async () => (await leftOf(word)) - (await leftOf(dialog))).toBeGreaterThan(19);
  const last = dialog.getByText("Undo typing");
  await last.scrollIntoViewIfNeeded();
  const bottom = async () => {
    const box = await last.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(500);
});
