import type { Page, Response } from "playwright-core";
import { expect, test } from "vitest";
import { blockSchemas } from "#blocks/schemas.ts";
import type { TestBrowser } from "./browser.ts";
import { type Office, openBlock, save, textBlock, titles, saveAndWait } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";
import { read } from "./read.ts";

let browser: TestBrowser;
let office: Office;
let page: Page;
const product = officeForEach((desk) => {
  ({ browser, office, page } = desk);
});

const ownWord = () => crypto.randomUUID().slice(0, 8);
const onSite = (path: string) => product.at("it.localhost", path);
const button = (name: string | RegExp, isExact = true) =>
  page.getByRole("button", { name, exact: isExact });
const addBlock = async (query: string) => {
  await button("Add block").click();
  await page.getByLabel("Search blocks").fill(query);
  await page.getByLabel("Search blocks").press("Enter");
};

test("a page is created by its forms, published, moved, duplicated and deleted", async () => {
  const own = ownWord();
  const name = `Ponte di giugno ${own}`;
  const taken = await office.create({ name: `Altro ponte ${own}` });
  await office.show("/custompages");
  await page.getByRole("link", { name: "New page" }).first().click();
  await page.getByLabel("Name").fill(name);
  await expect.poll(() => page.getByLabel("Slug").inputValue()).toBe(`ponte-di-giugno-${own}`);
  await page.getByText(`/ponte-di-giugno-${own} is free`).waitFor();
  await page.getByLabel("Slug").fill(taken.slug);
  await page.getByText("Taken by").getByRole("link", { name: taken.name }).waitFor();
  await page.getByText("1 thing to fix before saving").waitFor();
  await page.getByLabel("Slug").fill("/ponte");
  await page.getByText("Wrong slug. Slug cannot start with /").first().waitFor();
  await expect.poll(() => button("Save").getAttribute("aria-disabled")).toBe("true");
  await page.getByLabel("Slug").fill(`ponte-${own}`);
  await page.getByLabel("Published").check();

  await addBlock("hero");
  await page.getByLabel("Title", { exact: true }).fill("Tre giorni bastano");
  await button(/^Button link/).click();
  const link = page.getByRole("combobox", { name: "Search, or paste an address" });
  await link.fill("javascript:alert(1)");
  await page.getByText("Visitors are not led to javascript: addresses").waitFor();
  await link.fill("/cerca");
  await page.getByRole("option").waitFor();
  await link.press("Enter");
  await page.getByLabel("Button label").fill("Vedi i viaggi");
  await addBlock("faq");
  await button("Add one: Questions").click();
  await page.getByLabel("Question", { exact: true }).fill("Si parte di venerdì?");
  await page.getByRole("textbox", { name: "Answer" }).fill("Sì, nel pomeriggio.");
  await addBlock("tours");
  await page.getByLabel("How many").fill("3");
  await save(page);
  const question = page.getByRole("dialog", { name: `Publish “${name}”?` });
  await question.getByText(`Visitors see it at /ponte-${own}.`).waitFor();
  await question.getByText("No description: a general sentence stands in.").waitFor();
  await question.getByRole("button", { name: "Save, and publish it" }).click();
  await page.getByText("Page created successfully.").first().waitFor();
  await page.waitForURL(/\/custompages\/[0-9a-f-]{36}$/);
  await page.locator(".live-check-note[data-kind=live]").waitFor();

  const { status, text: html } = await read(onSite(`/ponte-${own}`));
  expect(status).toBe(200);
  expect(html.match(/<h1[^]*?<\/h1>/g)?.join()).toContain("Tre giorni bastano");
  expect(html).toContain("Si parte di venerdì?");
  expect(html.match(/<li[^>]*class="[^"]*dep-row/g)).toHaveLength(3);

  await button("Page settings").click();
  await page.getByLabel("Slug").fill(`ponte-nuovo-${own}`);
  await save(page);
  await page.getByText("No redirect leads from the old slug to the new one").waitFor();
  await page.getByText(`Visitors of /ponte-${own} are led to /ponte-nuovo-${own}.`).waitFor();
  expect((await read(onSite(`/ponte-nuovo-${own}`))).status).toBe(404);
  await button("Save, and create the redirect").click();
  await page.getByText("Page updated successfully.").first().waitFor();
  const moved = await read(onSite(`/ponte-${own}`));
  expect([moved.status, moved.headers["location"]]).toEqual([301, `/ponte-nuovo-${own}`]);
  await page.getByLabel("Slug").fill(`ponte-${own}`);
  await page.getByText(`a redirect leads visitors from there to /ponte-nuovo-${own}.`).waitFor();
  await page.getByRole("link", { name: "Open the redirect" }).waitFor();
  await page.getByLabel("Slug").fill(`ponte-nuovo-${own}`);
  await page.getByText("Nothing to save").waitFor();

  await page.getByRole("link", { name: "Back to custom pages" }).click();
  await page.getByLabel("Search").fill(own);
  await button(`Duplicate ${name}`).click();
  await page.getByRole("link", { name: `${name} (copy)` }).waitFor();
  await button(`More: ${name}`).click();
  await page.getByRole("menuitem", { name: "Delete …" }).click();
  await button("Delete the page").click();
  await page.getByText("No redirect leaves from this slug, so after the deletion").waitFor();
  expect((await read(onSite(`/ponte-nuovo-${own}`))).status).toBe(200);
  await button("Delete without a redirect").click();
  await page.getByText("Page deleted successfully.").waitFor();
  expect((await read(onSite(`/ponte-nuovo-${own}`))).status).toBe(404);
});

test("a page that opens asks for nothing that is not there, and shows the redirect that leaves from it", async () => {
  const [plain, led] = [await office.create(), await office.create()];
  const made = { from: `/${led.slug}`, to: "/cerca", status: 301, enabled: true };
  expect((await office.call("POST", "it/redirects", made)).status).toBe(201);
  const refused: string[] = [];
  const note = (response: Response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  };
  page.on("response", note);
  for (const { slug, ...record } of [plain, led]) {
    const asked = page.waitForResponse((response) => response.url().includes(`slug=${slug}`));
    await office.edit(record);
    await button("Page settings").click();
    await asked;
  }
  await page.getByText("A redirect leads visitors from here to /cerca.").waitFor();
  page.off("response", note);
  expect(refused).toEqual([]);
});

test("leaving unsaved edits asks first, and keeps, saves or stays", async () => {
  const record = await office.create({ blocks: [textBlock("Uno"), textBlock("Due")] });
  const back = page.getByRole("link", { name: "Back to custom pages" });
  const expectTitles = (...expected: readonly string[]) =>
    expect.poll(() => titles(page)).toEqual(expected);
  await office.edit(record);
  await openBlock(page, 2);
  await button("Move up Text, block 2").click();
  await expectTitles("Due", "Uno");
  await back.click();
  await button("Stay").click();
  await page.getByText("Unsaved changes").waitFor();
  const country = page.getByRole("combobox", { name: "Country" });
  const before = await country.inputValue();
  await country.click();
  await page.getByRole("option", { name: "Spain" }).click();
  await button("Stay").click();
  await expect.poll(() => country.inputValue()).toBe(before);
  await back.click();
  await button("Leave, keep the draft on this device").click();
  await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();

  await page.getByRole("link", { name: record.name, exact: true }).first().click();
  await page.getByText("Unsaved changes").waitFor();
  await expectTitles("Due", "Uno");
  await page.keyboard.press("Control+z");
  await page.getByText("Nothing to save").waitFor();
  await button("Redo").click();
  await back.click();
  await button("Save and leave").click();
  await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();
  const { blocks } = await office.stored(record.id);
  expect(blocks.map(({ content }) => content["title"])).toEqual(["Due", "Uno"]);
});

test("a travel gets a page of its own, seen by a link first, and its departures are previewed", async () => {
  const { body } = await office.call("GET", "it/travels?search=antartica");
  const { items } = body as { items: readonly Readonly<{ id: string; name: string }>[] };
  const [travel] = items;
  if (!travel) throw new Error("The demo has no such travel.");
  const { slug } = (await office.call("GET", `it/travels/${travel.id}`)).body as { slug: string };
  const isShown = async () =>
    (await product.read("it.localhost", `/viaggi/${slug}`)).includes("Una lettera da bordo");

  await office.show(`/travels/${travel.id}`);
  await page.getByRole("link", { name: "Own page" }).click();
  await page.getByRole("heading", { name: "No own page yet" }).waitFor();
  await button("Begin the own page").click();
  await page.getByRole("heading", { level: 1, name: travel.name }).waitFor();
  await addBlock("text");
  await page.getByLabel("Title", { exact: true }).fill("Una lettera da bordo");
  await save(page);
  await page.getByText("Nothing to save").waitFor();
  const owner = await office.call("GET", `it/page-owners/travel/${travel.id}`);
  const { pageId: id } = owner.body as { pageId: string };
  const made = await office.call("POST", "it/preview-links", { kind: "page", id });
  const draft = (await read((made.body as { link: string }).link)).text;
  expect(draft).toContain("Una lettera da bordo");
  expect(draft).toMatch(new RegExp(`<h1[^>]*>[^]*?${travel.name}`));
  await button("Page settings").click();
  await page.getByLabel("Published", { exact: true }).check({ force: true });
  await expect.poll(() => page.getByLabel("Slug").count()).toBe(0);
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: /^Publish/ });
  await dialog.getByText("on the page of the site that it belongs to").waitFor();
  expect(await isShown()).toBe(false);
  await dialog.getByRole("button", { name: "Save, and publish it" }).click();
  await page.getByText("Page updated successfully.").first().waitFor();
  await expect.poll(isShown).toBe(true);
  await button("Delete").click();
  await button("Delete the page").click();
  await page.waitForURL(office.at(`/travels/${travel.id}`));
  await expect.poll(isShown).toBe(false);

  const tours = (await office.call("GET", `it/travels/${travel.id}/tours`)).body as {
    items: readonly { id: string }[];
  };
  const previewOf = (tour = "") => office.at(`/travels/${travel.id}/tours/${tour}/preview`);
  await page.goto(previewOf(tours.items.at(-1)?.id));
  const frame = page.frameLocator(".preview-frame");
  await frame.getByRole("heading", { level: 1, name: travel.name }).waitFor();
  await frame.locator(".departure-page").waitFor();
  await page.goto(previewOf(crypto.randomUUID()));
  await page.getByText("There is no such departure.").first().waitFor();
});

test("a style sheet of staff stays in its block, and a gallery opens without JavaScript", async () => {
  const { body } = await office.call("GET", "it/choices/media?search=wides&page=1&pageSize=3");
  const pictures = (body as { items: { id: string }[] }).items.map(({ id }) => ({
    media: id,
    caption: "Una didascalia",
  }));
  const gallery = {
    ...textBlock(""),
    blockType: "wr-gallery",
    content: { ...blockSchemas["wr-gallery"].start, pictures },
  };
  const record = await office.create({
    isPublished: true,
    attributes: { transparentHeader: false, hideLayout: true },
    blocks: [textBlock("Uno"), textBlock("Due"), gallery],
  });
  await office.edit(record);
  await openBlock(page, 1);
  const section = page.locator("summary", { hasText: "Custom CSS" });
  const css = page.getByLabel("Custom CSS");
  await section.click();
  await css.fill("h2 { color: rgb(1, 2, 3) } p { background: url(https://evil.test/x) }");
  await section.getByText("2 rules, scoped to this block").waitFor();
  await section.click();
  await save(page);
  await button(/^Go to it/)
    .first()
    .click();
  await expect.poll(() => css.evaluate((each) => each === document.activeElement)).toBe(true);
  await css.fill("h2 { color: red");
  await save(page);
  await page.getByText("Custom CSS, line 1: Unclosed block.").first().waitFor();
  await css.fill("h2 { color: rgb(1, 2, 3) }");
  await saveAndWait(page);

  const site = await browser.newPage({ javaScriptEnabled: false });
  await site.goto(onSite(`/${record.slug}`));
  const colours = await site
    .getByRole("heading", { level: 2 })
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect(colours.filter((colour) => colour === "rgb(1, 2, 3)")).toHaveLength(1);
  await site.getByRole("banner").waitFor({ state: "hidden" });
  const enlarged = site.locator(".gallery-dialog");
  await enlarged.waitFor({ state: "hidden" });
  await site.locator(".gallery-open").first().click();
  await enlarged.waitFor();
  await expect.poll(() => enlarged.getByRole("listitem").count()).toBe(pictures.length);
  await enlarged.locator(".gallery-turn").first().waitFor({ state: "hidden" });
  await site.keyboard.press("Escape");
  await enlarged.waitFor({ state: "hidden" });

  const covering = textBlock("Sopra tutto");
  const customCss = ":scope { position: absolute; inset: 0; z-index: 2147483647 }";
  const covered = await office.create({
    isPublished: true,
    blocks: [{ ...covering, content: { ...covering.content, customCss } }],
  });
  await site.goto(onSite(`/${covered.slug}`));
  const link = site.getByRole("banner").getByRole("link").first();
  await link.waitFor();
  const isLinkOnTop = () =>
    link.evaluate((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("header") !== null;
    });
  await expect.poll(isLinkOnTop).toBe(true);
  await site.close();
});
