import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { blockSchemas, type BlockName } from "#blocks/schemas.ts";
import type { Block } from "#features/pages/contract.ts";
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

const block = (blockType: BlockName, overrides: Block["content"] = {}): Block => ({
  ...textBlock(""),
  blockType,
  content: { ...blockSchemas[blockType].start, ...overrides },
});
const dialog = () => page.getByRole("dialog");
const focusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const openSettings = () => page.getByRole("button", { name: "Page settings" }).click();
const openSeo = async () => {
  await openSettings();
  await page.getByText("Search and sharing").click();
  await page.getByRole("region", { name: "What was found" }).waitFor();
};
const saveAndWait = async () => {
  await save(page);
  await page.getByText("Page updated successfully.").waitFor();
};

/**
 * Opens a picker, searches, and chooses the first result by Enter, which does not wait for the
 * answer.
 * @returns the name of the chosen record
 */
const pick = async (opener: string, query: string): Promise<string> => {
  await page.getByRole("button", { name: opener, exact: true }).first().click();
  const search = dialog().getByRole("textbox", { name: /^Search / });
  await search.fill(query);
  await search.press("Enter");
  await dialog().waitFor({ state: "detached" });
  const chosen = page.locator(".block-form").getByText(new RegExp(query, "i"));
  return await chosen.first().innerText();
};

const pickers = [
  ["wr-image", "media", "Choose a picture for Picture", "antarctica"],
  ["wr-quote", "coordinator", "Choose a coordinator for Coordinator", "chiara"],
  ["wr-map", "travel", "Choose a travel for Trip", "vietnam"],
  ["wr-travels", "where", "Choose a destination for Destination", "giappone"],
] as const;

test("a picture, coordinator, travel and destination are found by search and chosen by Enter", async () => {
  const record = await office.create({ blocks: pickers.map(([blockType]) => block(blockType)) });
  await office.edit(record);
  for (const [index, [, , opener, query]] of pickers.entries()) {
    await openBlock(page, index + 1);
    await pick(opener, query);
  }
  await saveAndWait();
  const { blocks } = await office.stored(record.id);
  const values = pickers.map(([, field], blockIndex) => blocks[blockIndex]?.content[field]);
  expect(values.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)));
  expect(values[3]).toBe("giappone");
});

test("a picker works by keyboard alone, and Esc returns the focus", async () => {
  await office.edit(await office.create({ blocks: [block("wr-gallery")] }));
  await openBlock(page, 1);
  await page.getByRole("button", { name: "Add one: Pictures" }).click();
  const opener = page.getByRole("button", { name: "Choose a picture for Picture" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await dialog().getByRole("listitem").first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type("ice");
  await dialog().locator("ul[aria-busy=false]").waitFor();
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
  await expect.poll(focusedLabel).toBe("Choose a picture for Picture");
  await page.keyboard.press("Enter");
  await dialog().getByRole("listitem").nth(1).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const second = await dialog().getByRole("listitem").nth(1).locator("strong").innerText();
  await page.keyboard.press("Enter");
  await dialog().waitFor({ state: "detached" });
  await page.locator(".block-form").getByText(second, { exact: true }).waitFor();
  await expect.poll(focusedLabel).toBe("Replace Picture");
});

test("a picker reports a lost network and retries, and marks deleted records", async () => {
  const deletedMedia = { media: "00000000-0000-4000-8000-000000000000" };
  await office.edit(await office.create({ blocks: [block("wr-image", deletedMedia)] }));
  await openBlock(page, 1);
  await page.getByText("This picture is gone.").waitFor();
  await page.route("**/api/it/choices/media?search*", (route) => route.abort());
  await page.getByRole("button", { name: "Replace Picture" }).click();
  await dialog().getByText("The pictures could not be read").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute("**/api/it/choices/media?search*");
  await dialog().getByRole("button", { name: "Try again" }).click();
  await dialog().getByRole("listitem").first().waitFor();
  expect(await dialog().getByRole("alert").count()).toBe(0);
});

test("the picture for shared links is chosen, shown and cleared", async () => {
  const record = await office.create({ blocks: [textBlock("Uno")] });
  await office.edit(record);
  await openSettings();
  const name = await pick("Choose a picture for SEO image", "iceland");
  expect(name).toMatch(/iceland/);
  await page.getByText("Search and sharing").click();
  await page.getByRole("region", { name: "When it is shared" }).getByRole("img").waitFor();
  await saveAndWait();
  expect((await office.stored(record.id)).seo.image).toMatch(/^[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "Remove SEO image" }).click();
  await page.getByText("No picture: a small card with words alone").waitFor();
});

test("the SEO check finds a broken link and leads to its field", async () => {
  const button = { title: "Due", buttonLabel: "Vai", buttonLink: "/non-esiste-proprio" };
  await office.edit(await office.create({ blocks: [textBlock("Uno"), block("wr-hero", button)] }));
  await openSeo();
  await page.getByText("The link /non-esiste-proprio leads nowhere").waitFor();
  await page
    .getByRole("region", { name: "In search results" })
    .getByText("Phone", { exact: true })
    .click();
  await page.locator("[data-device=phone]:not(.device-frame)").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Go to it: The link \/non-esiste/ }).click();
  const field = page.getByRole("button", { name: /^Button link/ });
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await field.click();
  const link = dialog().getByRole("combobox");
  await link.fill("/");
  await dialog().getByRole("option").waitFor();
  await link.press("Enter");
  await openSeo();
  await page.getByText("The one link leads somewhere.").waitFor();
});

test("the SEO check finds a picture without an alternative text", async () => {
  const { body } = await office.call("GET", "it/choices/media?search=antarctica&page=1&pageSize=1");
  const { items } = body as { items: { id: string; picture: object }[] };
  const withoutAlt = items.map((each) => ({ ...each, picture: { ...each.picture, alt: "" } }));
  await page.route("**/api/it/choices/media?ids=*", (route) =>
    route.fulfill({ json: { items: withoutAlt } }),
  );
  await office.edit(
    await office.create({ blocks: [block("wr-image", { media: withoutAlt[0]?.id })] }),
  );
  await openBlock(page, 1);
  await page.getByText("No alternative text").waitFor();
  await openSeo();
  await page
    .getByRole("button", { name: /^Go to it: .*alternative text/ })
    .first()
    .click();
  await page.getByLabel("Alternative text").fill("Ghiaccio al tramonto");
  await openSeo();
  await page.getByText("The one picture has an alternative text.").waitFor();
  expect(await page.getByRole("button", { name: /^Go to it: .*alternative text/ }).count()).toBe(0);
});

test("an error in a block's style sheet opens its closed section", async () => {
  await office.edit(await office.create({ blocks: [textBlock("Uno")] }));
  await openBlock(page, 1);
  const section = page.locator("summary", { hasText: "Custom CSS" });
  await section.click();
  await page.getByLabel("Custom CSS").fill("h2 { color: red } p { margin: 0 }");
  await section.getByText("2 rules, scoped to this block").waitFor();
  await page.getByLabel("Custom CSS").fill("h2 { color: red");
  await section.click();
  await save(page);
  await page
    .getByRole("button", { name: /^Go to it/ })
    .first()
    .click();
  await expect
    .poll(() => page.getByLabel("Custom CSS").evaluate((each) => each === document.activeElement))
    .toBe(true);
});

const romeTime = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000)
    .toLocaleString("sv", { timeZone: "Europe/Rome" })
    .slice(0, 16)
    .replace(" ", "T");

test("a planned unpublishing says what visitors will meet", async () => {
  const record = await office.create({ blocks: [textBlock("Uno")], isPublished: true });
  await office.call("POST", "it/redirects", {
    from: `/verso-${record.slug}`,
    to: `/${record.slug}`,
  });
  await office.edit(record);
  await openSettings();
  const losses = page.getByRole("region", { name: "What will happen" });
  await page.getByLabel("Unpublish at", { exact: true }).waitFor();
  expect(await losses.count()).toBe(0);
  await page.getByLabel("Unpublish at", { exact: true }).fill(romeTime(600));
  await losses.getByText(`Visitors of /${record.slug} meet a 404.`).waitFor();
  await losses.getByText("1 redirect ends there.").waitFor();
});

test("planning a publication refuses a past moment at its field and asks about a redirect", async () => {
  const record = await office.create({ blocks: [textBlock("Uno")] });
  await office.call("POST", "it/redirects", { from: `/${record.slug}`, to: "/cerca" });
  await office.edit(record);
  await openSettings();
  const publish = page.getByLabel("Publish at", { exact: true });
  await publish.fill(romeTime(-60));
  await page.getByRole("button", { name: "Set times" }).click();
  await page.getByText("This moment has passed. Choose a later one.").waitFor();
  expect(await publish.getAttribute("aria-invalid")).toBe("true");
  await publish.fill(romeTime(600));
  await page.getByRole("button", { name: "Set times" }).click();
  await page.getByRole("heading", { name: "Redirect conflict" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByText("Not set yet").waitFor();
  await page.getByRole("button", { name: "Set times" }).click();
  await page.getByRole("button", { name: "Save, and disable the redirect" }).click();
  await page.getByText("Times are set.").waitFor();
  await page.getByRole("button", { name: "Clear Publish at" }).click();
  await page.getByRole("button", { name: "Set times" }).click();
  await page.getByText("Times are set.").waitFor();
  const plan = await office.call("GET", `it/custompages/${record.id}/publication`);
  expect(plan.body).toMatchObject({ publishAt: null, unpublishAt: null });
});

test("without JavaScript a gallery's pictures open large, and close again", async () => {
  const { body } = await office.call("GET", "it/choices/media?search=wides&page=1&pageSize=3");
  const pictures = (body as { items: { id: string }[] }).items.map(({ id }) => ({
    media: id,
    caption: "Una didascalia",
  }));
  const { slug } = await office.create({
    isPublished: true,
    blocks: [block("wr-gallery", { pictures })],
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const site = await context.newPage();
  await site.goto(product.at("it.localhost", `/${slug}`));
  const enlarged = site.locator(".gallery-dialog");
  expect(await enlarged.isVisible()).toBe(false);
  await site.locator(".gallery-open").first().click();
  await enlarged.waitFor();
  expect(await enlarged.getByRole("listitem").count()).toBe(pictures.length);
  expect(await enlarged.locator(".gallery-turn").isVisible()).toBe(false);
  await site.keyboard.press("Escape");
  await enlarged.waitFor({ state: "hidden" });
  await context.close();
});
