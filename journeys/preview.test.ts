import type { FrameLocator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Page as StoredPage, PageInput } from "#features/content/pages/contract.ts";
import type { TestBrowser } from "./browser.ts";
import { blocksOf, type Office, openBlock, textBlock } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";
import { read } from "./read.ts";

let browser: TestBrowser;
let office: Office;
let page: Page;
let frame: FrameLocator;
const product = officeForEach((desk) => {
  ({ browser, office, page } = desk);
  frame = page.frameLocator("iframe");
});

/** Opens the preview of a page of the demo in a window of its own, beside which no editor is open. */
const openPreview = async (): Promise<StoredPage> => {
  const { body } = await office.call("GET", "it/custompages?search=capodanno");
  const { items } = body as { items: readonly Readonly<{ id: string; name: string }>[] };
  const { id } = items.find(({ name }) => name === "Capodanno in gruppo") ?? {};
  if (!id) throw new Error("The demo has no such page.");
  await page.goto(office.at(`/custompages/${id}/preview`));
  await frame.locator("#b-questions").waitFor();
  return office.stored(id);
};

/** Sends the same data as an editor of the page sends after an edit. */
const edit = ({ id }: StoredPage, next: PageInput, openBlockId: string | null = null) =>
  page.evaluate(
    ([channelId, message]) => {
      const channel = new BroadcastChannel(`page-preview it ${channelId}`);
      channel.postMessage({ kind: "page", ...message });
      channel.close();
    },
    [id, { page: next, openBlockId }] as const,
  );

const withTitle = (stored: StoredPage, title: string): StoredPage => ({
  ...stored,
  blocks: stored.blocks.map((block) =>
    block.id === "story" ? { ...block, content: { ...block.content, title } } : block,
  ),
});

test("the preview shows the content of the public page, at the widths of three devices", async () => {
  const { slug } = await openPreview();
  const site = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await site.goto(product.at("it.localhost", `/${slug}`));
  await site.locator("#rest").waitFor({ state: "detached" }); // sections far below are laid out then
  const measure = (all: Element[]) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      const { color, fontFamily, fontSize, paddingTop } = getComputedStyle(each);
      return [each.id, each.textContent, width, height, color, fontFamily, fontSize, paddingTop];
    });
  const selector = "#page > section, .site-header, .site-footer";
  for (const [name, width] of [
    ["Desktop", 1440],
    ["Phone", 390],
    ["Tablet", 820],
  ] as const) {
    await page.getByTitle(`${name}, ${width} px`).click();
    await site.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => frame.locator(":root").evaluate((root) => root.clientWidth))
      .toBe(width);
    await expect
      .poll(() => frame.locator(selector).evaluateAll(measure))
      .toEqual(await site.locator(selector).evaluateAll(measure));
  }
  await site.close();
});

test("an edit redraws its block alone, a click opens one, and without a server the last view stays", async () => {
  const stored = await openPreview();
  const redraws: string[][] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith("/preview")) return;
    const { blocks } = request.postDataJSON() as PageInput;
    redraws.push(blocks.map(({ id }) => id));
  });
  await page.getByTitle("Phone, 390 px").click();
  const section = await frame.locator("#b-trips").elementHandle();
  await frame.locator(":root").evaluate(() => scrollTo(0, 500));
  const edited = withTitle(stored, "Nuove ragioni");
  await edit(stored, edited);
  await frame.getByRole("heading", { name: "Nuove ragioni" }).waitFor();
  expect(redraws).toEqual([["story"]]);
  await expect.poll(() => section?.evaluate((each) => each.isConnected)).toBe(true);
  await expect.poll(() => frame.locator(":root").evaluate(() => scrollY)).toBe(500);
  const [first, second, ...rest] = edited.blocks;
  await edit(stored, { ...edited, blocks: [...rest, ...(second ? [second] : [])] });
  const ids = () =>
    frame
      .locator("#page > [data-preview]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-preview")));
  await expect.poll(ids).toEqual(["trips", "departures", "questions", "story"]);
  expect(first?.id).toBe("start");
  expect(redraws).toHaveLength(1);

  const openedIds = await page.evaluateHandle((id) => {
    const opened: string[] = [];
    new BroadcastChannel(`page-preview it ${id}`).addEventListener("message", (event) => {
      if (event.data.kind === "open") opened.push(event.data.blockId);
    });
    return opened;
  }, stored.id);
  await frame.locator("#b-trips").getByRole("link").first().click();
  await frame.locator("#b-questions").press("Enter");
  await expect.poll(() => openedIds.jsonValue()).toEqual(["trips", "questions"]);
  await frame.locator("#b-questions[data-preview-open=first]").waitFor();
  await frame.locator("[inert] a").first().waitFor({ state: "attached" });
  await expect.poll(() => page.frames()[1]?.url()).toContain("/preview/frame");
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/custompages/${stored.id}/preview`);

  const malicious = `<img src="x" onerror="document.body.dataset.ran = 'yes'"><script>document.body.dataset.ran = 'yes'</script>`;
  const hostile = withTitle(stored, malicious);
  const name = malicious.slice(0, 60);
  await edit(stored, {
    ...hostile,
    customCss: `body { color: red } </style>${malicious}`,
    blocks: [...hostile.blocks, textBlock("", { id: name, blockType: name })],
  });
  await frame.getByText(/visitors do not see it/).waitFor();
  await frame.locator("#b-story").getByText("onerror").waitFor();
  await expect.poll(() => frame.locator("body").getAttribute("data-ran")).toBeNull();
  await expect.poll(() => page.locator("body").getAttribute("data-ran")).toBeNull();
  await expect.poll(() => frame.locator("script").count()).toBe(0);

  await page.route("**/api/it/preview", (route) => route.abort());
  await edit(stored, withTitle(stored, "Mai arrivato"));
  await page.getByText("The server does not answer.").waitFor();
  await frame.locator("#b-story").waitFor();
  await page.unroute("**/api/it/preview");
  await frame.getByRole("heading", { name: "Mai arrivato" }).waitFor();
  await page.getByText("The server does not answer.").waitFor({ state: "detached" });
});

test("the slider shows the page at each moment, and the open block of a long page stays in sight", async () => {
  const stored = await openPreview();
  const slider = page.getByRole("slider", { name: "The page at this moment" });
  await slider.waitFor({ state: "detached" });
  const [from, next] = ["2099-12-03T09:00:00Z", "2099-12-04T09:00:00Z"];
  await edit(stored, {
    ...stored,
    blocks: [
      textBlock("Primo", { schedule: { from, to: next } }),
      textBlock("Secondo", { schedule: { from: next, to: null } }),
      ...stored.blocks,
    ],
  });
  const heading = (name: string) => frame.getByRole("heading", { name });
  await slider.waitFor();
  await frame.getByText("hidden now: from Thu 3 Dec 2099 10:00").waitFor();
  await heading("Primo").waitFor({ state: "hidden" });
  await slider.press("ArrowRight");
  await expect
    .poll(() => slider.getAttribute("aria-valuetext"))
    .toBe("Thu 3 Dec 2099 10:00, Europe/Rome");
  await heading("Primo").waitFor();
  await heading("Secondo").waitFor({ state: "hidden" });
  await slider.press("End");
  await heading("Secondo").waitFor();
  await frame.getByText("hidden then: until Fri 4 Dec 2099 10:00").waitFor();
  await page.getByRole("button", { name: "Now" }).click();
  await frame.getByText("hidden now: from Fri 4 Dec 2099 10:00").waitFor();

  // The open block of a long page stays in sight while blocks above it come and grow, until the
  // person scrolls.
  await page.getByTitle("Phone, 390 px").click();
  const manyBlocks = Array.from({ length: 300 }, (_, index) =>
    textBlock(`Blocco ${index + 1}`, { id: `n${index + 1}` }),
  );
  const withText = (id: string, text: string): PageInput => ({
    ...stored,
    blocks: manyBlocks.map((block) =>
      block.id === id ? { ...block, content: { ...block.content, text } } : block,
    ),
  });
  const open = frame.locator("#b-n150");
  const isInSight = () =>
    open.evaluate((each) => {
      const { top } = each.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
  await edit(stored, { ...stored, blocks: manyBlocks }, "n150");
  await frame.locator("#b-n300").waitFor();
  await expect.poll(isInSight).toBe(true);
  await expect.poll(() => open.getAttribute("data-preview-open")).toBe("first");
  await edit(stored, withText("n20", "parole ".repeat(500)), "n150");
  await frame.locator("#b-n20").getByText("parole parole").waitFor();
  await expect.poll(isInSight).toBe(true);
  await page.getByTitle("Tablet, 820 px").click();
  await expect.poll(() => frame.locator(":root").evaluate(() => innerWidth)).toBe(820);
  await expect.poll(isInSight).toBe(true);
  await page.locator("iframe").hover();
  await page.mouse.wheel(0, -4000);
  await expect.poll(isInSight).toBe(false);
  await edit(stored, withText("n140", "altre ".repeat(500)), "n150");
  await frame.locator("#b-n140").getByText("altre altre").waitFor();
  await expect.poll(isInSight).toBe(false);
});

test("a draft is shown to somebody without an account, until its links are withdrawn", async () => {
  const name = `Bozza ${crypto.randomUUID().slice(0, 8)}`;
  const draft = await office.create({ name, blocks: [textBlock("Ancora un segreto")] });
  // The preview beside the editor stays closed below 1440 px, and where somebody has closed it.
  const toggle = page.getByRole("button", { name: "Preview", exact: true });
  const expectOpen = (isOpen: boolean) =>
    expect.poll(() => toggle.getAttribute("aria-pressed")).toBe(String(isOpen));
  await page.setViewportSize({ width: 1439, height: 900 });
  await office.edit(draft);
  await expectOpen(false);
  await blocksOf(page).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await office.edit(draft);
  await expectOpen(true);
  // Form and preview are tabs of a phone, which change nothing of a wide window.
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = page.getByRole("group", { name: "Shown" });
  for (const name of ["Live preview", "Form"]) {
    const tab = tabs.getByRole("button", { name });
    await tab.click();
    await expect.poll(() => tab.getAttribute("aria-pressed")).toBe("true");
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectOpen(true);
  await office.edit(draft);
  await expectOpen(true);
  await openBlock(page, 1);
  await toggle.click();
  await office.edit(draft);
  await expectOpen(false);

  await page.getByRole("button", { name: "More for the page" }).click();
  await page.getByRole("menuitem", { name: "Copy preview link" }).click();
  await page.getByText(/Preview link copied/).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await read(link);
  expect(shown.headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  expect(shown.text).toMatch(/<h2[^>]*>Ancora un segreto/);

  await office.show("/preview");
  await page.getByRole("link", { name }).waitFor();
  await page.getByLabel("What does a link show?").fill(link);
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText("Whoever has it sees what is saved.").waitFor();
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: "Withdraw …" }).click();
  await page.getByRole("button", { name: "Withdraw them" }).click();
  await page.getByText(/show nothing any more/).waitFor();
  expect((await read(link)).status).toBe(410);
});
