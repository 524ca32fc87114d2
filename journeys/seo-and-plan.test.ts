import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type BlockName, blockSchemas } from "#blocks/schemas.ts";
import type { Block } from "#features/content/pages/contract.ts";
import { type Office, openBlock, save, textBlock, saveAndWait } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";
import { createTravel } from "./own-travel.ts";

let office: Office;
let page: Page;
const product = officeForEach((desk) => {
  ({ office, page } = desk);
});

const block = (blockType: BlockName, overrides: Block["content"]): Block => ({
  ...textBlock(""),
  blockType,
  content: { ...blockSchemas[blockType].start, ...overrides },
});
const dialog = () => page.getByRole("dialog");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const openSettings = () => button("Page settings").click();

test("the SEO check finds what visitors would miss and leads to it, and a shared link has a picture", async () => {
  const { body } = await office.call("GET", "it/choices/media?search=antarctica&page=1&pageSize=1");
  const { items } = body as { items: { id: string; picture: object }[] };
  const withoutAlt = items.map((each) => ({ ...each, picture: { ...each.picture, alt: "" } }));
  await page.route("**/api/it/choices/media?ids=*", (route) =>
    route.fulfill({ json: { items: withoutAlt } }),
  );
  const hero = {
    title: `Due ${crypto.randomUUID()}`,
    buttonLabel: "Vai",
    buttonLink: "/non-esiste-proprio",
  };
  const record = await office.create({
    blocks: [block("wr-hero", hero), block("wr-image", { media: withoutAlt[0]?.id })],
  });
  await office.edit(record);
  const openSeo = async () => {
    await openSettings();
    const closed = page.locator("details:not([open]) > summary", { hasText: "Search and sharing" });
    if ((await closed.count()) > 0) await closed.click();
    await page.getByRole("region", { name: "What was found" }).waitFor();
  };
  const findings = page.getByRole("region", { name: "What was found" });
  await openBlock(page, 2);
  await page.getByText("No alternative text", { exact: true }).waitFor();
  await openSeo();
  await findings.getByText("The link /non-esiste-proprio leads nowhere").waitFor();
  // The status line counts what the panel finds, and so does the question before it goes live.
  await page.locator(".status-line").getByText("2 wrong").waitFor();
  await page.getByText("No errors").waitFor({ state: "hidden" });
  const published = page.getByRole("switch", { name: "Published" });
  await published.check({ force: true });
  await save(page);
  await dialog().getByText("Found on the page: 2 wrong.").waitFor();
  await dialog().getByText("The link /non-esiste-proprio leads nowhere").waitFor();
  await button("Go back").click();
  await published.uncheck({ force: true });
  const toPicture = page.getByRole("button", { name: /^Go to it: .*alternative text/ });
  await toPicture.first().click();
  await page.getByLabel("Alternative text").fill("Ghiaccio al tramonto");
  await openSeo();
  await findings.getByText("The one picture has an alternative text.").waitFor();
  await toPicture.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Go to it: The link \/non-esiste/ }).click();
  const field = page.getByRole("button", { name: /^Button link/ });
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await field.click();
  const link = dialog().getByRole("combobox");
  await link.fill("/");
  await dialog().getByRole("option").waitFor();
  await link.press("Enter");
  await openSeo();
  await findings.getByText("The one link leads somewhere.").waitFor();
  await page.unroute("**/api/it/choices/media?ids=*");

  await button("Choose a picture for SEO image").click();
  const search = dialog().getByRole("textbox", { name: /^Search / });
  await search.fill("iceland");
  await search.press("Enter");
  await dialog().waitFor({ state: "detached" });
  await page.getByRole("region", { name: "When it is shared" }).getByRole("img").waitFor();
  await saveAndWait(page);
  expect((await office.stored(record.id)).seo.image).toMatch(/^[0-9a-f-]{36}$/);
  await button("Remove SEO image").click();
  await page.getByText("No picture: a small card with words alone").waitFor();
});

test("of a travel's own page, too, is said what is wrong before it is published", async () => {
  const travel = await createTravel(office);
  const text = "[più](/non-esiste-proprio)";
  await office.create({
    slug: "",
    owner: { kind: "travel", id: travel.id },
    blocks: [block("wr-text", { title: "Chi parte", text })],
  });
  await page.goto(office.at(`/travels/${travel.id}/custompage`));
  await page.locator(".status-line").getByText("1 wrong", { exact: true }).waitFor();
  await page.getByText("No errors").waitFor({ state: "hidden" });
  // In the narrowest window, too, the list can be read in whole.
  await page.setViewportSize({ width: 320, height: 900 });
  await page.locator(".status-note summary").click();
  const list = page.locator(".status-note ul");
  await expect
    .poll(() =>
      list.evaluate((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    )
    .toBe(true);
  await page.locator(".status-note summary").click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSettings();
  await page.getByRole("switch", { name: "Published" }).check({ force: true });
  await save(page);
  await dialog().getByText("Found on the page: 1 wrong.").waitFor();
  await dialog().getByText("The link /non-esiste-proprio leads nowhere").waitFor();
});

const romeTime = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000)
    .toLocaleString("sv", { timeZone: "Europe/Rome" })
    .slice(0, 16)
    .replace(" ", "T");

test("a block and a page are planned in the market's time, and what visitors will meet is said", async () => {
  const record = await office.create({
    blocks: [textBlock("Subito"), textBlock("Solo più tardi")],
    isPublished: true,
  });
  const draft = await office.create({ blocks: [textBlock("Uno")] });
  await office.call("POST", "it/redirects", {
    from: `/verso-${record.slug}`,
    to: `/${record.slug}`,
  });
  await office.call("POST", "it/redirects", { from: `/${draft.slug}`, to: "/cerca" });
  const isShown = async () =>
    (await product.read("it.localhost", `/${record.slug}`)).includes("Solo più tardi");
  expect(await isShown()).toBe(true);

  await office.edit(record);
  await openBlock(page, 2);
  await button("Schedule Text, block 2").click();
  await page.getByText("Times of Europe/Rome").waitFor();
  await page.getByLabel("From").fill("2099-01-01T09:00");
  await page
    .getByText(/^Appears in \d+ years, on Thursday 1 January 2099 at 09:00 Rome time/)
    .waitFor();
  await saveAndWait(page);
  await expect.poll(isShown).toBe(false);
  await openSettings();
  const plan = page.getByRole("region", { name: "Plan of the page" });
  await plan.getByRole("button", { name: /^Text, block 2\s*Appears in/ }).click();
  await plan.getByText("The page is live, 2 of 2 blocks are shown.").waitFor();
  const slider = plan.getByRole("slider", { name: "The page as of" });
  const moment = () => slider.getAttribute("aria-valuetext");
  await expect.poll(moment).toBe("Thu 1 Jan 2099 09:00, Europe/Rome");
  await slider.press("ArrowLeft");
  await expect.poll(moment).toBe("now, Europe/Rome");
  const losses = page.getByRole("region", { name: "What will happen" });
  const unpublish = page.getByLabel("Unpublish at", { exact: true });
  await unpublish.waitFor();
  await losses.waitFor({ state: "detached" });
  await unpublish.fill(romeTime(600));
  await losses.getByText(`Visitors of /${record.slug} meet a 404.`).waitFor();
  await losses.getByText("1 redirect ends there.").waitFor();
  await openBlock(page, 2);
  await button("Always").click();
  await saveAndWait(page);
  await expect.poll(isShown).toBe(true);

  await office.edit(draft);
  await openSettings();
  const publish = page.getByLabel("Publish at", { exact: true });
  await publish.fill(romeTime(-60));
  await button("Set times").click();
  await page.getByText("This moment has passed. Choose a later one.").waitFor();
  await expect.poll(() => publish.getAttribute("aria-invalid")).toBe("true");
  await publish.fill(romeTime(600));
  await button("Set times").click();
  await page.getByRole("heading", { name: "Redirect conflict" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Not set yet").waitFor();
  await button("Set times").click();
  await button("Save, and disable the redirect").click();
  await page.getByText("Times are set.").waitFor();
  await button("Clear Publish at").click();
  await button("Set times").click();
  await expect
    .poll(async () => (await office.call("GET", `it/custompages/${draft.id}/publication`)).body)
    .toMatchObject({ publishAt: null, unpublishAt: null });
});
