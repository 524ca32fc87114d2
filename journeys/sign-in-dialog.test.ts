import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { axeViolations } from "./axe.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { mailedCode } from "./mailbox.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const newEmail = () => `guest-${crypto.randomUUID().slice(0, 8)}@example.com`;
const password = "four trains and a tea";

const openIn = async (market: Market, width = 1440) => {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(product.at(market.hostDefault, pathOf(market.id, "search") ?? "/"));
  return { page, t: translatorFor(market), close: () => context.close() };
};

const dialogOf = (page: Page) => page.locator("dialog.signin");

test("every state of the dialog is accessible, wide and as a sheet, and keeps what was typed", async () => {
  for (const width of [1440, 390]) {
    const { page, t, close } = await openIn(marketById("de-DE"), width);
    const broken: string[] = [];
    const look = async () => broken.push(...(await axeViolations(page)));
    const email = newEmail();
    const opener = page.locator(width === 390 ? "#menu .menu-account" : ".site-account");
    if (width === 390) await page.getByRole("button", { name: t("nav.menu") }).click();
    const before = page.url();
    await opener.click();
    const dialog = dialogOf(page);
    const button = (name: string) => dialog.getByRole("button", { name, exact: true });
    await dialog.getByLabel(t("login.email")).fill("jonas@example");
    await button(t("login.continue")).click();
    await dialog.getByText(t("error.email")).waitFor();
    await look();
    const typed = () => dialog.getByLabel(t("login.email")).inputValue();
    await expect.poll(typed).toBe("jonas@example");
    await dialog.getByLabel(t("login.email")).fill(email);

    await page.context().setOffline(true);
    await button(t("login.continue")).click();
    await dialog.getByText(t("login.offlineEmail")).waitFor();
    await look();
    await page.context().setOffline(false);
    await button(t("login.tryAgain")).click();

    const code = dialog.getByLabel(t("login.code"));
    await code.waitFor();
    await dialog.getByText(t("login.resendIn", { time: "" }).trim()).waitFor();
    await look();
    const right = await mailedCode(product, email);
    const wrong = right === "000000" ? "000001" : "000000";
    await code.fill(wrong);
    await button(t("login.confirm")).click();
    await dialog.getByText(t("error.code")).waitFor();
    await look();
    const selected = await code.evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
    expect(selected).toBe(wrong);
    await code.fill(right);
    await button(t("login.confirm")).click();
    await dialog.getByLabel(t("login.password")).fill(password);
    await button(t("login.show")).click();
    await dialog.getByText(t("login.enough")).waitFor();
    await look();
    await button(t("login.create")).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toBe(before);

    const menuOf = width === 390 ? "#menu" : "#account-menu";
    if (width === 390) await page.getByRole("button", { name: t("nav.menu") }).click();
    else await page.locator("button.site-account").press("ArrowDown");
    const menu = page.locator(menuOf);
    await menu.getByText(email).waitFor();
    await look();
    await menu.getByRole("button", { name: t("nav.signOut") }).click();
    await page.waitForURL(product.at("de.localhost", "/"));

    await page.goto(before);
    if (width === 390) await page.getByRole("button", { name: t("nav.menu") }).click();
    await opener.click();
    await dialog.getByRole("link", { name: t("login.usePassword") }).click();
    await dialog.getByLabel(t("login.email")).fill(email);
    await dialog.getByLabel(t("login.password")).fill("wrong password");
    await button(t("login.enter")).click();
    await dialog.getByText(t("error.login")).waitFor();
    await look();
    await expect.poll(typed).toBe(email);
    await dialog.getByLabel(t("login.password")).fill(password);
    await button(t("login.enter")).click();
    await dialog.waitFor({ state: "detached" });
    expect(broken).toEqual([]);
    await close();
  }
});

test("Escape closes the dialog and gives the focus back, and with a key the page opens elsewhere", async () => {
  const { page, t, close } = await openIn(marketById("it-IT"));
  const opener = page.locator(".site-account");
  await opener.press("Enter");
  await dialogOf(page).getByLabel(t("login.email")).waitFor();
  await page.keyboard.press("Escape");
  await dialogOf(page).waitFor({ state: "detached" });
  const isFocused = () => opener.evaluate((element) => element === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    opener.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await tab.getByRole("heading", { level: 1, name: t("login.title") }).waitFor();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await close();
});
