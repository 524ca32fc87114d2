import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { openBrowser } from "./product.ts";
import { ownProduct } from "./shared.ts";

let product: Awaited<ReturnType<typeof ownProduct>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([ownProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const office = "backoffice.localhost";
const people = { editor: "Emma Clarke", admin: "Sofia Greco" } as const;

/** Opens a page in the editor as a member of staff and counts the heartbeats. */
const open = async (name: keyof typeof people) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    bypassCSP: true, // axe is injected into the page
  });
  const page = await context.newPage();
  let heartbeats = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().endsWith("/presence")) heartbeats += 1;
  });
  await page.goto(product.at(office, "/custompages"));
  await page.getByLabel("E-mail").fill(`${name}@wayroam.test`);
  await page.getByLabel("Password").fill(`wayroam-${name}`);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Capodanno in gruppo" }).click();
  await page.getByRole("heading", { level: 1, name: "Capodanno in gruppo" }).waitFor();
  const openTextBlock = () => page.getByRole("button", { name: /^2\. Text/ }).click();
  const writeTitle = (words: string) => page.getByLabel("Title", { exact: true }).fill(words);
  // The page only reports that the person left when it is unloaded normally. The test therefore
  // navigates away before it closes the page.
  const leave = () => page.goto("about:blank");
  return { page, openTextBlock, writeTitle, heartbeats: () => heartbeats, leave };
};

const presenceParts = [".presence", ".lock-note"];

test("two editors of a page see each other, and a block's lock passes from one to the other", async () => {
  const [emma, sofia] = await Promise.all([open("editor"), open("admin")]);
  await emma.page.getByRole("button", { name: "Sofia Greco", exact: true }).waitFor();
  await sofia.page.getByRole("button", { name: "Emma Clarke", exact: true }).waitFor();

  await emma.openTextBlock();
  await sofia.page.getByRole("button", { name: "Emma Clarke, reading Text" }).click();
  expect(await sofia.page.getByText("is editing this block").count()).toBe(0);
  await emma.writeTitle("Emma writes");
  await sofia.page.getByText(/^Emma Clarke is editing this block since \d\d:\d\d\.$/).waitFor();
  expect(await axeViolations(sofia.page, presenceParts)).toEqual([]);

  await sofia.page.getByRole("button", { name: "Take over" }).click();
  await emma.page.getByText("Sofia Greco has taken over this block.").waitFor();
  await sofia.page.getByText("is editing this block").waitFor({ state: "detached" });
  expect(await emma.page.getByLabel("Title", { exact: true }).inputValue()).toBe("Emma writes");
  expect(await axeViolations(emma.page, presenceParts)).toEqual([]);

  await emma.page.getByRole("button", { name: "Take it back" }).click();
  await sofia.page.getByText("Emma Clarke has taken over this block.").waitFor();

  const before = emma.heartbeats();
  await emma.page.waitForTimeout(17_000);
  expect(emma.heartbeats() - before).toBeLessThanOrEqual(3);

  await sofia.leave();
  await emma.page
    .getByRole("button", { name: /^Sofia Greco/ })
    .waitFor({ state: "detached", timeout: 10_000 }); // who only falls silent stays for 12 s or more
  await emma.leave();
});

test("a block's lock does not prevent saving", async () => {
  const [emma, sofia] = await Promise.all([open("editor"), open("admin")]);
  await emma.openTextBlock();
  await emma.writeTitle("Emma is not ready");
  await sofia.openTextBlock();
  await sofia.page.getByText("Emma Clarke is editing this block").waitFor();
  expect(await sofia.page.getByLabel("Title", { exact: true }).isDisabled()).toBe(true);
  await sofia.page.getByRole("button", { name: "Page settings" }).click();
  await sofia.page.getByLabel("SEO title").fill("Sofia is ready");
  await sofia.page.getByRole("button", { name: "Save", exact: true }).click();
  await sofia.page.getByText("Page updated successfully.").waitFor();
  expect(await emma.page.getByLabel("Title", { exact: true }).inputValue()).toBe(
    "Emma is not ready",
  );
  await Promise.all([emma.leave(), sofia.leave()]);
});

test("an own other tab is told of, and never makes a block read-only", async () => {
  const emma = await open("editor");
  await emma.openTextBlock();
  await emma.writeTitle("Written in the first tab");
  const later = await emma.page.context().newPage();
  await later.goto(emma.page.url());
  await later.getByRole("button", { name: /^2\. Text/ }).click();
  await later.getByText("This block is also open in another tab of yours.").waitFor();
  expect(await later.getByLabel("Title", { exact: true }).isEnabled()).toBe(true);
  await later.goto("about:blank");
  await emma.leave();
});

test("a colleague's save is seen at once in an untouched editor, and told in an edited one", async () => {
  const [emma, sofia] = await Promise.all([open("editor"), open("admin")]);
  const save = async (words: string) => {
    await emma.openTextBlock();
    await emma.writeTitle(words);
    await emma.page.getByRole("button", { name: "Save", exact: true }).click();
    await emma.page.getByText("Nothing to save").waitFor();
  };
  /** What coming back to the tab does, which is sooner than the next look. */
  const comeBack = () =>
    sofia.page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await sofia.openTextBlock();
  await save("Emma was here");
  await comeBack();
  await sofia.page.getByText(/^Emma Clarke saved at \d\d:\d\d\. You see it now\.$/).waitFor();
  await expect
    .poll(() => sofia.page.getByLabel("Title", { exact: true }).inputValue())
    .toBe("Emma was here");
  await sofia.page.getByText("Nothing to save").waitFor();

  await sofia.page.getByRole("button", { name: "Page settings" }).click();
  await sofia.page.getByLabel("SEO title").fill("Sofia writes");
  await save("Emma again");
  await comeBack();
  const note = sofia.page.locator(".colleague-saved");
  await note.getByRole("button", { name: "See what changed" }).waitFor();
  expect(await note.textContent()).toMatch(/^Emma Clarke saved at \d\d:\d\d/);
  await note.getByRole("button", { name: "See what changed" }).click();
  await sofia.page.getByText("Nothing collides: both are together already.").waitFor();
  await sofia.page.getByRole("button", { name: "Go on with both together" }).click();
  await note.waitFor({ state: "detached" });
  await sofia.page.getByText("Nothing to save").waitFor();
  await Promise.all([emma.leave(), sofia.leave()]);
});
