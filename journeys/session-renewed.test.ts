import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Office, openBlock, openOffice, textBlock } from "./office.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let office: Office;
let page: Page;
beforeEach(async () => {
  office = await openOffice(product, "editor", { isOwn: true });
  page = office.page;
});
afterEach(() => office.close());

const name = () => page.getByLabel("Name", { exact: true });
const created = () => page.getByText("Page created successfully.");
const save = () => page.getByRole("button", { name: "Save", exact: true }).click();
const dialog = (title: string) => page.getByRole("dialog", { name: title });
const ended = () => dialog("Your session has ended");
const isSamePage = () => page.evaluate(() => document.body.getAttribute("data-mark") === "here");

/**
 * Begins a page and does not save it. What the editor asks by itself is answered by then, so that it
 * is the save that finds the session ended. A mark on the body shows later whether the page was
 * reloaded.
 */
const beginEdit = async () => {
  const slug = `renewed-${crypto.randomUUID().slice(0, 8)}`;
  const answered = (end: string) => page.waitForResponse((answer) => answer.url().endsWith(end));
  await Promise.all([
    answered("/it/preview"),
    answered(`/slug-check?slug=${slug}`),
    (async () => {
      await page.goto(office.at("/custompages/new"));
      await name().fill("Typed before the end");
      await page.getByLabel("Slug").fill(slug);
    })(),
  ]);
  await page.evaluate(() => document.body.setAttribute("data-mark", "here"));
};

const signOutElsewhere = async () => {
  const other = await office.tab();
  await other.goto(office.at("/"));
  await other.getByRole("button", { name: "Sign out" }).click();
  await other.getByRole("link", { name: "Sign in", exact: true }).waitFor();
  expect(new URL(other.url()).pathname).toBe("/");
  await other.close();
};

const openWindow = async () => {
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    ended().getByRole("link", { name: "Sign in again" }).click(),
  ]);
  return popup;
};
const submitSignIn = async (form: Page, account: "editor" | "admin") => {
  await form.getByLabel("E-mail").fill(`${account}@wayroam.test`);
  await form.getByLabel("Password").fill(`wayroam-${account}`);
  await form.getByRole("button", { name: "Sign in", exact: true }).click();
};

test("a save that finds the session ended is sent again after a sign-in in place, by the same account alone", async () => {
  await beginEdit();
  await signOutElsewhere();
  await save();
  await ended().getByRole("button", { name: "Not now" }).last().click();
  await page.getByText("Your edits stay on this page, unsaved.").waitFor();
  await expect.poll(() => name().inputValue()).toBe("Typed before the end");

  await save();
  await submitSignIn(await openWindow(), "admin");
  const other = dialog("Somebody else is signed in");
  await other.getByText(/Sofia Greco is signed in now, .* opened by Emma Clarke/).waitFor();
  await other.getByRole("button", { name: "Keep my edits" }).click();
  await other.waitFor({ state: "detached" });
  await expect.poll(() => name().inputValue()).toBe("Typed before the end");
  await save();
  await other.waitFor();
  await created().waitFor({ state: "detached" });
  await other.getByRole("button", { name: "Keep my edits" }).click();

  await signOutElsewhere();
  await save();
  const popup = await openWindow();
  const closed = popup.waitForEvent("close");
  await submitSignIn(popup, "editor");
  await closed;
  await created().waitFor();
  await ended().waitFor({ state: "detached" });
  await page.getByText("Your edits stay on this page, unsaved.").waitFor({ state: "detached" });
  await expect.poll(isSamePage).toBe(true);
  await page.waitForURL(/\/custompages\/[0-9a-f-]{36}$/);
});

test("an open page notices an ended session by itself, asks for no password twice and keeps the edits", async () => {
  const record = await office.create({ blocks: [textBlock("Uno")] });
  await office.edit(record);
  await name().fill("Typed and not saved");
  await page.context().clearCookies({ name: "wr-staff" });
  await openBlock(page, 1); // which colleagues are told at once
  await openWindow(); // the provider still knows the account
  await ended().waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Page settings" }).click();
  await expect.poll(() => name().inputValue()).toBe("Typed and not saved");
  await save();
  await page.getByText("Page updated successfully.").first().waitFor();
  expect((await office.stored(record.id)).name).toBe("Typed and not saved");
});
