import { afterAll, beforeAll, expect, test } from "vitest";
import { type Office, openOffice } from "./office.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
let admin: Office;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await openOffice(product, "admin");
});
afterAll(async () => {
  await admin?.close();
  await browser?.close();
});

test("an account is made, let in by a link, led to where it wanted to, and closed, which ends its session", async () => {
  const { page, at } = admin;
  const name = `Livia ${crypto.randomUUID().slice(0, 8)}`;
  const email = `${name.toLowerCase().replace(" ", ".")}@wayroam.test`;
  const password = "a long row of words";
  await page.goto(at("/staff"));
  await page.getByRole("button", { name: "New account" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByText("Only some").click();
  await page.getByRole("checkbox", { name: "Italy" }).check({ force: true });
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("No password yet.", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Invite" }).click();
  const link = await page.getByLabel("Link to set the password").inputValue();
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(link);
  await guest.getByText(email).waitFor();
  await guest.getByLabel("New password").fill(password);
  await guest.getByRole("button", { name: "Set the password" }).click();
  await guest.getByLabel("E-mail").waitFor();

  // A deep link leads through the sign-in and back; the start page is there for everybody.
  await guest.goto(at("/"));
  await guest.getByRole("link", { name: "Sign in" }).waitFor();
  await guest.goto(at("/preview?tab=two"));
  await guest.getByLabel("E-mail").fill(email);
  await guest.getByLabel("Password").fill(password);
  await guest.getByRole("button", { name: "Sign in", exact: true }).click();
  await guest.waitForURL(at("/preview?tab=two"));
  await guest.getByRole("heading", { level: 1, name: /^Preview/ }).waitFor();
  const me = () => guest.evaluate(async () => (await fetch("/api/me")).status);
  await expect.poll(me).toBe(200);

  await page.getByRole("switch", { name: "Closed" }).check({ force: true });
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Account saved.", { exact: true }).waitFor();
  await expect.poll(me).toBe(401);
  await context.close();
});
