import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { mailedCode } from "./mailbox.ts";
import { sharedProduct } from "./shared.ts";
import { narrow, openLook } from "./accessible/look.ts";

const product = sharedProduct();
const germany = marketById("de-DE");
const t = translatorFor(germany);
const searchPath = pathOf("de-DE", "search") ?? "/";
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const openWide = async () => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const widths = { height: 900, otherWidths: [820, 320], isDarkOnPhones: true };
  const looking = openLook(page, widths);
  await looking.begin();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return { page, button, ...looking, at: (path: string) => product.at(germany.hostDefault, path) };
};

const profilePath = pathOf("de-DE", "profile") ?? "/";

test("axe finds nothing in the steps of the sign-in’s pages and in the profile", async () => {
  const { page, button, look, found, at } = await openWide();
  const email = `look-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const field = (name: string) => page.locator(`main [name="${name}"]:visible`);
  await page.goto(at(profilePath));
  await field("email").fill("jonas@example");
  await button(t("login.continue")).click();
  await look("an e-mail that is none", page.getByText(t("error.email")));
  await field("email").fill(email);
  await button(t("login.continue")).click();
  await look("the code", field("code"));
  const code = await mailedCode(product, email);
  await field("code").fill(code === "000000" ? "000001" : "000000");
  await button(t("login.confirm")).click();
  await look("a wrong code", page.getByText(t("error.code")));
  await field("code").fill(code);
  await button(t("login.confirm")).click();
  await field("password").fill("password1");
  await button(t("login.create")).click();
  await look("a password that many use", page.getByText(t("login.passwordCommon")));
  await field("password").fill("four trains and a tea");
  await button(t("login.create")).click();
  await look("a new profile", page.getByRole("heading", { name: t("profile.title") }));
  await field("birthDay").fill("2190-01-01");
  await button(t("profile.save")).click();
  await look("a day to come", page.getByText(t("profile.birthDayWrong")));
  await page.goto(at(profilePath));
  await button(t("profile.delete")).click();
  await look("what a deletion takes", button(t("deletion.sendCode")));
  await button(t("deletion.sendCode")).click();
  await look("the code of a deletion", button(t("deletion.forever")));
  expect(found()).toEqual([]);
  await page.close();
});

test("axe finds nothing in a refused password, a code that is over, and the menu of who is signed in", async () => {
  const { page, button, look, lookHere, resize, found, at } = await openWide();
  const [email, password] = ["traveller@wayroam.test", "wayroam-traveller"];
  const back = `/login?way=password&returnTo=${encodeURIComponent(searchPath)}`;
  await page.goto(at(back));
  const signIn = async (written: string) => {
    await page.locator('main [name="email"]:visible').fill(email);
    await page.locator('main [name="password"]:visible').fill(written);
    await button(t("login.enter")).click();
  };
  await signIn("wrong password");
  await look("a wrong password", page.getByText(t("error.login")));
  await page.goto(at(`/login?challenge=${crypto.randomUUID()}`));
  await look("a code that is over", page.getByText(t("login.goneTitle")));
  await page.goto(at(back));
  await signIn(password);
  await look("the count of what is saved", page.locator(".site-saved[data-count]"));
  const entry = page.locator("button.site-account");
  await entry.click();
  const menu = page.locator("#account-menu");
  await menu.getByText(email).waitFor();
  await lookHere("the menu of the account");
  await page.keyboard.press("Escape");
  await expect.poll(() => menu.isVisible()).toBe(false);
  const isBack = () => entry.evaluate((each) => each === document.activeElement);
  await expect.poll(isBack).toBe(true);
  await resize(narrow);
  await button(t("nav.menu")).click();
  await page.locator("#menu").getByText(email).waitFor();
  await lookHere("the menu of a phone, signed in");
  expect(found()).toEqual([]);
  await page.close();
});
