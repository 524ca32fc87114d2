import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { axeViolations } from "./axe.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { type Office, openOffice } from "./office.ts";
import { ownProduct } from "./shared.ts";

const market = marketById("it-IT");
const t = translatorFor(market);
const path = pathOf("it-IT", "search-ai") ?? "/";
const search = pathOf("it-IT", "search") ?? "/";
const sentence = "una settimana al mare sotto i 1800 euro, ho 37 anni, e tanta pace";

let product: Awaited<ReturnType<typeof ownProduct>>;
let browser: TestBrowser;
let office: Office;
beforeAll(async () => {
  product = await ownProduct();
  browser = await openBrowser();
  office = await openOffice(product, "editor", { isOwn: true });
});
afterAll(async () => {
  await office?.close();
  await browser?.close();
  await product?.stop();
});

const at = (to: string): string => product.at(market.hostDefault, to);
const openPage = (width: number, javaScriptEnabled = true): Promise<Page> =>
  browser.newPage({
    viewport: { width, height: 844 },
    reducedMotion: "reduce",
    javaScriptEnabled,
  });
const countOf = async (page: Page): Promise<string> =>
  ((await page.locator("h1 [role=status]").textContent()) ?? "").replaceAll(/\D/g, "");
const cardsOn = (page: Page) => page.locator(".card-name").allTextContents();

test.each([
  [1440, true],
  [390, true],
  [390, false],
])(
  "at %i px, script %s, a sentence from the home page becomes chips that lead to the same trips",
  async (width, hasScript) => {
    const page = await openPage(width, hasScript);
    await page.goto(at("/"));
    await page.getByRole("link", { name: t("nav.aiSearch") }).click();
    await page.getByLabel(t("ownWords.label")).fill(sentence);
    await page.getByRole("button", { name: t("ownWords.submit") }).click();
    await page.getByRole("heading", { name: t("ownWords.read") }).waitFor();
    const labels = await page.locator(".own-words-chip b").allTextContents();
    expect(labels.map((label) => label.replaceAll("\u00A0", " "))).toEqual([
      "Fino a 10 giorni",
      "Mare",
      expect.stringContaining("1.800"),
      t("age.35-49"),
    ]);
    await page.getByText(t("ownWords.quoted", { words: "tanta pace" })).waitFor();
    const [count, cards] = [await countOf(page), await cardsOn(page)];
    expect(Number(count)).toBeGreaterThan(0);
    const violations = hasScript ? await axeViolations(page) : [];
    expect(violations).toEqual([]);
    await page.getByRole("link", { name: t("ownWords.sameLink") }).click();
    await page.waitForURL((url) => url.pathname === search);
    await expect.poll(() => countOf(page)).toBe(count);
    await expect.poll(() => cardsOn(page)).toEqual(cards);
    await page.close();
  },
);

test("a chip opens to its filter's control, whose button counts what a choice would find", async () => {
  const page = await openPage(1440);
  await page.goto(at(`${path}?q=${encodeURIComponent(sentence)}`));
  const chip = page.locator(".own-words-chip").filter({ hasText: "1.800" });
  await chip.locator("> button").click();
  const control = chip.locator("[popover]");
  const field = control.getByLabel(t("filter.priceTo"));
  await field.waitFor();
  const submit = control.locator(".own-words-actions button");
  const before = await submit.textContent();
  expect(await axeViolations(page)).toEqual([]);
  await field.fill("700");
  await expect.poll(() => submit.textContent()).not.toBe(before);
  const promised = ((await submit.textContent()) ?? "").replaceAll(/\D/g, "");
  await submit.click();
  await page.waitForURL((url) => url.searchParams.get("priceMax") === "700");
  await expect.poll(async () => (await countOf(page)) || "0").toBe(promised || "0");
  await page.goBack();
  await page.getByRole("link", { name: t("filter.remove", { name: "Mare" }) }).click();
  await expect.poll(() => page.locator(".own-words-chip").count()).toBe(3);
  await expect.poll(() => page.getByLabel(t("ownWords.label")).inputValue()).toBe(sentence);
  await page.close();
});

test("what the search does not understand reaches staff, who teach it the word", async () => {
  const page = await openPage(390);
  const words = "un giro in slittino";
  await page.goto(at(`${path}?q=${encodeURIComponent(`a gennaio, ${words}`)}`));
  await page.getByText(t("ownWords.unreadBefore")).first().waitFor();
  const desk = office.page;
  await desk.goto(office.at("/questions"));
  const card = desk
    .locator(".question-card")
    .filter({ hasText: "Sentences not understood in the search" });
  const row = card.getByRole("listitem").filter({ hasText: "slittino" });
  await row.getByRole("button", { name: "Add the word …" }).click();
  await row.getByLabel("Words").fill("slittino");
  await row.getByLabel("Mean").selectOption({ label: "Neve" });
  expect(await axeViolations(desk)).toEqual([]);
  await row.getByRole("button", { name: "Add the word", exact: true }).click();
  await desk.getByText("The search reads “slittino” now.").waitFor();
  await page.reload();
  await page.locator(".own-words-chip").filter({ hasText: "Neve" }).waitFor();
  await desk.getByText("Added words (1)").click();
  await desk.getByRole("button", { name: "Take “slittino” out" }).click();
  await desk.getByText("“slittino” is taken out.").waitFor();
  await page.reload();
  await expect.poll(() => page.locator(".own-words-chip").count()).toBe(1);
  await page.close();
});

test("a sentence that names nothing stays, with ways on", async () => {
  const page = await openPage(390);
  const nothing = "qualcosa di bello ma non troppo";
  await page.goto(at(`${path}?q=${encodeURIComponent(nothing)}`));
  await page.getByRole("heading", { name: t("error.aiSearch") }).waitFor();
  await expect.poll(() => page.getByLabel(t("ownWords.label")).inputValue()).toBe(nothing);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: t("ownWords.example4") }).click();
  await page.locator(".own-words-chip").first().waitFor();
  await page.close();
});
