import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Page as StoredPage, PageInput } from "#features/pages/contract.ts";
import { textBlock } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const office = "backoffice.localhost";
const product = sharedProduct();
let browser: Browser;
let stored: StoredPage;
/** The same page in its editor, in another window of the browser. */
let editor: Page;
let page: Page;
let frame: FrameLocator;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  editor = await context.newPage();
  await editor.goto(product.at(office, "/custompages"));
  await editor.getByLabel("E-mail").fill("editor@wayroam.test");
  await editor.getByLabel("Password").fill("wayroam-editor");
  await editor.getByRole("button", { name: "Sign in" }).click();
  await editor.getByRole("heading", { name: /^Custom pages/ }).waitFor();
  stored = await editor.evaluate(async () => {
    const read = async (path: string) => (await fetch(`/api/it/custompages${path}`)).json();
    const { items } = await read("?search=capodanno");
    return read(`/${items[0].id}`);
  });
  page = await context.newPage();
  await page.goto(product.at(office, `/custompages/${stored.id}/preview`));
  frame = page.frameLocator("iframe");
  await frame.locator("#b-questions").waitFor();
});
afterEach(() => page.context().close());

/** Sends the same data as the editor sends after an edit. */
const edit = (next: PageInput, openBlockId: string | null = null) =>
  editor.evaluate(
    ([id, message]) => {
      const channel = new BroadcastChannel(`page-preview it ${id}`);
      channel.postMessage({ kind: "page", ...message });
      channel.close();
    },
    [stored.id, { page: next, openBlockId }] as const,
  );

const pageWithTitle = (title: string): PageInput => ({
  ...stored,
  blocks: stored.blocks.map((block) =>
    block.id === "story" ? { ...block, content: { ...block.content, title } } : block,
  ),
});

const recordRedraws = () => {
  const redraws: { blocks: { id: string }[] }[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") redraws.push(request.postDataJSON());
  });
  return redraws;
};

test("the preview shows the content of the public page, at the widths of three devices", async () => {
  const site = await page.context().newPage();
  await site.goto(product.at("it.localhost", `/${stored.slug}`));
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
});

test("an edit redraws only its block and keeps the scroll position", async () => {
  await page.getByTitle("Phone, 390 px").click();
  const section = await frame.locator("#b-trips").elementHandle();
  await frame.locator(":root").evaluate(() => scrollTo(0, 500));
  const redraws = recordRedraws();
  await edit(pageWithTitle("Nuove ragioni"));
  await frame.getByRole("heading", { name: "Nuove ragioni" }).waitFor();
  expect(redraws.map(({ blocks }) => blocks.map(({ id }) => id))).toEqual([["story"]]);
  expect(await section?.evaluate((each) => each.isConnected)).toBe(true);
  expect(await frame.locator(":root").evaluate(() => scrollY)).toBe(500);

  const [first, ...rest] = pageWithTitle("Nuove ragioni").blocks;
  await edit({
    ...pageWithTitle("Nuove ragioni"),
    blocks: [...rest.slice(1), ...rest.slice(0, 1)],
  });
  const ids = () =>
    frame
      .locator("#page > [data-preview]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-preview")));
  await expect.poll(ids).toEqual(["trips", "departures", "questions", "story"]);
  expect(first?.id).toBe("start");
  expect(redraws).toHaveLength(1);
});

test("a click on a block, or Enter, opens it; links in the preview do not navigate", async () => {
  const openedIds = await editor.evaluateHandle((id) => {
    const ids: string[] = [];
    new BroadcastChannel(`page-preview it ${id}`).addEventListener("message", (event) => {
      if (event.data.kind === "open") ids.push(event.data.blockId);
    });
    return ids;
  }, stored.id);
  const link = frame.locator("#b-trips").getByRole("link").first();
  await link.click();
  await frame.locator("#b-questions").press("Enter");
  await expect.poll(() => openedIds.jsonValue()).toEqual(["trips", "questions"]);
  await expect
    .poll(() => frame.locator("#b-questions").getAttribute("data-preview-open"))
    .toBe("first");
  expect(await frame.locator("[inert] a").count()).toBeGreaterThan(0);
  expect(page.frames()[1]?.url()).toContain("/preview/frame");
  expect(new URL(page.url()).pathname).toBe(`/custompages/${stored.id}/preview`);
});

test("the open block of a long page stays in sight while blocks above it come and grow, until the person scrolls", async () => {
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
  const visibility = () =>
    open.evaluate((each) => {
      const { top } = each.getBoundingClientRect();
      return top >= 0 && top < innerHeight ? "in sight" : `at ${top} of ${innerHeight}`;
    });
  await edit({ ...stored, blocks: manyBlocks }, "n150");
  await frame.locator("#b-n300").waitFor();
  await expect.poll(visibility).toBe("in sight");
  await expect.poll(() => open.getAttribute("data-preview-open")).toBe("first");

  await edit(withText("n20", "parole ".repeat(500)), "n150");
  await frame.locator("#b-n20").getByText("parole parole").waitFor();
  await expect.poll(visibility).toBe("in sight");
  await page.getByTitle("Tablet, 820 px").click();
  await expect.poll(() => frame.locator(":root").evaluate(() => innerWidth)).toBe(820);
  await expect.poll(visibility).toBe("in sight");

  await page.locator("iframe").hover();
  await page.mouse.wheel(0, -4000);
  await expect.poll(visibility).not.toBe("in sight");
  await edit(withText("n140", "altre ".repeat(500)), "n150");
  await frame.locator("#b-n140").getByText("altre altre").waitFor();
  expect(await visibility()).not.toBe("in sight");
});

test("the slider shows the page at each moment of its schedules, by keyboard and without a server", async () => {
  expect(await page.getByRole("slider").count()).toBe(0);
  const scheduledBlock = (title: string, from: string, to: string | null) => ({
    id: title,
    blockType: "wr-text",
    content: { title, text: "", customCss: "" },
    enabled: true,
    schedule: { from, to },
  });
  await edit({
    ...stored,
    blocks: [
      scheduledBlock("Primo", "2099-12-03T09:00:00Z", "2099-12-04T09:00:00Z"),
      scheduledBlock("Secondo", "2099-12-04T09:00:00Z", null),
      ...stored.blocks,
    ],
  });
  const slider = page.getByRole("slider", { name: "The page at this moment" });
  await slider.waitFor();
  expect(await frame.getByRole("heading", { name: "Primo" }).count()).toBe(0);
  await frame.getByText("hidden now: from Thu 3 Dec 2099 10:00").waitFor();
  await slider.press("ArrowRight");
  await expect
    .poll(() => slider.getAttribute("aria-valuetext"))
    .toBe("Thu 3 Dec 2099 10:00, Europe/Rome");
  await frame.getByRole("heading", { name: "Primo" }).waitFor();
  expect(await frame.getByRole("heading", { name: "Secondo" }).count()).toBe(0);
  await slider.press("End");
  await frame.getByRole("heading", { name: "Secondo" }).waitFor();
  await frame.getByText("hidden then: until Fri 4 Dec 2099 10:00").waitFor();
  await page.getByRole("button", { name: "Now" }).click();
  await frame.getByText("hidden now: from Fri 4 Dec 2099 10:00").waitFor();
});

test("while the server does not answer the last preview stays with a message, and it then updates", async () => {
  await page.route("**/api/it/preview", (route) => route.abort());
  await edit(pageWithTitle("Mai arrivato"));
  await page.getByText("The server does not answer.").waitFor();
  expect(await frame.locator("#b-story").isVisible()).toBe(true);
  await page.unroute("**/api/it/preview");
  await frame.getByRole("heading", { name: "Mai arrivato" }).waitFor();
  await page.getByText("The server does not answer.").waitFor({ state: "detached" });
});

test("scripts in staff content never run, in the preview or in the message of a failed block", async () => {
  const malicious = `<img src="x" onerror="document.body.dataset.ran = 'yes'"><script>document.body.dataset.ran = 'yes'</script>`;
  await edit({
    ...pageWithTitle(malicious),
    customCss: `body { color: red } </style>${malicious}`,
    blocks: [
      ...pageWithTitle(malicious).blocks,
      {
        id: malicious.slice(0, 60),
        blockType: malicious.slice(0, 60),
        content: {},
        enabled: true,
        schedule: null,
      },
    ],
  });
  await frame.getByText(/visitors do not see it/).waitFor();
  await frame.locator("#b-story").getByText("onerror").waitFor();
  expect(await frame.locator("body").getAttribute("data-ran")).toBeNull();
  expect(await page.locator("body").getAttribute("data-ran")).toBeNull();
  expect(await frame.locator("script").count()).toBe(0);
});

test("only the preview may be framed, and only by the staff host", async () => {
  const policyOf = (path: string) =>
    page.evaluate(
      async (from) => (await fetch(from)).headers.get("content-security-policy") ?? "",
      path,
    );
  expect(await policyOf("/api/it/preview/frame")).toContain("frame-ancestors 'self'");
  expect(await policyOf("/api/it/preview/frame")).not.toContain("script-src");
  expect(await policyOf("/custompages")).toContain("frame-ancestors 'none'");
  expect(await policyOf("/custompages")).toContain("frame-src 'self'");
});
