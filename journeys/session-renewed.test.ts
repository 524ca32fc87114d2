import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openBrowser } from "./product.ts";
import { ownProduct } from "./shared.ts";

let product: Awaited<ReturnType<typeof ownProduct>>;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [product, browser] = await Promise.all([ownProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
});
afterEach(() => page.context().close());

const office = "backoffice.localhost";
const submitSignIn = async (form: Page, name: "editor" | "admin") => {
  await form.getByLabel("E-mail").fill(`${name}@wayroam.test`);
  await form.getByLabel("Password").fill(`wayroam-${name}`);
  await form.getByRole("button", { name: "Sign in" }).click();
};

/**
 * Opens a page in the editor and makes an edit without saving. What the editor asks by itself is
 * answered by then, so that it is the save that finds the session ended. A marker on the body shows
 * later whether the page was reloaded.
 */
const beginEdit = async (slug: string) => {
  await page.goto(product.at(office, "/custompages"));
  await submitSignIn(page, "editor");
  const answered = (end: string) => page.waitForResponse((answer) => answer.url().endsWith(end));
  await Promise.all([
    answered("/it/preview"),
    answered(`/slug-check?slug=${slug}`),
    (async () => {
      await page.getByRole("link", { name: "New page" }).click();
      await page.getByLabel("Name").fill("Typed before the end");
      await page.getByLabel("Slug").fill(slug);
    })(),
  ]);
  await page.evaluate(() => document.body.setAttribute("data-mark", "here"));
};
const isSamePage = () => page.evaluate(() => document.body.getAttribute("data-mark") === "here");

const signOutElsewhere = async () => {
  const other = await page.context().newPage();
  await other.goto(product.at(office, "/"));
  await other.getByRole("button", { name: "Sign out" }).click();
  await other.getByRole("link", { name: "Sign in" }).waitFor();
  await other.close();
};

const save = () => page.getByRole("button", { name: "Save", exact: true }).click();
const dialog = (name: string) => page.getByRole("dialog", { name });
const openWindow = async () => {
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    dialog("Your session has ended").getByRole("link", { name: "Sign in again" }).click(),
  ]);
  return popup;
};

test("a save that finds the session ended is sent again after a sign-in in place", async () => {
  await beginEdit("renewed-in-place");
  await signOutElsewhere();
  await save();
  const popup = await openWindow();
  const closed = popup.waitForEvent("close");
  await submitSignIn(popup, "editor");
  await closed;
  await page.getByText("Page created successfully.").waitFor();
  await dialog("Your session has ended").waitFor({ state: "detached" });
  expect(await isSamePage()).toBe(true);
  await page.waitForURL(/\/custompages\/[0-9a-f-]{36}$/);
});

test("while the provider's session is valid no password is asked for", async () => {
  await beginEdit("renewed-unasked");
  await page.context().clearCookies({ name: "wr-staff" });
  await save();
  await openWindow();
  await page.getByText("Page created successfully.").waitFor();
  expect(await isSamePage()).toBe(true);
});

test("an open page notices an ended session by itself, and unsaved edits are kept", async () => {
  await page.goto(product.at(office, "/custompages"));
  await submitSignIn(page, "editor");
  await page.getByRole("link", { name: "Capodanno in gruppo" }).click();
  await page.getByRole("button", { name: /^2\. Text/ }).click();
  await page.getByLabel("Title", { exact: true }).fill("Typed and not saved");
  await page.context().clearCookies({ name: "wr-staff" });
  await openWindow();
  await dialog("Your session has ended").waitFor({ state: "detached" });
  expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Typed and not saved");
  await save();
  await page.getByText("Page updated successfully.").waitFor();
});

test("declining the sign-in keeps the edits with a message, and the next save asks again", async () => {
  await beginEdit("renewed-later");
  await signOutElsewhere();
  await save();
  await dialog("Your session has ended").getByRole("button", { name: "Not now" }).last().click();
  await page.getByText("Your edits stay on this page, unsaved.").waitFor();
  expect(await page.getByLabel("Name").inputValue()).toBe("Typed before the end");
  await save();
  const popup = await openWindow();
  await submitSignIn(popup, "editor");
  await page.getByText("Page created successfully.").waitFor();
  await page.getByText("Your edits stay on this page, unsaved.").waitFor({ state: "detached" });
});

test("a sign-in of another account sends nothing and names that account", async () => {
  await beginEdit("renewed-by-another");
  await signOutElsewhere();
  await save();
  const popup = await openWindow();
  await submitSignIn(popup, "admin");
  const otherAccount = dialog("Somebody else is signed in");
  await otherAccount.getByText(/Sofia Greco is signed in now, .* opened by Emma Clarke/).waitFor();
  await otherAccount.getByRole("button", { name: "Keep my edits" }).click();
  await otherAccount.waitFor({ state: "detached" });
  expect(await page.getByLabel("Name").inputValue()).toBe("Typed before the end");
  await save();
  await otherAccount.waitFor();
  expect(await page.getByText("Page created successfully.").count()).toBe(0);
});
