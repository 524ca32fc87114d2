import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { sharedProduct } from "./shared.ts";

const market = marketById("it-IT");
const t = translatorFor(market);
const wishlist = pathOf("it-IT", "wishlist") ?? "";
const search = pathOf("it-IT", "search") ?? "";
const traveller = { email: "traveller@wayroam.test", password: "wayroam-traveller" };

const product = sharedProduct();
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const at = (path: string): string => product.at(market.hostDefault, path);
const openPage = (options: BrowserContextOptions = {}): Promise<Page> => browser.newPage(options);

const saved = (page: Page) => page.locator(".site-saved");
const trips = (page: Page) => page.locator(".saved-trip");
const cardHeart = (page: Page, index: number) => page.locator(".card .heart").nth(index);

const signIn = async (page: Page): Promise<void> => {
  await page.goto(at(`/login?way=password&returnTo=${encodeURIComponent(wishlist)}`));
  await page.locator("input[name=email]").last().fill(traveller.email);
  await page.locator("input[name=password]").fill(traveller.password);
  await page.locator("form:has(input[name=password]) button").click();
  await page.waitForURL((url) => url.pathname === wishlist);
};

test("a stranger saves a trip and a departure on the device, finds them and removes them", async () => {
  const page = await openPage();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(wishlist|me)/.test(request.url())) calls.push(request.url());
  });
  await page.goto(at(search));
  const name = (await page.locator(".card-name").first().textContent()) ?? "";
  const path = (await page.locator(".card-link").first().getAttribute("href")) ?? "";
  await cardHeart(page, 0).click();
  await expect.poll(() => cardHeart(page, 0).getAttribute("aria-pressed")).toBe("true");
  // The first save offers to keep it under an e-mail, and asks for nothing.
  await page.getByRole("status").getByText(t("heart.keptTitle")).waitFor();
  await page.goto(at(path));
  const rowHeart = page.locator(".dep-row .heart").first();
  await rowHeart.click();
  await expect.poll(() => saved(page).getAttribute("aria-label")).toBe(`${t("nav.wishlist")}, 2`);
  await page.reload();
  await expect.poll(() => rowHeart.getAttribute("aria-pressed")).toBe("true");

  await page.goto(at(wishlist));
  await trips(page).getByRole("heading", { name }).waitFor();
  await expect.poll(() => trips(page).locator(".saved-tour").count()).toBe(1);
  await trips(page).locator(".heart[popovertarget]").click();
  // What loses nothing has the focus.
  const keep = page.getByRole("button", { name: t("wishlist.keepAll") });
  await expect.poll(() => keep.evaluate((button) => button === document.activeElement)).toBe(true);
  await keep.click();
  await expect.poll(() => trips(page).count()).toBe(1);
  await trips(page).locator(".heart[popovertarget]").click();
  await page.getByRole("button", { name: t("wishlist.removeBoth", { n: 1 }) }).click();
  await page.getByText(t("wishlist.emptyTitle")).waitFor();
  await expect.poll(() => saved(page).getAttribute("aria-label")).toBe(t("nav.wishlist"));
  expect(calls).toEqual([]);
  await page.close();
});

test("a heart pressed in one tab is filled in another", async () => {
  const page = await openPage();
  const other = await page.context().newPage();
  await page.goto(at(search));
  await cardHeart(page, 0).click();
  await expect.poll(() => saved(page).getAttribute("data-count")).toBe("1");
  await other.goto(at(search));
  await expect.poll(() => cardHeart(other, 0).getAttribute("aria-pressed")).toBe("true");
  await cardHeart(page, 0).click();
  await expect.poll(() => cardHeart(other, 0).getAttribute("aria-pressed")).toBe("false");
  await page.context().close();
});

test("what a stranger saved goes to the account, and leaves the device with the session", async () => {
  const page = await openPage();
  await page.goto(at(search));
  await cardHeart(page, 0).click();
  const name = (await page.locator(".card-name").first().textContent()) ?? "";
  await expect.poll(() => saved(page).getAttribute("data-count")).toBe("1");
  await signIn(page);
  await trips(page).getByRole("heading", { name }).waitFor();
  // Without a network the device keeps what is pressed, and says so.
  await page.goto(at(search));
  await page.context().setOffline(true);
  const pressed = [1, 2, 3];
  for (const index of pressed) await cardHeart(page, index).click();
  await page.getByText(t("heart.offlineTitle")).waitFor();
  await expect
    .poll(() => cardHeart(page, 3).getAttribute("aria-label"))
    .toContain(t("heart.waiting"));
  await page.clock.setSystemTime(Date.now() + 20 * 60_000);
  await page.context().setOffline(false);
  const names: string[] = [];
  for (const index of pressed) {
    await expect.poll(() => cardHeart(page, index).getAttribute("data-waiting")).toBeNull();
    names.push((await page.locator(".card-name").nth(index).textContent()) ?? "");
  }
  await page.goto(at(wishlist));
  for (const kept of names) await trips(page).getByRole("heading", { name: kept }).waitFor();
  await page.context().clearCookies();
  await page.goto(at(wishlist));
  await page.getByText(t("wishlist.emptyTitle")).waitFor();
  await page.close();
});

test("without JavaScript a heart saves after the sign-in, and the page removes", async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(at(search));
  await cardHeart(page, 3).click();
  await page.waitForURL((url) => url.pathname === "/login");
  const returnTo = new URL(page.url()).searchParams.get("returnTo") ?? "";
  expect(returnTo).toMatch(new RegExp(`^${wishlist}\\?travel=[\\da-f-]{36}$`));
  await page.goto(at(`/login?way=password&returnTo=${encodeURIComponent(returnTo)}`));
  await page.locator("input[name=email]").last().fill(traveller.email);
  await page.locator("input[name=password]").fill(traveller.password);
  await page.locator("form:has(input[name=password]) button").click();
  await page.waitForURL((url) => url.pathname === wishlist && url.search === "");
  const id = returnTo.slice(-36);
  const heart = page.locator(`.heart[name=remove-travel][value="${id}"]`);
  await heart.click();
  await page.waitForURL((url) => url.pathname === wishlist);
  await expect.poll(() => heart.count()).toBe(0);
  await page.close();
});

test("the link to one’s list is copied by the button beside it", async () => {
  const page = await openPage({ permissions: ["clipboard-read", "clipboard-write"] });
  await signIn(page);
  const share = page.locator(".saved-share");
  await share.locator("summary").click();
  await share.locator("button[value=on]").click();
  const link = await page.getByLabel(t("wishlist.shareLink")).inputValue();
  const copy = share.locator(".copy-text");
  await copy.click();
  await expect.poll(() => copy.textContent()).toBe(t("contacts.copied"));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(link);
  // Other journeys find the traveller's list as it was.
  await share.locator("button[value=off]").click();
  await expect.poll(() => copy.count()).toBe(0);
  await page.close();
});
