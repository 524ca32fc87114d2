import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
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

const codeFor = (email: string) => mailedCode(product, email);

/** Chromium's own authenticator, which says yes to whoever asks it, or no. */
const addAuthenticator = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  const { authenticatorId } = await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) =>
      devTools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
};

test("a visitor adds a passkey in the profile and signs in by it", async () => {
  const page = await browser.newPage();
  const authenticator = await addAuthenticator(page);
  const email = `passkey-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto(product.at("it.localhost", "/profilo"));
  await page.getByLabel("E-mail").first().fill(email);
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByLabel("Codice di sei cifre").fill(await codeFor(email));
  await page.getByRole("button", { name: "Conferma" }).click();
  await page.getByLabel("Password").fill("quattro treni e un tè");
  await page.getByLabel("No, grazie").check();
  await page.getByRole("button", { name: "Crea l’account" }).click();
  await page.getByRole("button", { name: "Aggiungi una passkey" }).click();
  await page.locator(".account-hint", { hasText: "Aggiunta il" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Esci", exact: true }).click();
  await page.goto(product.at("it.localhost", "/login?returnTo=/profilo"));
  await authenticator.verify(false);
  await page.getByRole("button", { name: "Accedi con una passkey" }).click();
  await page.getByText("Non è partito nulla.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await authenticator.verify(true);
  await page.getByRole("button", { name: "Accedi con una passkey" }).click();
  await page.locator(".account-hint", { hasText: "usata l’ultima volta" }).waitFor();
  await page.close();
});

test("somebody of staff adds a passkey and signs in by it, with a code of no app", async () => {
  const page = await browser.newPage();
  await addAuthenticator(page);
  const at = (path: string) => product.at("backoffice.localhost", path);
  await page.goto(at("/login?returnTo=/login/factors"));
  await page.getByLabel("E-mail").fill("super@wayroam.test");
  await page.getByLabel("Password", { exact: true }).fill("wayroam-super");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "Sign-in" }).waitFor();
  await page.getByLabel("Password", { exact: true }).fill("wayroam-super");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("The passkey is added.").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto(at("/login?returnTo=/login/factors"));
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByRole("heading", { name: "Sign-in" }).waitFor();
  await page.getByLabel("Password", { exact: true }).fill("wayroam-super");
  await page.getByRole("button", { name: "Go on" }).click();
  const used = page.locator("form", { hasText: " · used " });
  await used.getByRole("button", { name: "Remove" }).click();
  await page.getByText("The passkey is removed.").waitFor();
  await page.close();
});
