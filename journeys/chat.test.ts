import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { axeViolations } from "./axe.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { sentMails } from "./mailbox.ts";
import { type Office, openOffice } from "./office.ts";
import { ownProduct } from "./shared.ts";

const market = marketById("it-IT");
const t = translatorFor(market);
const search = pathOf("it-IT", "search") ?? "/";
const chatPath = pathOf("it-IT", "chat") ?? "/";

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

const at = (path: string): string => product.at(market.hostDefault, path);
const panelOf = (page: Page) => page.locator("dialog.chat-panel");
/** What the panel shows, without its region that reads the same out. */
const chatOf = (page: Page) => panelOf(page).locator(".chat");
const newEmail = () => `nora-${crypto.randomUUID().slice(0, 8)}@example.com`;

const open = async (width = 1440, path = search) => {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(at(path));
  await page.locator("#ask").click();
  await panelOf(page).getByLabel(t("chat.field")).waitFor();
  return { page, context, panel: panelOf(page), chat: chatOf(page) };
};

const askIn = async (chat: ReturnType<typeof chatOf>, question: string): Promise<void> => {
  await chat.getByLabel(t("chat.field")).fill(question);
  await chat.getByRole("button", { name: t("chat.send") }).click();
};

const mailsWith = async (words: string) =>
  (await sentMails(product)).filter(({ text }) => text.includes(words));

test("the button opens the chat, which answers with numbered sources and live trips, and Esc closes it", async () => {
  const { page, context, panel, chat } = await open();
  const isFocused = (label: string) =>
    panel.getByLabel(label).evaluate((element) => element === document.activeElement);
  await expect.poll(() => isFocused(t("chat.field"))).toBe(true);
  await panel.getByRole("button", { name: t("chat.example2") }).click();
  await panel.locator(".chat-answer sup").first().waitFor();
  await expect.poll(() => panel.locator(".chat-sources a").first().textContent()).toMatch(/^1\. /);
  await expect
    .poll(() => panel.getByRole("status").first().textContent())
    .toContain("Il coordinatore tiene i conti");

  await askIn(panel, "Quanto costa il Giappone?");
  const card = panel.locator(".chat-card[data-status]").first();
  await card.waitFor();
  await expect.poll(() => card.textContent()).toMatch(/€/);
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByRole("button", { name: t("chat.no"), exact: true }).click();
  await chat.getByText(t("chat.thanks")).waitFor();

  await page.keyboard.press("Escape");
  await expect.poll(() => panel.isVisible()).toBe(false);
  const isBack = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(isBack).toBe("ask");

  const path = (await card.getAttribute("href")) ?? "";
  await page.goto(at(path));
  await page.locator("#ask").click();
  await chat.getByText("Quanto costa il Giappone?").waitFor();
  await chat.getByText(t("chat.example2")).waitFor();
  const other = await context.newPage();
  await other.goto(at(search));
  await other.locator("#ask").click();
  await chatOf(other).getByText(t("chat.hello")).waitFor();
  await context.close();
});

/** What stands in the window at a middle of the button, which is the button itself where nothing lies over it. */
const isOnTop = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && element.contains(found);
    });

test("the button stands still in the corner, above the bar of a trip and beside a wide page", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
  await page.goto(at(search));
  const first = await boxOf("#ask");
  expect(first).toMatchObject({ width: 48, height: 48 });
  expect([(first?.x ?? 0) + 48, (first?.y ?? 0) + 48]).toEqual([390 - 16, 844 - 16]);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect.poll(() => boxOf("#ask")).toEqual(first);

  const trip = await page.locator(".card-link").first().getAttribute("href");
  await page.goto(at(new URL(trip ?? "/", at("/")).pathname));
  const bar = await boxOf(".trip-buy");
  const button = await boxOf("#ask");
  expect((button?.y ?? 0) + 48).toBeLessThan(bar?.y ?? 0);
  await expect.poll(() => isOnTop(page, "#ask")).toBe(true);

  await page.setViewportSize({ width: 1440, height: 844 });
  await expect.poll(() => page.locator("#ask").innerText()).toBe(t("chat.open"));
  const wide = await boxOf("#ask");
  const content = await boxOf("main .wrap");
  const gutter = await page
    .locator("main .wrap")
    .first()
    .evaluate((each) => Number.parseFloat(getComputedStyle(each).paddingRight));
  expect(wide?.x).toBeGreaterThanOrEqual((content?.x ?? 0) + (content?.width ?? 0) - gutter);
  await context.close();
});

test("on a phone the chat is the whole window, and keeps what is typed where there is no connection", async () => {
  const { page, context, panel } = await open(390);
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(true);
  await askIn(panel, "Come si paga?");
  await panel.getByText(t("chat.offline")).last().waitFor();
  await expect.poll(() => panel.getByLabel(t("chat.field")).inputValue()).toBe("Come si paga?");
  await context.setOffline(false);
  await page.route(at(chatPath), (route) => route.fulfill({ status: 500, body: "Internal" }));
  await panel.getByRole("button", { name: t("chat.send") }).click();
  await panel.getByText(t("error.generic")).last().waitFor();
  await expect.poll(() => panel.getByLabel(t("chat.field")).inputValue()).toBe("Come si paga?");
  await page.unroute(at(chatPath));
  await panel.getByRole("button", { name: t("chat.send") }).click();
  await panel.locator(".chat-sources").waitFor();
  await panel.getByRole("button", { name: t("chat.close") }).click();
  await expect.poll(() => panel.isVisible()).toBe(false);
  await context.close();
});

/** Asks what no page says, and hands it over. @returns what stands around the forms */
const handOver = async (
  chat: ReturnType<typeof chatOf>,
  { question, email, isAlong }: Readonly<{ question: string; email: string; isAlong: boolean }>,
): Promise<void> => {
  await askIn(chat, question);
  await chat.getByText(t("chat.unknown")).waitFor();
  await chat.getByRole("button", { name: t("chat.handOver") }).click();
  await chat.getByText(t("chat.noEmail")).waitFor();
  await expect.poll(() => chat.getByLabel(t("chat.question")).inputValue()).toBe(question);
  await chat.getByLabel(t("login.email")).fill(email);
  if (isAlong) await chat.getByLabel(t("chat.along")).check();
  await chat.getByRole("button", { name: t("chat.handOver") }).click();
  await chat.getByText(t("chat.sent")).waitFor();
};

test("what no page says goes to people with consent alone, and staff answer it by mail", async () => {
  const { page, context, chat } = await open();
  const email = newEmail();
  await handOver(chat, { question: "Posso portare il gatto in treno?", email, isAlong: true });
  expect(await axeViolations(page)).toEqual([]);
  await chat.getByRole("button", { name: t("chat.back") }).click();
  await chat.getByLabel(t("chat.field")).waitFor();
  await context.close();
  const [filed] = await mailsWith(email);
  expect(filed?.subject).toMatch(/^\[chat\] .*gatto/);
  expect(filed?.text).toContain(t("chat.unknown"));

  const desk = office.page;
  await desk.goto(office.at("/questions"));
  const row = desk.getByRole("listitem").filter({ hasText: email });
  await row.getByText("with the conversation").waitFor();
  await row.getByRole("button", { name: "Take it" }).click();
  await desk.getByText("Taken.").waitFor();
  await row.getByRole("button", { name: "Answer …" }).click();
  await row.getByText(t("chat.unknown")).first().waitFor();
  await row.getByLabel("Text").fill("Ciao, i gatti purtroppo restano a casa.");
  await row.getByRole("button", { name: "Answer by mail" }).click();
  await desk.getByText("Answered by mail.").waitFor();
  const answers = await mailsWith("restano a casa");
  expect(answers.map(({ to }) => to)).toEqual([email]);
});

test("without JavaScript the button leads to a page with the same forms", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at(search));
  await page.locator("#ask").click();
  await page.waitForURL(at(chatPath));
  const chat = page.locator("main .chat");
  await chat.getByRole("button", { name: t("chat.example1") }).click();
  await chat.locator(".chat-answer sup").first().waitFor();
  const email = newEmail();
  await handOver(chat, { question: "Posso portare il pappagallo?", email, isAlong: false });
  await chat.getByText(t("chat.example1")).waitFor();
  await context.close();
  const [filed] = await mailsWith(email);
  expect(filed?.text).not.toContain(t("chat.conversation"));
  expect(filed?.text).not.toContain(t("chat.example1"));
});

test("a question without an answer is mended by the FAQ that staff write, and another is left", async () => {
  const { context, chat } = await open();
  for (const question of ["Avete un codice per gli studenti?", "Posso portare il canguro?"]) {
    await askIn(chat, question);
    await chat.getByText(question).waitFor();
    await chat.getByRole("button", { name: t("chat.back") }).click();
    await chat.getByLabel(t("chat.field")).waitFor();
  }
  const desk = office.page;
  await desk.goto(office.at("/questions"));
  const waiting = desk.locator(".question-card").filter({ hasText: "Questions without an answer" });
  const left = waiting.getByRole("listitem").filter({ hasText: "canguro" });
  await left.getByRole("button", { name: "Leave it …" }).click();
  await left.getByLabel("Why it is left").fill("Nobody travels with one.");
  await left.getByRole("button", { name: "Leave it", exact: true }).click();
  await desk.getByText("Left as it is.").waitFor();
  const group = waiting.getByRole("listitem").filter({ hasText: "codice per gli studenti" });
  expect(await axeViolations(desk)).toEqual([]);
  await group.getByRole("link", { name: "Write the FAQ …" }).click();
  const asked = desk.getByLabel(/^Question/);
  await expect.poll(() => asked.inputValue()).toBe("Avete un codice per gli studenti?");
  await desk.getByLabel(/^Answer/).fill("Sì: il codice per studenti toglie 30 euro.");
  await desk.getByRole("button", { name: /Save|Add|Create/ }).click();
  await desk
    .getByText(/added|saved/i)
    .first()
    .waitFor();

  await askIn(chat, "avete codici per studenti?");
  // What was asked before is answered anew, and says it by now too.
  await chat.locator("[data-newest]").getByText("toglie 30 euro").waitFor();
  await context.close();
  await desk.goto(office.at("/questions"));
  await waiting.waitFor();
  await expect.poll(() => group.count()).toBe(0);
  await desk.getByRole("link", { name: /^Mended/ }).click();
  const mended = desk.locator(".question-card").filter({ hasText: "Mended or left" });
  await mended.getByText("Avete un codice per gli studenti?").waitFor();
  await mended.getByText("Nobody travels with one.").waitFor();
  expect(await axeViolations(desk)).toEqual([]);
});
