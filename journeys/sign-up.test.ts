import { afterAll, beforeAll, expect, test } from "vitest";
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

const codeFor = (email: string) => mailedCode(product, email);

test.each([
  ["it-IT", true],
  ["it-IT", false],
  ["de-DE", false],
] as const)(
  "in %s somebody signs up by a mailed code, fills in the profile and signs out; with a script: %s",
  async (id, javaScriptEnabled) => {
    const market = marketById(id);
    const t = translatorFor(market);
    const at = (path: string) => product.at(market.hostDefault, path);
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const broken: string[] = [];
    const look = async () => {
      if (javaScriptEnabled) broken.push(...(await axeViolations(page)));
    };
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const email = `person-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await page.goto(at(pathOf(id, "profile") ?? ""));
    await page.getByLabel(t("login.email")).first().fill("nope");
    await press(t("login.continue"));
    await page.getByText(t("error.email")).waitFor();
    await page.getByLabel(t("login.email")).first().fill(email);
    await press(t("login.continue"));
    await page.getByText(t("login.welcomeNew")).waitFor();
    await look();
    await page.getByLabel(t("login.code")).fill(await codeFor(email));
    await press(t("login.confirm"));
    await page.getByRole("heading", { name: t("login.accountTitle") }).waitFor();
    await look();
    await page.getByLabel(t("login.password")).fill("quattro treni e un tè");
    await page.getByLabel(t("login.marketingNo")).check();
    await press(t("login.create"));
    await page.getByRole("heading", { name: t("profile.title") }).waitFor();
    await look();
    await page.getByLabel(t("profile.name")).fill("Marta Conti");
    if (market.id === "it-IT") {
      await page.getByLabel(t("profile.codiceFiscale")).fill("RSSMRA80A01H501X");
      await press(t("profile.save"));
      await page.getByText(t("profile.taxCheck")).waitFor();
      await page.getByLabel(t("profile.codiceFiscale")).fill("rssmra80a01h501u");
    }
    await press(t("profile.save"));
    await page.getByRole("heading", { name: "Marta Conti" }).waitFor();
    if (javaScriptEnabled) {
      await page.goto(at("/"));
      await page.locator(".site-account", { hasText: "MC" }).click();
      await page
        .locator("#account-menu")
        .getByRole("link", { name: t("nav.profile") })
        .click();
    }
    await page.getByRole("heading", { name: "Marta Conti" }).waitFor();
    await press(t("nav.signOut"));
    await page.locator(".site-account", { hasText: t("nav.signIn") }).waitFor();
    expect(broken).toEqual([]);
    await context.close();
  },
);

test("a stranger’s page asks nobody who they are", async () => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(product.at("it.localhost", "/"), { waitUntil: "networkidle" });
  expect(asked).not.toContain("/api/me");
  await page.close();
});
